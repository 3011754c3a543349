import { join } from 'node:path'
import { bundleScript } from './bundleScript.ts'

const ENTRY = join(import.meta.dirname, '../click-out/inline.ts')

/**
 * Builds the script that stands in every document: offers work from the first paint on.
 * @returns one expression statement, safe to stand in a `<script>`
 */
export async function bundleInlineScript(): Promise<string> {
  const code = await bundleScript(ENTRY)
  if (/<\/script|<!--/i.test(code)) throw new Error(`${ENTRY} holds text that would end the script it stands in.`)
  return code
}
