import { build } from 'vite'

/** Builds a script of a test page out of what the app does. @param entry path of the file it begins with */
export async function bundleApp(entry: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'app' } },
  })
  const [output] = [outputs].flat()
  if (!output || !('output' in output)) throw new Error('the bundler gave no output')
  return output.output[0].code
}
