export type { PagepointFields } from './describeEvent.ts'
export { createTracker } from './createTracker.ts'
export { readPlacement } from './readPlacement.ts'
export { rememberMerchant } from './rememberMerchant.ts'
export type {
  CouponEventType,
  InspectedEvent,
  Obstacle,
  Placement,
  SentTimes,
  TrackedCoupon,
  TrackedPage,
  PageTracker,
  Tracker,
  TrackerOptions,
} from './Tracker.ts'
export { type CouponWatch, watchCoupons } from './watchCoupons.ts'
