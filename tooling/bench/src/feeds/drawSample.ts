import { createHash } from 'node:crypto'
import { createRandom } from '@clipfront/vitest/random'
import { type Layout, layoutNames, layouts, readLines } from './layouts.ts'

/** Which lines are labelled. A later sample holds no line of an earlier one. */
const samples = {
  /** What the import is tuned by. */
  tuned: { seed: 20_171_124, perLayout: 100 },
  /** Drawn and labelled after that, and before the import was run on it; the two it misread then have led to a change. */
  'held-out': { seed: 20_251_128, perLayout: 60 },
} as const

export type SampleName = keyof typeof samples
export const sampleNames = Object.keys(samples) as SampleName[]

export interface DrawnLine {
  layout: Layout
  file: string
  /** From 1. */
  line: number
  hash: string
  text: string
}

/** @returns the lines of a sample, in the order of their files: the same ones on every machine */
export function drawSample(name: SampleName): DrawnLine[] {
  const earlier = sampleNames.slice(0, sampleNames.indexOf(name)).flatMap((before) => drawSample(before))
  const taken = new Set(earlier.map(({ hash }) => hash))
  const { seed, perLayout } = samples[name]
  return layoutNames.flatMap((layout) =>
    drawLines(
      listCandidates(layout).filter(({ hash }) => !taken.has(hash)),
      perLayout,
      seed,
    ),
  )
}

/**
 * @param lines in the order of their files; of equal ones only the last can be drawn
 * @returns `count` of them, or all, in their own order
 */
export function drawLines<Line extends { hash: string }>(lines: readonly Line[], count: number, seed: number): Line[] {
  const random = createRandom(seed)
  const last = new Map(lines.map(({ hash }, position) => [hash, position]))
  const lots = lines
    .filter(({ hash }, position) => last.get(hash) === position)
    .map((line, position) => ({ line, position, lot: random() }))
  return lots
    .sort((one, other) => one.lot - other.lot)
    .slice(0, count)
    .sort((one, other) => one.position - other.position)
    .map(({ line }) => line)
}

/** @returns a hash of a line's text for its label: enough to see that the line is still the same */
export function hashLine(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 16)
}

function listCandidates(layout: Layout): DrawnLine[] {
  return layouts[layout].flatMap((file) =>
    readLines(file)
      .map((text, index) => ({ layout, file, line: index + 1, hash: hashLine(text), text }))
      .filter(({ text }) => holdsOffer(text)),
  )
}

const TABLE_ROW = /^\s*\|(?!(?:\s*:?-+:?\s*\|)+\s*$)/
const HEADING_WITH_LINK = /^\s*#{1,6}\s.*\]\(/
const LIST_ITEM = /^\s*(?:[-*+]|\d+\.)\s/

/** @returns whether a line could hold an offer by its form alone: a row of a table, a heading with a link, an item of a list */
export function holdsOffer(line: string): boolean {
  return TABLE_ROW.test(line) || HEADING_WITH_LINK.test(line) || LIST_ITEM.test(line)
}
