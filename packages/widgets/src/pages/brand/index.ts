export { BrandPage } from './BrandPage.tsx'
