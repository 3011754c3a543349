export { describeIssues, findSiteIssues } from './findSiteIssues.ts'
export type { SiteIssue } from './SiteIssue.ts'
