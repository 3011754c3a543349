import { readTextLines } from './readTextLines.ts'

const LONGEST_LINE_BYTES = 1_000_000

/** What a file of text is, told by the first sign in it. */
export async function beginsAs(file: string): Promise<'json' | 'xml' | 'table'> {
  for await (const { text } of readTextLines(file, LONGEST_LINE_BYTES)) {
    const [sign] = text.trim()
    if (sign === '{' || sign === '[') return 'json'
    if (sign !== undefined) return sign === '<' ? 'xml' : 'table'
  }
  return 'table'
}
