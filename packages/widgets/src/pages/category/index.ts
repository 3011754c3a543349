export { CategoryPage, StickyCategoryPage } from './CategoryPage.tsx'
