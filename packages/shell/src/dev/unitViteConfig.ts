import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { UserConfig, Plugin } from 'vite'
import type { UnitApp } from '../config/UnitApp.ts'
import { assertIcons, assertSites } from '../config/assertSites.ts'
import { currentPages, currentSite, BUILD_VARIABLES } from '../config/currentSite.ts'
import { codeModules } from '../vite/codeModules.ts'
import { recordInputs } from '../vite/recordInputs.ts'
import { cssModules, serverBundleConfig } from '../vite/serverBundleConfig.ts'
import { siteModule } from '../vite/siteModule.ts'
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
    plugins: [codeModules(app, currentPages(app.unit, process.env)), react(), vike(), codeSplitting(), recordInputs()],
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

/**
 * A page costs three files: the framework, what page types share, and its own. So a client navigation to a new page type is
 * one chunk and one stylesheet, and an edit to a page leaves the framework in browsers' caches.
 */
const GROUPS = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  // Shared by what is loaded later, and by no page.
  { name: 'query', test: /node_modules\/@tanstack\/|\/browser\/query\//, minShareCount: 2, priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
]

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
