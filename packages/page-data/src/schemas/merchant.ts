import { optionalList, type OutOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { block, question } from './blocks.ts'
import { flag, optionalText, text } from './fields.ts'
import { reference } from './merchantReference.ts'

/** A fact about the merchant, both parts ready to be read: "Delivery", "Free from £40". */
const merchantFact = record({ label: text, value: text })
export type MerchantFact = OutOf<typeof merchantFact>

/** The merchant of a merchant page. */
export const merchant = record({
  ...reference,
  summary: optionalText,
  facts: optionalList(merchantFact),
  about: optionalList(block),
  /** How a code is used there, in the merchant's own words for its fields. */
  howToUse: optionalList(block),
  questions: optionalList(question),
  /** Offer link to the merchant, in its marker form (`###-m-{id}?url=…`). */
  link: text,
  /** False when no affiliate programme is set up: the link then ends on our own page that says so. */
  hasAffiliate: flag,
})
export type Merchant = OutOf<typeof merchant>
