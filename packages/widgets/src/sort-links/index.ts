export { SortLinks, type SortLinksProps } from './SortLinks.tsx'
export { sortOf } from './sortOf.ts'
