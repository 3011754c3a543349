export { TagPage } from './TagPage.tsx'
