export {
  type GivenFields,
  type MerchantDraft,
  type OfferDraft,
  type RawOffer,
  type Reject,
  type RejectReason,
  isReject,
  NOTHING_GIVEN,
} from './Draft.ts'
export { type CategorySlug, findCategory } from './findCategory.ts'
export { describeDiscount } from '../messages/describeWorth.ts'
export { draftOffer } from './draftOffer.ts'
export { isOtherName, nameMerchant } from './nameMerchant.ts'
export { isSameWorth, offerKey, offerSign, withDistinction } from './offerKey.ts'
export { productWords, shareWords } from './productWords.ts'
export { slugify } from '../text/slugify.ts'
