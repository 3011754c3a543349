export { MerchantMark } from './MerchantMark.tsx'
