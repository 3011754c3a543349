import type { Conditions } from '../../coupons/Conditions.ts'
import { withoutMarks } from './marks.ts'
import { parseMoney } from './parseMoney.ts'

const LEAST_BASKET = /\b(?:orders?|purchases?) (?:of|over|above) (?:at least )?([$£€]\d[\d,.]*\d|[$£€]\d)/i
const NEW_CUSTOMERS = /\bnew (?:customers?|users?|members?|subscribers?)\b|\bfirst[- ]time (?:customers?|users?)\b/i
const STUDENTS = /\bstudents?\b/i

/** The conditions that an offer's words name. */
export function findConditions(text: string): Conditions {
  const said = withoutMarks(text)
  const least = parseMoney(LEAST_BASKET.exec(said)?.[1] ?? '')
  const audience = NEW_CUSTOMERS.test(said) ? 'new-customers' : STUDENTS.test(said) ? 'students' : null
  return {
    ...(least?.currency && least.amount > 0 ? { leastBasket: { amount: least.amount, currency: least.currency } } : {}),
    ...(audience ? { audience } : {}),
  }
}
