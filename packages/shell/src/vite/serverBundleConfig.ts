import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import type { UnitApp } from '../config/UnitApp.ts'
import type { PageTable } from '../config/siteTemplates.ts'
import { codeModules, RELEASE_MODULE } from './codeModules.ts'
import { cssModules } from './cssModules.ts'
import { recordInputs } from './recordInputs.ts'

/** Builds the server's half of a release into one file that needs no `node_modules` and knows nothing of Vike. */
export function serverBundleConfig(app: UnitApp, pages: PageTable, outDir: string): UserConfig {
  return {
    root: app.root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [codeModules(app, pages), react(), recordInputs()],
    css: cssModules,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      emitAssets: false,
      rolldownOptions: {
        // A report for who tunes the bundler.
        checks: { bundlerTimings: false },
        input: { render: RELEASE_MODULE },
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  }
}
