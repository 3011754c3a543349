import { join } from 'node:path'
import { build } from 'vite'
import { recordInputs } from './recordInputs.ts'

const ENTRY = join(import.meta.dirname, '../click-out/inline.ts')

/**
 * Builds the script that stands in every document: offers work from the first paint on.
 * @returns one expression statement, safe to stand in a `<script>`
 */
export async function bundleInlineScript(): Promise<string> {
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
      lib: { entry: ENTRY, formats: ['iife'], name: 'clipfront' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = [outputs].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${ENTRY} was built into nothing.`)
  const code = chunk.code.trim()
  if (/<\/script|<!--/i.test(code)) throw new Error(`${ENTRY} holds text that would end the script it stands in.`)
  return code
}
