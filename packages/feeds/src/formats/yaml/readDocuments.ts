import { ImportRefusal } from '../../errors/ImportRefusal.ts'
import type { SourceRecord } from '../SourceRecord.ts'
import { parseYaml } from './parseYaml.ts'
import { splitDocuments, type YamlPart } from './splitDocuments.ts'

const ANCHOR = /(?:^|\s)&[\w-]/
const ALIAS = /(?:^|[\s[,])\*[\w-]/
/** Of the items that others name again; they are read with each of these. */
const LONGEST_PRELUDE = 4000
/** Items that are parsed at once: to begin is a third of the cost. */
const BATCH = 20
const LONGEST_BATCH = 20_000

/**
 * The documents of a file of YAML, and of those that are a list at their top its items.
 * @throws {ImportRefusal} names in it stand for more than a memory holds
 */
export async function* readDocuments(file: string): AsyncIterable<SourceRecord<unknown>> {
  let prelude = ''
  let batch: YamlPart[] = []
  let length = 0
  for await (const part of splitDocuments(file)) {
    const isAlone = !isPlain(part)
    if (isAlone || batch.length >= BATCH || length > LONGEST_BATCH) {
      yield* readPlain(batch, file)
      batch = []
      length = 0
    }
    if (isAlone) {
      if (!part.isItem) prelude = ''
      yield readPart(part, prelude, file)
      if (part.isItem && ANCHOR.test(part.text) && prelude.length + part.text.length < LONGEST_PRELUDE)
        prelude += `${part.text}\n`
    } else {
      batch.push(part)
      length += part.text.length
    }
  }
  yield* readPlain(batch, file)
}

/** An item that names nothing and is named by none. */
function isPlain({ text, isItem, fault }: YamlPart): boolean {
  return isItem && !fault && !ANCHOR.test(text) && !ALIAS.test(text)
}

/** Plain items, at once; where one of them is broken each by itself. */
function* readPlain(parts: readonly YamlPart[], file: string): Iterable<SourceRecord<unknown>> {
  const parsed = parts.length > 1 ? parseYaml(parts.map(({ text }) => text).join('\n')) : 'broken'
  const values: unknown = typeof parsed === 'string' ? undefined : parsed.value
  const isWhole = Array.isArray(values) && values.length === parts.length
  for (const [index, part] of parts.entries()) {
    const { line, text: excerpt } = part
    yield isWhole ? { line, excerpt, value: values[index] as unknown } : readPart(part, '', file)
  }
}

function readPart(part: YamlPart, prelude: string, file: string): SourceRecord<unknown> {
  const { line, text: excerpt } = part
  if (part.fault) return { line, excerpt, fault: part.fault }
  const parsed = parsePart(part, prelude)
  if (parsed === 'explodes')
    throw new ImportRefusal(
      'unreadable',
      `${file} has names (&…) that stand for more than can be held, from line ${line}. Nothing was changed; ask its sender for one without.`,
    )
  return parsed === 'broken' ? { line, excerpt, fault: 'unreadable_line' } : { line, excerpt, value: parsed.value }
}

/** An item that names others is read behind them. */
function parsePart({ text, isItem }: YamlPart, prelude: string): ReturnType<typeof parseYaml> {
  if (!isItem) return parseYaml(text)
  const parsed = parseYaml(ALIAS.test(text) ? prelude + text : text)
  if (typeof parsed === 'string') return parsed
  return Array.isArray(parsed.value) ? { value: parsed.value.at(-1) } : 'broken'
}
