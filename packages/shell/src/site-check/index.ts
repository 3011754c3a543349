export type { CheckedSite, SiteAnswer } from './CheckedSite.ts'
export { checkSite, type CheckResult } from './checkSite.ts'
