import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { Rolldown, UserConfig, Plugin } from 'vite'
import type { UnitApp } from '../config/UnitApp.ts'
import { assertIcons, assertSites } from '../config/assertSites.ts'
import { currentPages, currentSite, BUILD_VARIABLES } from '../config/currentSite.ts'
import { codeModules, templateModule } from '../vite/codeModules.ts'
import { recordInputs } from '../vite/recordInputs.ts'
import { cssModules, inlineClassNames } from '../vite/cssModules.ts'
import { servedModules } from '../vite/servedModules.ts'
import { serverBundleConfig } from '../vite/serverBundleConfig.ts'
import { trimReact } from '../vite/trimReact.ts'
import { siteModule } from '../vite/siteModule.ts'
import { APP } from '../build/withTemplate.ts'
import { devServer } from './devServer.ts'

/**
 * The Vite configuration of a unit's app: for the development of the site that SITE names, and for the two steps in which
 * `buildCode` makes the code that sites share.
 */
export function unitViteConfig(app: UnitApp): UserConfig {
  const { pages, serverBundle } = BUILD_VARIABLES
  const target = process.env[pages]
  const serverTarget = process.env[serverBundle]
  const table = currentPages(app.unit, process.env)
  assertIcons(app, table)
  if (serverTarget) return serverBundleConfig(app, table, serverTarget)
  return target ? browserConfig(app, target) : devConfig(app)
}

function browserConfig(app: UnitApp, outDir: string): UserConfig {
  return {
    root: app.root,
    logLevel: 'warn',
    plugins: [
      codeModules(app, currentPages(app.unit, process.env)),
      servedModules(),
      inlineClassNames(),
      trimReact(),
      react(),
      vike(),
      codeSplitting(),
      recordInputs(),
    ],
    css: cssModules,
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // A report for who tunes the bundler; Vike's groups have no name in it, which it would say at every build.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  }
}

function devConfig(app: UnitApp): UserConfig {
  const site = currentSite(app.unit, process.env['SITE'])
  assertSites(app, [site])
  return {
    root: app.root,
    logLevel: 'warn',
    plugins: [codeModules(app, site), siteModule(app, site), devServer(app, site), react(), vike()],
    css: cssModules,
  }
}

/** What reads page data. The server has read it for the browser; the door of the package imports it beside what pages need. */
const PARSER = /\/page-data\/src\/(?:schemas|reading|parse)/

/** What stands behind a door that pages open for something else. */
const BEHIND_A_DOOR = /\/routing\/src\/errors\/(?:normaliseError|redirect)\.ts|\/settings\/src\/ConfigError\.ts/

/** What stands on a page of its own where no script brings it: that page has it as well as later code, and no other page has it. */
const WITH_OWN_PAGE = /\/(?:assistant-panel|shopper-form)\/(?!AssistantLink|FormLink)/

/** The page that most visits begin with: what it shares with others is what a first visit loads. */
const FIRST_PAGE = templateModule('merchant')
const ANY_PAGE = templateModule('')

/** What every visit loads once its first page is hydrated, each asked for by itself. */
const AFTERWARDS = [
  '/shell/src/browser/startVisit.ts',
  '/shell/src/browser/opened-coupons/createOpenedCoupons.ts',
  '/shell/src/browser/kept/createKept.ts',
  '/shell/src/client-state/correctVisitor.ts',
  '/widgets/src/your-stores/index.ts',
  '/src/plugins.ts',
  '/tracking/src/plugins/realUser.ts',
  '/tracking/src/plugins/adBlock.ts',
]

/**
 * A page costs three files: the framework, what the app and page types share, and its own. So a client navigation to a new page
 * type is one chunk and one stylesheet, and an edit to a page leaves the framework in browsers' caches. What merchants' pages do
 * without is in a file of the others. What comes afterwards in every visit is one file too: small ones, of which each is compressed
 * by itself, were 4 kB more.
 */
const GROUPS = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
  { name: 'query', test: /node_modules\/@tanstack\/|\/browser\/query\//, minShareCount: 2, priority: 5 },
  group(
    'shared',
    4,
    (id, needing) => !isForLater(id) && (needing(APP) > 0 || (needing(FIRST_PAGE) > 0 && needing(ANY_PAGE) > 1)),
  ),
  group('listings', 3, (id, needing) => !isForLater(id) && needing(ANY_PAGE) > 1),
  group('visit', 2, (id, needing) => !PARSER.test(id) && AFTERWARDS.some((module) => needing(module) > 0)),
  { name: 'ownPages', test: WITH_OWN_PAGE, minShareCount: 2, priority: 1 },
]

function isForLater(id: string): boolean {
  return [PARSER, BEHIND_A_DOOR, WITH_OWN_PAGE].some((later) => later.test(id))
}

/**
 * Makes a group of modules by what needs them.
 * @param priority a group takes along what its modules need, if no group before it has that
 * @param isIn is told how many modules of a name cannot do without one, since static imports lead from them to it
 */
function group(name: string, priority: number, isIn: (id: string, needing: (module: string) => number) => boolean) {
  const nameChunk = (id: string, graph: Rolldown.ChunkingContext): string | null => {
    const needing = [...listNeeding(id, graph)]
    return isIn(id, (module) => needing.filter((other) => other.includes(module)).length) ? name : null
  }
  return { name: nameChunk, priority }
}

/** The modules that cannot do without one, itself among them: static imports lead from them to it. */
function listNeeding(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) listNeeding(importer, graph, seen)
  return seen
}

/**
 * Sets how the browser's bundle is cut. Must stand behind Vike's plugin: that one gives every stylesheet a chunk of its own, so
 * that its two builds cannot say the same thing twice (vikejs/vike#1815). Of ours only the browser's is served.
 */
function codeSplitting(): Plugin {
  return {
    name: 'clipfront:code-splitting',
    apply: 'build',
    configResolved: {
      order: 'post',
      handler(config) {
        const build = config.environments['client']?.build
        const output = build?.rolldownOptions.output
        for (const one of [output ?? []].flat()) {
          delete one.manualChunks
          one.codeSplitting = { groups: [...GROUPS] }
        }
      },
    },
  }
}
