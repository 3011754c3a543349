export { CouponLanes } from './CouponLanes.tsx'
