import type { Money } from '../discount/Money.ts'
import { MOST_MONEY, parseAmount, parseMoney } from '../text/parseMoney.ts'

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
const WITH_CODE = /^(?:([A-Z]{3})\s?)?(\d[\d.,' ]*)(?:\s?([A-Z]{3}))?$/i

/**
 * An amount as feeds give it in a field of its own: "15.00 GBP", or as people write it.
 * @returns null for none, for nothing, and for one without its currency, which nobody can tell
 */
export function feedMoney(text: string): Money | null {
  const [, before, digits = '', after] = WITH_CODE.exec(text.trim()) ?? []
  const code = (before ?? after ?? '').toUpperCase()
  const said = CURRENCIES.has(code) ? { amount: parseAmount(digits.trim()), currency: code } : parseMoney(text)
  if (!said?.currency || !(said.amount > 0 && said.amount <= MOST_MONEY)) return null
  return { amount: said.amount, currency: said.currency }
}
