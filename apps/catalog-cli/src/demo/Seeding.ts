import { invariant } from '@clipfront/routing/errors'
import type { Site } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import { blocksFromMarkdown } from '@clipfront/feeds/markdown'
import type { Database } from '@clipfront/catalog/database'
import { moneyFormat } from '@clipfront/feeds/messages'
import type { DemoCatalog } from './readDemo.ts'

/** One site that gets the demo of its language. */
export interface Seeding {
  database: Kysely<Database>
  site: Site
  demo: DemoCatalog
  format: FormatText
  /** Every date of the demo is relative to it. */
  now: Date
  /** Absolute path of the folder that the pictures are put into. */
  media: string
}

/** Ids by slug. */
export type Ids = ReadonlyMap<string, number>

/** Writes a text of the demo for a site. */
export type FormatText = (text: string) => string

const NO_BREAK_SPACE = '\u00A0'
const NARROW_NO_BREAK_SPACE = '\u202F'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * For a site of this language and currency (ISO 4217): amounts, words in braces, and the spaces that may not break.
 * @param words what words in braces mean; the returned function throws on another one
 */
export function createTextFormat(
  language: string,
  currency: string,
  words: Readonly<Record<string, string>>,
): FormatText {
  const format = moneyFormat(language, currency)
  const word = (token: string, text: string): string => {
    // The merchant's name is put in where the merchant is known.
    if (token === 'name') return '{name}'
    if (token.startsWith('m:')) return format.format(Number(token.slice('m:'.length)))
    const wording = words[token]
    invariant(wording !== undefined, `the words of ${language} in the demo do not have {${token}} of "${text}"`)
    return wording
  }
  return (text) =>
    text
      .replaceAll(/ (?=%)/g, NO_BREAK_SPACE)
      .replaceAll(/ (?=[:;!?»])|(?<=«) /g, NARROW_NO_BREAK_SPACE)
      .replaceAll(/\{([^}]+)\}/g, (_, token: string) => word(token, text))
}

export function findId(ids: Ids, slug: string): number {
  const id = ids.get(slug)
  invariant(id !== undefined, `the demo names ${slug}, which it does not have`)
  return id
}

/** @param days negative for a moment after `now`; fractions are hours */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS)
}

export function formatBlocks(markdown: string): string {
  return JSON.stringify(blocksFromMarkdown(markdown))
}

export function formatQuestions(
  questions: readonly { question: string; answer: string }[],
  format: FormatText,
): string {
  return JSON.stringify(
    questions.map(({ question, answer }) => ({
      question: format(question),
      answer: blocksFromMarkdown(format(answer)),
    })),
  )
}
