export { SearchPage } from './SearchPage.tsx'
