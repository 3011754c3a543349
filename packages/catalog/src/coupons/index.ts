export { castVote, deleteOldVotes } from './castVote.ts'
export { couponFigures, isCountedVote } from './couponFigures.ts'
export { couponState, isLive, isShown, isUsable } from './couponState.ts'
export {
  describeConditions,
  describeCoupon,
  findFailure,
  hasProgramme,
  hashSign,
  offerPath,
  resolveMerchantTarget,
  wireDiscount,
} from './describeCoupon.ts'
export { findFollowingCode, findNextCode } from './findNextCode.ts'
export {
  bestOfEachMerchant,
  couponsById,
  listBestOfMerchant,
  listLiveCoupons,
  openBestOfMerchant,
  showLanes,
} from './listCoupons.ts'
export { type MerchantCoupons, listMerchantCoupons } from './listMerchantCoupons.ts'
export { selectCoupons } from './selectCoupons.ts'
export { type Words, heldWordsThatSay, hideCode, saysCode, shownTitle, shownWords, wordsThatSay } from './shownWords.ts'
export { type Verification, listTrials, recordVerification } from './trials.ts'
