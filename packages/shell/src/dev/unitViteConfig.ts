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

/** What reads page data. The server has read that of the first page; the door of the package imports it beside what pages need. */
const PARSER = /\/page-data\/src\/(?:schemas|reading|parse)/

/** What stands behind a door that pages open for something else. */
const BEHIND_A_DOOR = /\/routing\/src\/errors\/(?:normaliseError|redirect)\.ts|\/settings\/src\/ConfigError\.ts/

/** What stands on a page of its own where no script brings it: that page has it as well as later code, and no other page has it. */
const WITH_OWN_PAGE = /\/(?:assistant-panel|shopper-form)\/(?!AssistantLink|FormLink)/

/** The page that most visits begin with: what it shares with others is what a first visit loads. */
const FIRST_PAGE = templateModule('merchant')

/**
 * A page costs three files: the framework, what page types share, and its own. So a client navigation to a new page type is
 * one chunk and one stylesheet, and an edit to a page leaves the framework in browsers' caches. What merchants' pages do without
 * is in a file of the others, and what only later code shares is in no page's files.
 */
const GROUPS = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
  { name: 'query', test: /node_modules\/@tanstack\/|\/browser\/query\//, minShareCount: 2, priority: 5 },
  { name: ofPages('shared', [APP, FIRST_PAGE]), minShareCount: 2, priority: 4 },
  { name: ofPages('listings', [templateModule('')]), minShareCount: 2, priority: 3 },
  { name: 'parser', test: PARSER, priority: 2 },
  { name: 'ownPages', test: WITH_OWN_PAGE, minShareCount: 2, priority: 1 },
]

/** Names what pages need for what they show at first: static imports lead there from one of these modules. */
function ofPages(name: string, roots: readonly string[]) {
  return (id: string, graph: Rolldown.ChunkingContext): string | null =>
    ![PARSER, BEHIND_A_DOOR, WITH_OWN_PAGE].some((other) => other.test(id)) && isReached(id, graph, roots) ? name : null
}

function isReached(
  id: string,
  graph: Rolldown.ChunkingContext,
  roots: readonly string[],
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (roots.some((root) => id.includes(root))) return true
  return graph.getModuleInfo(id)?.importers.some((importer) => isReached(importer, graph, roots, seen)) ?? false
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
