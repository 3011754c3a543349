export { CouponPage } from './CouponPage.tsx'
