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
 * The offer's key (`upk`): the same offer has the same key whichever feed carries it and however its title reads.
 * Shops compare codes as typed, feeds do not agree on their case, so case does not count here. Only where there is neither a
 * code nor a discount do the words of the title tell one offer of a merchant's page from another.
 */
export function offerKey({ domain, code, discount, landing, title }: KeyedOffer): string {
  const words = code || discount ? [] : [slugify(title)]
  const parts = [domain, code.trim().toUpperCase(), ...discountParts(discount), landing, ...words]
  return hash('sha256', parts.join('|')).slice(0, KEY_LENGTH)
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
