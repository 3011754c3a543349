export type { CheckedSite, SiteAnswer } from './CheckedSite.ts'
export { checkSite } from './checkSite.ts'
