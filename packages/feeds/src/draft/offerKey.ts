import { hash } from 'node:crypto'
import type { Discount } from '../discount/Discount.ts'
import type { OfferDraft } from './Draft.ts'
import { slugify } from '../text/slugify.ts'

interface KeyedOffer {
  /** The merchant's registrable domain. */
  domain: string
  /** Empty for a deal. */
  code: string
  discount: Discount | null
  landing: string
  title: string
}

const KEY_LENGTH = 20

/**
 * The offer's key (`upk`): one merchant, one page of it, one code, one worth; where there is neither a code nor a discount, one
 * title. Every feed that carries the offer makes the same key, however it words the title. Shops compare codes as typed, feeds do
 * not agree on their case, so case does not count here.
 *
 * Two offers of one feed may have the same key: `matchOffers` of the catalog's import tells these apart, and says by which rules.
 */
export function offerKey({ domain, code, discount, landing, title }: KeyedOffer): string {
  const words = code || discount ? [] : [slugify(title)]
  const parts = [domain, code.trim().toUpperCase(), ...discountParts(discount), landing, ...words]
  return hash('sha256', parts.join('|')).slice(0, KEY_LENGTH)
}

/** The key of an offer whose own another one of its feed has. @param distinction the feed's name for it, or its product */
export function withDistinction(upk: string, distinction: string): string {
  return hash('sha256', `${upk}|${distinction}`).slice(0, KEY_LENGTH)
}

type Worth = Pick<KeyedOffer, 'code' | 'discount'>

/** True for two that give the same; "up to" makes no difference. */
export function isSameWorth(one: Worth, other: Worth): boolean {
  const [first, second] = [one, other].map(({ code, discount }) =>
    [code.trim().toUpperCase(), ...discountParts(discount)].join('|'),
  )
  return first === second
}

function discountParts(discount: Discount | null): string[] {
  if (!discount) return ['', '', '']
  switch (discount.kind) {
    case 'percent':
      return [discount.kind, String(discount.percent), '']
    case 'money':
    case 'price':
      return [discount.kind, String(discount.amount), discount.currency]
    case 'bundle':
      return [
        discount.kind,
        `${discount.buy}+${discount.get ?? ''}`,
        discountParts({ ...discount.saving, upTo: false }).join(' '),
      ]
    case 'other':
      return [discount.kind, discount.text, '']
    default:
      return [discount.kind, '', '']
  }
}

type ShownFields = Pick<
  OfferDraft,
  | 'code'
  | 'title'
  | 'detail'
  | 'keyTerms'
  | 'conditions'
  | 'terms'
  | 'discount'
  | 'promotionOff'
  | 'startsAt'
  | 'endsAt'
>

const SIGN_LENGTH = 16

/** Hash of what a shopper sees (`sign`): it differs exactly when the content changed. */
export function offerSign(shown: ShownFields): string {
  const { code, title, detail, keyTerms, conditions, terms, discount, promotionOff, startsAt, endsAt } = shown
  const fields = [
    code,
    title,
    detail,
    keyTerms,
    discount && sorted(discount),
    promotionOff,
    startsAt?.toISOString() ?? null,
    endsAt?.toISOString() ?? null,
    sorted(conditions),
    terms,
  ]
  return hash('sha256', JSON.stringify(fields)).slice(0, SIGN_LENGTH)
}

/** By name, so that it does not count in which order fields were set. */
function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
