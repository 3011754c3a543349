export type { CheckedSite, SiteAnswer, SiteFault } from './CheckedSite.ts'
export { checkSite } from './checkSite.ts'
