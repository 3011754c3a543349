/** Japanese writes a price with the currency's word, `1,500円`; a sign before it, `￥1,500`, is how invoices have it. */
const SAYS_CURRENCY = new Set(['ja'])
/** From right to left, a sign with Latin letters in it, `UK£`, would be torn apart. */
const RIGHT_TO_LEFT = new Set(['ar'])

/** @returns how a language writes an amount in major units: 15 is fifteen pounds, and has no cents */
export function createMoney(language: string): (amount: number, currency: string) => string {
  const base = new Intl.Locale(language).language
  const options = {
    style: 'currency',
    currencyDisplay: SAYS_CURRENCY.has(base) ? 'name' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as const
  const write = RIGHT_TO_LEFT.has(base) ? writeSignApart : writePlainly
  const formats = new Map<string, Intl.NumberFormat>()
  return (amount, currency) => {
    const format = formats.get(currency) ?? new Intl.NumberFormat(language, { ...options, currency })
    formats.set(currency, format)
    return write(format, amount)
  }
}

function writePlainly(format: Intl.NumberFormat, amount: number): string {
  return format.format(amount)
}

/** The sign stands between U+2068 and U+2069: in one piece, and in its own direction. */
function writeSignApart(format: Intl.NumberFormat, amount: number): string {
  const parts = format.formatToParts(amount)
  return parts.map(({ type, value }) => (type === 'currency' ? `\u2068${value}\u2069` : value)).join('')
}
