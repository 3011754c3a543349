import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import type { UserConfig } from 'vite'
import { currentSite } from '../config/currentSite.ts'
import type { UnitApp } from '../config/UnitApp.ts'
import { devServer } from '../dev/devServer.ts'
import { BUILD_VARIABLES } from './buildVariables.ts'
import { codeSplitting } from './codeSplitting.ts'
import { cssModules } from './cssModules.ts'
import { serverBundleConfig } from './serverBundleConfig.ts'
import { siteModules } from './siteModules.ts'

/**
 * The Vite configuration of a unit's app, for the site that SITE names: for development, and for the two steps of a release's
 * build, which `buildSite` runs one after the other.
 */
export function unitViteConfig(app: UnitApp): UserConfig {
  const site = currentSite(app.unit, process.env['SITE'])
  const serverBundle = process.env[BUILD_VARIABLES.serverBundle]
  if (serverBundle) return serverBundleConfig(app, site, serverBundle)
  return {
    root: app.root,
    logLevel: 'warn',
    plugins: [siteModules(app, site), devServer(app, site), react(), vike(), codeSplitting()],
    css: cssModules,
    build: {
      outDir: process.env[BUILD_VARIABLES.pages] ?? `dist/${site.label}`,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // A report for who tunes the bundler; Vike's groups have no name in it, which it would say at every build.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  }
}
