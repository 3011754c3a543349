import { createHash } from 'node:crypto'
import type { Discount } from '../../discount/Discount.ts'

interface ShownFields {
  code: string
  title: string
  detail: string
  keyTerms: readonly string[]
  discount: Discount | null
  promotionOff: string
  startsAt: Date | null
  endsAt: Date | null
}

const SIGN_LENGTH = 16

/** Hash of what a shopper sees (`sign`): it differs exactly when the content changed. */
export function offerSign(shown: ShownFields): string {
  const { code, title, detail, keyTerms, discount, promotionOff, startsAt, endsAt } = shown
  const fields = [
    code,
    title,
    detail,
    keyTerms,
    discount && Object.entries(discount).sort(([a], [b]) => (a < b ? -1 : 1)),
    promotionOff,
    startsAt?.toISOString() ?? null,
    endsAt?.toISOString() ?? null,
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, SIGN_LENGTH)
}
