import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { UserConfig } from 'vite'
import { assertIcons } from '../config/assertIcons.ts'
import { assertSites } from '../config/assertSites.ts'
import { currentPages } from '../config/currentPages.ts'
import { currentSite } from '../config/currentSite.ts'
import type { UnitApp } from '../config/UnitApp.ts'
import { devServer } from '../dev/devServer.ts'
import { BUILD_VARIABLES } from './buildVariables.ts'
import { codeModules } from './codeModules.ts'
import { codeSplitting } from './codeSplitting.ts'
import { cssModules } from './cssModules.ts'
import { recordInputs } from './recordInputs.ts'
import { serverBundleConfig } from './serverBundleConfig.ts'
import { siteModule } from './siteModule.ts'

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
