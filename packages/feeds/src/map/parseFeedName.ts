import path from 'node:path'
import { slugify } from '../text/slugify.ts'

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** Digits and names of months in a row, however they are joined. One digit at a time: it reads a text in one way only. */
const DATE = new RegExp(`(?<![\\p{L}\\d])(?:\\d[-_.: t]*|${MONTH}[-_.: ]*)+z?(?![\\p{L}\\d])`, 'gu')
/** A year alone is another edition and a short number another part; with a month at least it is a date. */
const FEWEST_DIGITS = 6
const FEWEST_DIGITS_BESIDE_MONTH = 2

/**
 * What a feed is called whatever day its file is of: the file's name in lower case, without its ending and its dates.
 * @returns empty for a file that is named by its date alone
 */
export function parseFeedName(file: string): string {
  return path
    .parse(file)
    .name.toLowerCase()
    .replaceAll(DATE, (run) => (isDate(run) ? '-' : run))
    .replaceAll(/[-_. ]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function isDate(run: string): boolean {
  const digits = run.replaceAll(/\D/g, '').length
  return digits >= (new RegExp(MONTH).test(run) ? FEWEST_DIGITS_BESIDE_MONTH : FEWEST_DIGITS)
}

/** What a feed is called by its file. */
export function nameFeed(file: string): string {
  return slugify(parseFeedName(file)) || 'feed'
}
