export { searchCategories, searchPosts } from './searchCategoriesAndPosts.ts'
export { searchCoupons } from './searchCoupons.ts'
export { searchMerchants } from './searchMerchants.ts'
export { suggest } from './suggest.ts'
