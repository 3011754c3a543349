export { CouponList } from './CouponList.tsx'
