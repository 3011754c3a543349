/** Japanese writes a price with the currency's word, `1,500円`; a sign before it, `￥1,500`, is how invoices have it. */
const SAYS_CURRENCY = new Set(['ja'])
/** From right to left, a sign with Latin letters in it, `UK£`, would be torn apart. */
const RIGHT_TO_LEFT = new Set(['ar'])

type Write = (amount: number) => string

/** @returns how a language writes an amount in major units: 15 is fifteen pounds, and has no cents */
export function createMoney(language: string): (amount: number, currency: string) => string {
  const base = new Intl.Locale(language).language
  const options = {
    style: 'currency',
    currencyDisplay: SAYS_CURRENCY.has(base) ? 'name' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as const
  const create = RIGHT_TO_LEFT.has(base) ? writeSignApart : writePlainly
  const known = new Map<string, Write>()
  return (amount, currency) => {
    const write = known.get(currency) ?? create(new Intl.NumberFormat(language, { ...options, currency }))
    known.set(currency, write)
    return write(amount)
  }
}

function writePlainly(format: Intl.NumberFormat): Write {
  return (amount) => format.format(amount)
}

/** The sign stands between U+2068 and U+2069: in one piece, and in its own direction. */
function writeSignApart(format: Intl.NumberFormat): Write {
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
  return (amount) => format.format(amount).replace(sign, `\u2068${sign}\u2069`)
}
