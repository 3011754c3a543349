import { memoize } from '@clipfront/cache/memoize'

/** The figures of a text, each by what it is. */
export interface Figures {
  /** Per cent. */
  shares: number[]
  /** `isSaved`: so much is taken off. */
  money: { amount: number; currency: string; isSaved: boolean }[]
  dates: WrittenDate[]
  /** All others, and how they are written. */
  counts: { value: number; text: string; isSaved: boolean }[]
  /** The text without its shares, its money and its dates. */
  rest: string
}

export interface WrittenDate {
  /** From 1. */
  month: number
  day: number | undefined
  year: number | undefined
}

const CURRENCIES = {
  pound: String.raw`£|gbp|pounds?(?:\s+sterling)?|quid|pfund|livres?|libras?|pund|ポンド|جنيه\p{L}*`,
  euro: '€|eur|euros?|ユーロ|يورو',
  dollar: String.raw`(?:us|ca?|au?|nz)?\$|usd|cad|aud|dollars?|bucks?|dólar(?:es)?|米?ドル|دولار\p{L}*`,
  krone: String.raw`kr\.?|dkk|sek|nok|kron(?:e|en|er|or|ur)|couronnes?|coronas?|クローネ|كرون\p{L}*`,
  yen: String.raw`[¥円]|jpy|yens?|ين(?!\p{L})`,
  dirham: String.raw`aed|dhs?\.?|dirhams?|د\.?\s?إ\.?|درهم\p{L}*|دراهم`,
  franc: 'chf|francs?|franken|フラン',
  /** Of whatever. */
  cent: String.raw`pence|penny|cents?|centimes?|céntimos?|øre|セント|銭|فلس\p{L}*`,
} as const
const PERCENT = String.raw`%|per[\s-]*cent\p{L}*|(?:per|in|of)\s+(?:(?:a|each|every)\s+)?hundred|pct\.?|prozent\p{L}*|v\.\s?h\.|v[oe][nm]\s+hundert|pour[\s-]*cent|sur\s+cent|p\.\s?(?:100|c\.)|por\s+cien\p{L}*|procent\p{L}*|パーセント|割|(?:ب|في\s)الم[ئا]\p{L}*|بالمية|من\s(?:كل\s)?م[ئا]ة`
const TIMES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  tausend: 1000,
  mille: 1000,
  mil: 1000,
  tusind: 1000,
  百: 100,
  千: 1000,
  万: 10_000,
  億: 1e8,
  ألف: 1000,
  مليون: 1e6,
}

/** Not within a word, nor tied to one: Save-20% is none. */
const START = String.raw`(?<!\p{Script=Latin}[^\s\p{L}\p{N}]{0,5})(?<!\d[.,]?)`
const END = String.raw`(?![\p{Lu}\p{Ll}])`
const AMOUNT = String.raw`(\d+(?:[.,]\d+)*)(?:\s*(${Object.keys(TIMES).join('|')})${END})?`
const CURRENCY = Object.values(CURRENCIES).join('|')
const SHARE = new RegExp(`${START}(?:(%)\\s*${AMOUNT}${END}|${AMOUNT}[\\s-]*(${PERCENT})${END})`, 'giu')
const MONEY = new RegExp(`${START}(?:(${CURRENCY})\\s*${AMOUNT}${END}|${AMOUNT}[\\s-]*(${CURRENCY})${END})`, 'giu')
const COUNT = new RegExp(AMOUNT, 'gu')
const SAVED =
  /^[\s-]*(?:\p{L}+\s+)?(?:off|rabatt?|nachlass|weniger|de\s+(?:remise|réduction|rabais|descuento)|menos|オフ|引|خصم|تخفيض)(?![\p{Lu}\p{Ll}])/iu
/** What makes a figure before it a share or money. */
export const UNIT = `[\\s-]*(?:${PERCENT}|${CURRENCY})`

/**
 * Reads the figures of a plain text.
 * @param language BCP 47; whose months they are
 */
export function readFigures(plain: string, language: string): Figures {
  const shares: Figures['shares'] = []
  const money: Figures['money'] = []
  const dates: Figures['dates'] = []
  const rest = plain
    .replaceAll(SHARE, (...[, , after, afterTimes, before, beforeTimes, unit]: (string | undefined)[]) => {
      shares.push(readAmount(after ?? before, afterTimes ?? beforeTimes) * (unit === '割' ? 10 : 1))
      return ' '
    })
    .replaceAll(MONEY, (text: string, ...parts: (string | undefined)[]) => {
      const [sign, after, afterTimes, before, beforeTimes, unit, index, whole = ''] = parts
      money.push({
        amount: readAmount(after ?? before, afterTimes ?? beforeTimes),
        currency: findCurrency(sign ?? unit ?? ''),
        isSaved: SAVED.test(whole.slice(Number(index) + text.length)),
      })
      return ' '
    })
    .replaceAll(findDates(language).pattern, (text: string, ...parts: unknown[]) => {
      const date = readDate(text, parts.at(-1) as Record<string, string | undefined>, language)
      if (date) dates.push(date)
      return date ? ' ' : text
    })
  const counts = [...rest.matchAll(COUNT)].map(({ 0: text, 1: figure, 2: times, index }) => ({
    value: readAmount(figure, times),
    text,
    isSaved: SAVED.test(rest.slice(index + text.length)),
  }))
  return { shares, money, dates, counts, rest }
}

/** Three digits behind the last sign are thousands, in every language. */
function readAmount(figure = '', times = ''): number {
  const factor = TIMES[times.toLowerCase()] ?? 1
  const [, decimals] = /[.,](\d+)$/.exec(figure) ?? []
  if (decimals === undefined || decimals.length === 3) return Number(figure.replaceAll(/\D/g, '')) * factor
  return Number(`${figure.slice(0, -decimals.length).replaceAll(/\D/g, '')}.${decimals}`) * factor
}

const findCurrency = memoize(
  (unit) =>
    Object.entries(CURRENCIES).find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(unit))?.[0] ?? unit,
)

/** Words too, where they are written small and without a day. */
const ALSO_WORDS = /^(?:may|march)$/

function readDate(text: string, parts: Record<string, string | undefined>, language: string): WrittenDate | null {
  const { longNames, months } = findDates(language)
  const name = (parts['month'] ?? '').toLowerCase()
  const [day, year] = [parts['day'], parts['year']].map((figure) => (figure === undefined ? undefined : Number(figure)))
  const isAlone = day === undefined && year === undefined
  if (isAlone && longNames !== null && (!longNames.has(name) || ALSO_WORDS.test(text))) return null
  return { month: months.get(name) ?? Number(name), day, year }
}

/** The months of a language, and how it writes dates with them: 30 November 2026, November 30, November 2026, 2026年11月30日. */
const findDates = memoize((language) => {
  if (new Intl.Locale(language).language === 'ja')
    return {
      longNames: null,
      months: new Map<string, number>(),
      pattern: /(?:(?<year>\d{4})\s*年\s*)?(?<!\d)(?<month>\d{1,2})\s*月(?:\s*(?<day>\d{1,2})\s*日)?/gu,
    }
  const listNames = (month: 'long' | 'short') =>
    Array.from({ length: 12 }, (_, index) => {
      const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' })
      const part = format.formatToParts(Date.UTC(2026, index, 1)).find(({ type }) => type === 'month')
      return [(part?.value ?? '').replace(/\.$/, '').toLowerCase(), index + 1] as const
    })
  const long = listNames('long')
  const months = new Map([...listNames('short'), ...long])
  const names = [...months.keys()].toSorted((one, other) => other.length - one.length).join('|')
  const month = String.raw`(?<![\p{Lu}\p{Ll}])(?<month>${names})${END}\.?`
  const day = String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?`
  const year = String.raw`(?<year>\d{4})(?!\d)`
  const pattern = new RegExp(
    [
      String.raw`${day}\s*(?:de\s+|of\s+)?${month}(?:,?\s*(?:del?\s+)?${year})?`,
      String.raw`${month}\s+${day}(?!\d|[.,]\d)${END}(?:,?\s*${year})?`,
      String.raw`${month}(?:,?\s*(?:del?\s+)?${year})?`,
    ]
      .map((form) => START + form)
      .join('|'),
    'giu',
  )
  return { longNames: new Set(long.map(([name]) => name)), months, pattern }
})
