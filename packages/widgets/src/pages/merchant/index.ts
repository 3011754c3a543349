export { MerchantPage } from './MerchantPage.tsx'
