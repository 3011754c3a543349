export { CategoryPage } from './CategoryPage.tsx'
