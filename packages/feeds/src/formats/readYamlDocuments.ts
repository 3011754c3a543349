import { parse } from 'yaml'
import { ImportError } from '../errors/ImportError.ts'
import { type SourceRecord, readTextLines, type TextLine } from './readTextLines.ts'

const ANCHOR = /(?:^|\s)&[\w-]/
const ALIAS = /(?:^|[\s[,])\*[\w-]/
/** Of the items that others name again; they are read with each of these. */
const LONGEST_PRELUDE = 4000
/** Items that are parsed at once: to begin is a third of the cost. */
const BATCH = 20
const LONGEST_BATCH = 20_000

/**
 * The documents of a file of YAML, and of those that are a list at their top its items.
 * @throws {ImportError} names in it stand for more than a memory holds
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
function isPlain({ text, isItem, issue }: YamlPart): boolean {
  return isItem && !issue && !ANCHOR.test(text) && !ALIAS.test(text)
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
  if (part.issue) return { line, excerpt, issue: part.issue }
  const parsed = parsePart(part, prelude)
  if (parsed === 'explodes')
    throw new ImportError(
      'unreadable',
      `${file} has names (&…) that stand for more than can be held, from line ${line}. Nothing was changed; ask its sender for one without.`,
    )
  return parsed === 'broken' ? { line, excerpt, issue: 'unreadable_line' } : { line, excerpt, value: parsed.value }
}

/** An item that names others is read behind them. */
function parsePart({ text, isItem }: YamlPart, prelude: string): ReturnType<typeof parseYaml> {
  if (!isItem) return parseYaml(text)
  const parsed = parseYaml(ALIAS.test(text) ? prelude + text : text)
  if (typeof parsed === 'string') return parsed
  return Array.isArray(parsed.value) ? { value: parsed.value.at(-1) } : 'broken'
}

/** Hand-written lists name a default again in every offer; what names names that name names is there to fill the memory. */
const MOST_ALIASES = 10_000

/**
 * One document of YAML. Figures stay as they are written: of 0123 and 1e5 a number would leave nothing to go by.
 * @returns 'explodes' where names stand for more than a memory holds, 'broken' where it is no YAML
 */
function parseYaml(text: string): { value: unknown } | 'explodes' | 'broken' {
  try {
    return {
      value: parse(text, {
        schema: 'failsafe',
        customTags: ['null', 'bool', 'merge'],
        logLevel: 'error',
        prettyErrors: false,
        maxAliasCount: MOST_ALIASES,
      }),
    }
  } catch (error) {
    return error instanceof ReferenceError && error.message.startsWith('Excessive') ? 'explodes' : 'broken'
  }
}

/** A document of a stream, or an item of a list that is one. */
interface YamlPart {
  line: number
  text: string
  isItem: boolean
  issue?: TextLine['issue']
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
 * @throws {ImportError} a document that is no list is larger than can be read at once
 */
async function* splitDocuments(file: string): AsyncIterable<YamlPart> {
  let part: YamlPart | undefined
  for await (const { line, text, issue } of readTextLines(file, LONGEST_LINE_BYTES)) {
    const isStart = START.test(text)
    if (isStart || END.test(text) || (ITEM.test(text) && part?.isItem !== false)) {
      if (part) yield part
      part = undefined
    }
    const wording = isStart ? text.slice(3) : text
    if (END.test(text) || (!part && !issue && /^\s*(?:#.*|%.*)?$/.test(wording))) continue
    part = part ? grown(part, wording, file) : { line, text: wording, isItem: ITEM.test(wording) }
    if (issue) part.issue = issue
  }
  if (part) yield part
}

function grown(part: YamlPart, text: string, file: string): YamlPart {
  const { length } = part.text
  if (part.isItem && length > LONGEST_ITEM) return { ...part, issue: 'too_long' }
  if (length > LONGEST_DOCUMENT)
    throw new ImportError(
      'unreadable',
      `${file} holds a document of more than ${LONGEST_DOCUMENT / 1e6} MB. Nothing was changed; make its records the items of a list at its top, or put --- between them.`,
    )
  part.text += `\n${text}`
  return part
}
