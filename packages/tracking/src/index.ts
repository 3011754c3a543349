export { createTracker } from './createTracker.ts'
export type { CouponEventType, Placement, SentTimes, Tracker, TrackerOptions } from './Tracker.ts'
