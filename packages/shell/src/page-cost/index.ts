export { buildMerchantPage } from './buildMerchantPage.ts'
export { measureFilter } from './measureFilter.ts'
export { measurePage, type PageCost, untilHydrated } from './measurePage.ts'
export { GOALS, PAGE_LIMITS } from './PAGE_LIMITS.ts'
