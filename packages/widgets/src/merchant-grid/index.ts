export { MerchantGrid } from './MerchantGrid.tsx'
