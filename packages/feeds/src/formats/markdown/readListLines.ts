import { ImportRefusal } from '../../errors/ImportRefusal.ts'
import { createParagraphMeter } from './createParagraphMeter.ts'
import { joinTables } from './joinTables.ts'
import { readTextLines, type TextLine } from '../readTextLines.ts'

interface ListLines {
  lines: string[]
  /** Lines that were left out, and why. */
  faults: { line: number; excerpt: string; fault: NonNullable<TextLine['fault']> }[]
}

const LONGEST_LINE_BYTES = 10_000
const LONGEST_PARAGRAPH = 8000
const LARGEST_LIST_CHARACTERS = 2_000_000

/**
 * The lines of a list for its parser, which reads a document as a whole: those that nobody can read are left out of it, so
 * that they cost their own offer and no other.
 * @throws {ImportRefusal} the file is empty, or larger than lists that people write
 */
export async function readListLines(file: string): Promise<ListLines> {
  const read: TextLine[] = []
  let characters = 0
  for await (const line of readTextLines(file, LONGEST_LINE_BYTES)) {
    characters += line.text.length
    if (characters > LARGEST_LIST_CHARACTERS)
      throw new ImportRefusal(
        'unreadable',
        `${file} is too large for a list that people write. Split it, or send it as JSON Lines.`,
      )
    read.push(line)
  }
  const measure = createParagraphMeter()
  const joined = joinTables(read.map(({ text, fault }) => (fault ? '' : text)))
  const lines: string[] = []
  const faults: ListLines['faults'] = []
  joined.forEach((text, index) => {
    const { line = 0, text: excerpt = '', fault } = read[index] ?? {}
    const found = fault ?? (measure(text) > LONGEST_PARAGRAPH ? 'too_long' : undefined)
    if (found) faults.push({ line, excerpt, fault: found })
    lines.push(found && !fault ? '' : text)
  })
  if (faults.length === 0 && !lines.some((text) => text.trim()))
    throw new ImportRefusal('empty', `${file} is empty. Nothing was changed; ask its sender for a whole one.`)
  return { lines, faults }
}
