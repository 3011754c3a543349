export { BlogPage } from './BlogPage.tsx'
