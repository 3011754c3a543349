import { memoize } from '@clipfront/cache/memoize'
import { MOST_MONEY, parseAmount } from '@clipfront/feeds/text'
import type { Site } from '@clipfront/site-config'
import type { QuestionWords } from './words/QuestionWords.ts'
import { resolveQuestionWords } from './words/resolveQuestionWords.ts'

export type Figure =
  | { kind: 'percent'; percent: number }
  | { kind: 'money'; amount: number; currency: string }
  /** Without a sign of what it counts. */
  | { kind: 'number'; amount: number }

/** Stands in the text for a figure: no letter of any language. A bare number, which may be a name's, stands before its mark. */
export const FIGURE_MARK = '\uE000'
export const MARKED_FIGURE = /(?:\d+ )?\uE000/g

/** What a sign means; on a site whose own currency has it, it means that one. */
const SIGNS: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  us$: 'USD',
  $: 'USD',
  '¥': 'JPY',
  円: 'JPY',
  'kr.': 'DKK',
  kr: 'DKK',
  '₹': 'INR',
}
const CODES = [
  'GBP',
  'EUR',
  'USD',
  'JPY',
  'DKK',
  'SEK',
  'NOK',
  'CHF',
  'AED',
  'SAR',
  'INR',
  'CAD',
  'AUD',
  'PLN',
] as const

const NUMBER = String.raw`\d{1,3}(?:[ '’.,]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,3}(?!\d))?`

/** Takes the figures out of a question, digits of any script: 20%, 80 €, ٢٠٠ درهم, 1万円. */
export function readFigures(
  text: string,
  { currency, language }: Pick<Site, 'currency' | 'language'>,
): { text: string; figures: Figure[] } {
  const { pattern, units, multipliers } = createReader(`${language} ${currency}`)
  const figures: Figure[] = []
  const marked = toPlain(text).replaceAll(
    pattern,
    (match, before: string | undefined, digits: string, times: string | undefined, after: string | undefined) => {
      const amount = parseAmount(digits) * ((times && multipliers[times]) || 1)
      const figure = describeFigure(amount, units.get(after ?? before ?? ''))
      if (!figure) return match
      figures.push(figure)
      return ` ${figure.kind === 'number' ? `${Math.trunc(figure.amount)} ` : ''}${FIGURE_MARK} `
    },
  )
  return { text: marked, figures }
}

function describeFigure(amount: number, unit: string | undefined): Figure | undefined {
  if (!(amount > 0 && amount <= MOST_MONEY)) return undefined
  if (unit === 'tenth') return describeFigure(amount * 10, '%')
  if (unit === '%') return amount <= 100 ? { kind: 'percent', percent: amount } : undefined
  return unit ? { kind: 'money', amount, currency: unit } : { kind: 'number', amount }
}

/** Lower case, composed letters, one kind of space, Latin digits, Arabic signs as those of others, nothing invisible. */
function toPlain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}\p{Co}]/gu, ' ')
    .replaceAll(/\p{Nd}/gu, (digit) => String(readDigit(digit)))
    .replaceAll('\u066A', '%')
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replaceAll(/(?<=\d)[.,][-–]+/g, '')
}

/** Each script's ten digits follow each other: the value is how far the digit is from the first of them. */
function readDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** What may stand beside a figure, in lower case, with the currency that it means, or "%". */
function listUnits({ currencies, percent, tenths }: QuestionWords, own: string, language: string): Map<string, string> {
  const ownSign = new Intl.NumberFormat(language, { style: 'currency', currency: own, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')
    ?.value.normalize('NFKC')
    .toLowerCase()
  return new Map([
    ...CODES.map((code) => [code.toLowerCase(), code] as const),
    ...Object.entries(currencies).flatMap(([code, names]) =>
      names.map((name) => [name.normalize('NFKC'), code] as const),
    ),
    ...Object.entries(SIGNS),
    ...(ownSign ? [[ownSign, own] as const, [ownSign.replace(/\.$/, ''), own] as const] : []),
    ...(tenths ?? []).map((word) => [word, 'tenth'] as const),
    ...['%', ...percent].map((word) => [word.normalize('NFKC'), '%'] as const),
  ])
}

const createReader = memoize((region) => {
  const [language = '', currency = ''] = region.split(' ')
  const words = resolveQuestionWords(language)
  const { multipliers = {} } = words
  const units = listUnits(words, currency, language)
  const unit = [...units.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => escape(word) + (WORD_END.test(word) ? String.raw`(?!\p{L})` : ''))
    .join('|')
  const times = Object.keys(multipliers).map(escape).join('|')
  const pattern = new RegExp(
    String.raw`(?<![\p{Script=Latin}\d.,])(?:(${unit})\s?)?(?<![\d.,])(${NUMBER})(${times})?(?:\s?(${unit}))?(?![\p{Script=Latin}\d])`,
    'gu',
  )
  return { pattern, units, multipliers }
})

/** Other scripts set no space behind a word. */
const WORD_END = /[\p{Script=Latin}\p{Script=Arabic}]$/u

const escape = (word: string): string => word.replaceAll(/[.$]/g, String.raw`\$&`)
