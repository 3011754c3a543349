export { MerchantPage, StickyMerchantPage } from './MerchantPage.tsx'
