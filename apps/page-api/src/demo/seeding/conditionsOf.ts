import type { Conditions } from '../../discount/Conditions.ts'
import type { DemoOffer } from '../DemoCatalogue.ts'

/** A term that is nothing but what the basket must come to: `Over {m:60}`, `{m:4000}以上`. */
const LEAST_BASKET = /^\p{L}* ?\{m:(\d+(?:\.\d+)?)\}\p{L}{0,2}$/u

/** Terms that say for whom an offer is. */
const AUDIENCES: Readonly<Record<string, NonNullable<Conditions['audience']>>> = {
  'New customers': 'new-customers',
  Neukunden: 'new-customers',
  'Nouveaux clients': 'new-customers',
  'Clientes nuevos': 'new-customers',
  'Nye kunder': 'new-customers',
  初回限定: 'new-customers',
  'العملاء الجدد': 'new-customers',
  Students: 'students',
  Members: 'members',
}

export function audienceOf({ terms = [] }: DemoOffer): Conditions['audience'] {
  return terms.map((term) => AUDIENCES[term]).find((audience) => audience !== undefined)
}

/** What an offer asks for, in figures as far as it can be told so; the cards say those by themselves. */
export function conditionsOf(offer: DemoOffer, currency: string): { conditions: Conditions; otherTerms: string[] } {
  const { terms = [] } = offer
  const [least] = terms.flatMap((term) => LEAST_BASKET.exec(term)?.[1] ?? [])
  const audience = audienceOf(offer)
  return {
    conditions: {
      ...(least === undefined ? {} : { leastBasket: { amount: Number(least), currency } }),
      ...(audience ? { audience } : {}),
    },
    otherTerms: terms.filter((term) => !LEAST_BASKET.test(term) && !(term in AUDIENCES)),
  }
}
