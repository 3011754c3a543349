export { buildWireCoupon } from './buildWireCoupon.ts'
export { buildWirePage } from './buildWirePage.ts'
export { buildPage } from './buildPage.ts'
export { buildCoupon } from './buildCoupon.ts'
