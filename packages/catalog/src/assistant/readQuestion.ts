import type { Site } from '@clipfront/site-config'
import { memoize } from '@clipfront/cache/memoize'
import { invariant } from '@clipfront/routing/errors'
import { foldText } from './foldText.ts'
import { type Figure, MARKED_FIGURE, readFigures } from './readFigures.ts'
import { resolveQuestionWords } from './words/resolveQuestionWords.ts'
import { type Meaning, MEANINGS } from './words/QuestionWords.ts'

interface Span {
  start: number
  end: number
}

/** A question as its words say it; what of it is a name, somebody else knows. */
export interface FoldedQuestion {
  /** With a mark in the place of each figure. */
  folded: string
  figures: readonly Figure[]
  phrases: readonly Phrase[]
}

/** Without a meaning it is what every question is made of. */
type Phrase = Span & { meaning: Meaning | null }

/** @param text any */
export function foldQuestion(text: string, site: Pick<Site, 'currency' | 'language'>): FoldedQuestion {
  const { text: marked, figures } = readFigures(text, site)
  const folded = foldText(marked.replaceAll('*', ' '))
  return { folded, figures, phrases: findPhrases(folded, findPatterns(site.language)) }
}

/** A Latin one may stick to one of another script. */
const TYPED_WORD = /[\p{Script=Latin}\p{M}\p{N}]+|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu

/** Words of a folded text as they were typed, where they can be found again. */
export function findTyped(text: string, folded: string): string {
  const known = new Set(folded.split(' '))
  const typed = (text.match(TYPED_WORD) ?? []).filter((word) => known.has(foldText(word)))
  return typed.length === known.size ? typed.join(' ') : folded
}

/** What a question says once the names in it are known. */
export interface ReadQuestion extends FoldedQuestion {
  meanings: ReadonlySet<Meaning>
  /** Whether it begins as what goes on with the question before. */
  isFollowUp: boolean
  /** Of the names that were found. */
  names: readonly Span[]
  /** What is neither a name, nor a phrase, nor a figure: what is searched for. */
  rest: string
}

/**
 * @param names folded; the longest is found first. One that is no more than a phrase is none: "New" in "what is new", while "New
 * Balance" is one
 */
export function readQuestion<Name extends { folded: string }>(
  question: FoldedQuestion,
  names: readonly Name[],
  language: string,
): ReadQuestion & { found: Name[] } {
  const { folded, phrases } = question
  const { isUnspaced = false, fillers } = resolveQuestionWords(language)
  const spans: Span[] = []
  const found = names
    .toSorted((one, other) => other.folded.length - one.folded.length)
    .filter((name) => {
      const span = findName(folded, name.folded, isUnspaced)
      if (!span || spans.some((other) => overlaps(span, other))) return false
      if (phrases.some(({ start, end }) => start <= span.start && end >= span.end)) return false
      spans.push(span)
      return true
    })
  const counted = phrases.filter((phrase) => !spans.some((span) => overlaps(span, phrase)))
  const rest = cutOut(folded, [...spans, ...counted])
  return {
    ...question,
    phrases: counted,
    meanings: new Set(counted.flatMap(({ meaning }) => meaning ?? [])),
    names: spans,
    isFollowUp: counted.some(({ meaning, start }) => meaning === 'followUp' && start === 0),
    rest: isUnspaced ? trimFillers(rest, fillers, language) : rest,
    found,
  }
}

function findName(folded: string, name: string, isUnspaced: boolean): Span | undefined {
  // One sign is in many words.
  if (name.length < (isUnspaced ? 2 : 1)) return undefined
  for (let start = folded.indexOf(name); start >= 0; start = folded.indexOf(name, start + 1)) {
    const end = start + name.length
    if (isUnspaced || (isEdge(folded, start - 1) && isEdge(folded, end))) return { start, end }
  }
  return undefined
}

const isEdge = (text: string, index: number): boolean => (text[index] ?? ' ') === ' '

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

function cutOut(text: string, spans: readonly Span[]): string {
  let rest = ''
  let at = 0
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    rest += `${text.slice(at, Math.max(at, start))} `
    at = Math.max(at, end)
  }
  return `${rest}${text.slice(at)}`
    .replaceAll(MARKED_FIGURE, ' ')
    .replaceAll(/[\s*]+/g, ' ')
    .trim()
}

/** Without spaces a word is what a dictionary knows as one: what every question is made of goes from both ends. */
function trimFillers(rest: string, fillers: string, language: string): string {
  const known = new Set(fillers.split(/\s+/).map(foldText))
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return rest
    .split(' ')
    .map((part) => {
      const words = [...segmenter.segment(part)].map(({ segment }) => segment)
      const first = words.findIndex((word) => !known.has(word))
      return first === -1 ? '' : words.slice(first, words.findLastIndex((word) => !known.has(word)) + 1).join('')
    })
    .filter(Boolean)
    .join(' ')
}

interface Patterns {
  pattern: RegExp
  meanings: readonly (Meaning | null)[]
}

/** Without spaces a shorter one is a part of many words. */
const LEAST_OF_FILLER = 3

/** One pattern with a group for each phrase, the longest first. */
const findPatterns = memoize((language): Patterns => {
  const { phrases, fillers, prefixes = [], isUnspaced = false } = resolveQuestionWords(language)
  const known = new Map<string, Meaning | null>(
    fillers
      .split(/\s+/)
      .map(foldText)
      .filter(({ length }) => !isUnspaced || length >= LEAST_OF_FILLER)
      .map((word) => [word, null]),
  )
  // What is named first counts.
  for (const meaning of MEANINGS.toReversed())
    for (const phrase of phrases[meaning].split(',')) known.set(foldText(phrase), meaning)
  known.delete('')
  const sorted = [...known].toSorted(([one], [other]) => other.length - one.length)
  const prefix = prefixes.length > 0 ? `(?:${prefixes.map(foldText).join('|')})??` : ''
  const source = sorted.map(([phrase]) => `(${writePattern(phrase)})`).join('|')
  return {
    // Words of a folded text are what stands between spaces.
    pattern: new RegExp(isUnspaced ? source : `(?<![^ ])${prefix}(?:${source})(?![^ ])`, 'gu'),
    meanings: sorted.map(([, meaning]) => meaning),
  }
})

function writePattern(phrase: string): string {
  return phrase.replaceAll(' * ', '(?: [^ ]+){0,3} ').replaceAll('*', '[^ ]*')
}

function findPhrases(folded: string, { pattern, meanings }: Patterns): Phrase[] {
  return [...folded.matchAll(pattern)].map((match) => {
    const meaning = meanings[match.findIndex((group, place) => place > 0 && group !== undefined) - 1]
    invariant(meaning !== undefined, 'each phrase is a group')
    return { meaning, start: match.index, end: match.index + match[0].length }
  })
}
