export { DemoShopLayout } from './DemoShopLayout.tsx'
