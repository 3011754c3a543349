import { ImportRefusal } from '../../ImportRefusal.ts'
import type { SourceRecord } from '../SourceRecord.ts'
import { parseYaml } from './parseYaml.ts'
import { splitDocuments, type YamlPart } from './splitDocuments.ts'

const ANCHOR = /(?:^|\s)&[\w-]/
const ALIAS = /(?:^|[\s[,])\*[\w-]/
/** Of the items that others name again; they are read with each of these. */
const LONGEST_PRELUDE = 4000

/**
 * The documents of a file of YAML, and of those that are a list at their top its items.
 * @throws {ImportRefusal} names in it stand for more than a memory holds
 */
export async function* readDocuments(file: string): AsyncIterable<SourceRecord<unknown>> {
  let prelude = ''
  for await (const part of splitDocuments(file)) {
    if (!part.isItem) prelude = ''
    const { line, text: excerpt } = part
    if (part.fault) {
      yield { line, excerpt, fault: part.fault }
      continue
    }
    const parsed = parsePart(part, prelude)
    if (parsed === 'explodes')
      throw new ImportRefusal(
        'unreadable',
        `${file} has names (&…) that stand for more than can be held, from line ${line}. Nothing was changed; ask its sender for one without.`,
      )
    if (part.isItem && ANCHOR.test(part.text) && prelude.length + part.text.length < LONGEST_PRELUDE)
      prelude += `${part.text}\n`
    yield parsed === 'broken' ? { line, excerpt, fault: 'unreadable_line' } : { line, excerpt, value: parsed.value }
  }
}

/** An item that names others is read behind them. */
function parsePart({ text, isItem }: YamlPart, prelude: string): ReturnType<typeof parseYaml> {
  if (!isItem) return parseYaml(text)
  const parsed = parseYaml(ALIAS.test(text) ? prelude + text : text)
  if (typeof parsed === 'string') return parsed
  return Array.isArray(parsed.value) ? { value: parsed.value.at(-1) } : 'broken'
}
