export { MerchantTile } from './MerchantTile.tsx'
