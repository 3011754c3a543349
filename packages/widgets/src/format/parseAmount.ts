import { amountLimits, countDecimals, findParts, type Region } from './amountLimits.ts'

/**
 * An amount as people of the site's language type it: `1.234,50`, `1,234.50`, `1 234,50 €`, `£80`, `١٢٣٤٫٥٠`, `８，０００円`. What can
 * only be read the other way round, such as `1,234.50` in German, is.
 * @returns in major units; null where it is not one amount of the site's currency, above 0 and up to `most`
 */
export function parseAmount(text: string, region: Region): number | null {
  const decimal = findParts(0.5, region.language, {}, 'decimal')[0] ?? '.'
  const decimals = countDecimals(region)
  const [, before = '', figure = '', after = ''] = /^(\D*)(\d[\d.,'’ ]*?)(\D*)$/.exec(toPlain(text, decimal)) ?? []
  if (BARE_DECIMALS.test(before) || !namesCurrency(`${before} ${after}`, region)) return null
  const amount = readFigure(figure, decimal, decimals) ?? readFigure(figure, decimal === ',' ? '.' : ',', decimals)
  return amount !== null && amount > 0 && amount <= amountLimits(region).most ? amount : null
}

/** `.50`: with its sign taken for that of an abbreviation it would be 50. */
const BARE_DECIMALS = /(?:^|\P{L})[.,]$/u
/** `80,-` of German and Danish price tags. */
const NO_CENTS = /[.,][-–]+(?=\D*$)/

/** Latin digits, one kind of space, no marks of direction, and Arabic separators as those of the language. */
function toPlain(text: string, decimal: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\u066C]/g, ' ')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\u066B', decimal)
    .replaceAll('\u060C', ',')
    .replace(NO_CENTS, '')
    .trim()
}

/** @returns null where the figure is not written with this decimal sign and the other between thousands */
function readFigure(figure: string, decimal: string, decimals: number): number | null {
  const group = `[${decimal === ',' ? '.' : ','}'’ ]`
  const cents = decimals === 0 ? '' : `(?:[${decimal}]\\d{1,${decimals}})?`
  const form = new RegExp(`^(?:\\d+|[1-9]\\d{0,2}(${group})\\d{3}(?:\\1\\d{3})*)${cents}$`)
  return form.test(figure) ? Number(figure.replaceAll(new RegExp(group, 'g'), '').replace(decimal, '.')) : null
}

/** Whether all words around a figure are signs or names of the site's currency. */
function namesCurrency(around: string, { language, currency }: Region): boolean {
  const words = listWords(around)
  if (words.length === 0) return true
  const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const
  const names = displays.flatMap((currencyDisplay) =>
    [1, 2].flatMap((amount) =>
      findParts(amount, language, { style: 'currency', currency, currencyDisplay }, 'currency'),
    ),
  )
  const known = listWords(names.join(' '))
  return words.every((word) => known.includes(word))
}

function listWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}.]/gu, '')
  return plain.split(/\s/).filter(Boolean)
}
