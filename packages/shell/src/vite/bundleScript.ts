import { build } from 'vite'
import { recordInputs } from './recordInputs.ts'

/**
 * Builds a module and all that it imports, minified, into one classic script.
 * @param entry absolute
 * @throws {Error} nothing came of it
 */
export async function bundleScript(entry: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    // A build of its own, which the one that asks for it knows nothing of.
    plugins: [recordInputs()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'clipfront' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = [outputs].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${entry} was built into nothing.`)
  return chunk.code.trim()
}
