export {
  type ClientState,
  COUPON_FILTERS,
  type CouponFilter,
  type RequestTiming,
  type SettableState,
  type ShownCoupon,
} from './ClientState.ts'
export { type ClientStateStore, createClientState, type InitialPage, type StatePage } from './createClientState.ts'
