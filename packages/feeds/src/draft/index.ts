export type { CategorySlug } from './CategorySlug.ts'
export {
  type GivenFields,
  type MerchantDraft,
  type OfferDraft,
  type RawOffer,
  type Reject,
  type RejectReason,
  isReject,
} from './Draft.ts'
export { NOTHING_GIVEN } from './NOTHING_GIVEN.ts'
export { categoryOf } from './categoryOf.ts'
export { composeTitle } from './composeTitle.ts'
export { describeDiscount } from './describeDiscount.ts'
export { detailOf } from './detailOf.ts'
export { draftOffer } from './draftOffer.ts'
export { offerKey } from './offerKey.ts'
export { offerSign } from './offerSign.ts'
export { slugify } from './slugify.ts'
export { tintOf } from './tintOf.ts'
