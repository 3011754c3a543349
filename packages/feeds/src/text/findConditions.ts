import type { Conditions } from '../discount/Conditions.ts'
import type { Discount } from '../discount/Discount.ts'
import {
  APP_USERS,
  CURRENCY,
  FREE_DELIVERY_FROM,
  LEAST_BASKETS,
  NEGATION,
  NEW_CUSTOMERS,
  ONE_USE,
  STUDENTS,
} from './conditionWords.ts'
import { withoutMarks } from './marks.ts'
import { parseMoney } from './parseMoney.ts'

const AUDIENCES = [
  [NEW_CUSTOMERS, 'new-customers'],
  [STUDENTS, 'students'],
  [APP_USERS, 'app-users'],
] as const satisfies readonly (readonly [RegExp, Conditions['audience']])[]

/** Where one thing that is said ends and the next begins. */
const SENTENCE_END = /[.!?;|•]\s|[。！？；、]/

/**
 * The conditions that an offer's words name, in any language of the sites.
 * @param discount what the offer gives; a basket that is only asked for free delivery beside it is none of its conditions
 */
export function findConditions(text: string, discount: Discount | null = null): Conditions {
  const said = withoutMarks(text)
  const isMore = discount !== null && discount.kind !== 'free-delivery'
  const leastBasket = leastBasketIn(isMore ? said.replaceAll(FREE_DELIVERY_FROM, ' ') : said)
  const audience = AUDIENCES.find(([pattern]) => pattern.test(said) && isSaid(pattern, said))?.[1]
  return {
    ...(leastBasket ? { leastBasket } : {}),
    ...(audience ? { audience } : {}),
    ...(ONE_USE.test(said) ? { uses: 1 } : {}),
  }
}

function leastBasketIn(said: string): Conditions['leastBasket'] {
  if (!/\d/.test(said) || !CURRENCY.test(said)) return undefined
  for (const pattern of LEAST_BASKETS) {
    const sum = pattern.exec(said)?.[1]
    const money = sum === undefined ? undefined : parseMoney(sum)
    if (money?.currency && money.amount > 0) return { amount: money.amount, currency: money.currency }
  }
  return undefined
}

/** "Not to be used with a student discount" is no word to students. */
function isSaid(pattern: RegExp, said: string): boolean {
  return said.split(SENTENCE_END).some((sentence) => pattern.test(sentence) && !NEGATION.test(sentence))
}
