import { parseAmount } from '../text/parseMoney.ts'

/** A figure in a cell without any sign: 0.25, "0,25", "25". Null for everything else. */
export function bareNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const digits = value.trim()
  if (!/^(?:\d[\d.,' ]{0,14}|[.,]\d{1,10})$/.test(digits)) return null
  // A spreadsheet writes 12,5 % as 0.125: behind a lone zero three digits are no thousands.
  const figure = parseAmount(/^[.,]/.test(digits) ? `0${digits}` : digits)
  return Number.isFinite(figure) ? figure : null
}
