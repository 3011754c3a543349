import type { Block } from '@clipfront/page-data'
import type { Conditions } from '../discount/Conditions.ts'
import type { Discount } from '../discount/Discount.ts'
import { hash } from 'node:crypto'

interface ShownFields {
  code: string
  title: string
  detail: string
  keyTerms: readonly string[]
  conditions: Conditions
  terms: readonly Block[]
  discount: Discount | null
  promotionOff: string
  startsAt: Date | null
  endsAt: Date | null
}

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
