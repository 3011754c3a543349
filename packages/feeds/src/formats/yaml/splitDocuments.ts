import { ImportRefusal } from '../../errors/ImportRefusal.ts'
import { readTextLines, type TextLine } from '../readTextLines.ts'

/** A document of a stream, or an item of a list that is one. */
export interface YamlPart {
  line: number
  text: string
  isItem: boolean
  fault?: TextLine['fault']
}

const LONGEST_LINE_BYTES = 1_000_000
/** What is one document is held in memory a few hundred times over while it is read. */
const LONGEST_DOCUMENT = 2_000_000
const LONGEST_ITEM = 200_000
const START = /^---(?=\s|$)/
const END = /^\.\.\.(?=\s|$)/
const ITEM = /^-(?=\s|$)/

/**
 * The documents of a stream, and of those that are a list at their top its items, each as text: a file of any length passes in
 * the memory of one of them.
 * @throws {ImportRefusal} a document that is no list is larger than can be read at once
 */
export async function* splitDocuments(file: string): AsyncIterable<YamlPart> {
  let part: YamlPart | undefined
  for await (const { line, text, fault } of readTextLines(file, LONGEST_LINE_BYTES)) {
    const isStart = START.test(text)
    if (isStart || END.test(text) || (ITEM.test(text) && part?.isItem !== false)) {
      if (part) yield part
      part = undefined
    }
    const said = isStart ? text.slice(3) : text
    if (END.test(text) || (!part && !fault && /^\s*(?:#.*|%.*)?$/.test(said))) continue
    part = part ? grown(part, said, file) : { line, text: said, isItem: ITEM.test(said) }
    if (fault) part.fault = fault
  }
  if (part) yield part
}

function grown(part: YamlPart, text: string, file: string): YamlPart {
  const { length } = part.text
  if (part.isItem && length > LONGEST_ITEM) return { ...part, fault: 'too_long' }
  if (length > LONGEST_DOCUMENT)
    throw new ImportRefusal(
      'unreadable',
      `${file} holds a document of more than ${LONGEST_DOCUMENT / 1e6} MB. Nothing was changed; make its records the items of a list at its top, or put --- between them.`,
    )
  part.text += `\n${text}`
  return part
}
