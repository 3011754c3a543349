import { join } from 'node:path'
import { build } from 'vite'
import { bundleInlineScript } from '../../vite/bundleInlineScript.ts'

/** The inline script as a release has it, and the app's part of the clicks. */
export async function bundleScripts(): Promise<{ inline: string; app: string }> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(import.meta.dirname, 'app.ts'), formats: ['iife'], name: 'app' } },
  })
  const [output] = [outputs].flat()
  if (!output || !('output' in output)) throw new Error('the bundler gave no output')
  return { inline: await bundleInlineScript(), app: output.output[0].code }
}
