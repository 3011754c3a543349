import { findSite } from '@clipfront/site-config'
import { type CheckedSite, type SiteCheck, type CheckIssue, resolveRobots } from './CheckedSite.ts'
import { checkCompliance } from './checkCompliance.ts'
import { checkApi, checkFiles, checkIcon, checkPreview, checkRobotsTxt } from './checkFiles.ts'
import { checkSitemap } from './checkSitemap.ts'
import { checkMessages } from './checkMessages.ts'
import { describePage, listPageIssues } from './describePage.ts'

/** One check of a site: what it requested, and what it found wrong. */
export interface CheckResult {
  name: string
  /** Absolute addresses, in their order; none where it asks nobody. */
  requests: string[]
  /** Empty when nothing is wrong. */
  issues: CheckIssue[]
}

/**
 * Looks at a site that runs as shoppers and crawlers do.
 * @param messages of the release that is live
 * @param reference the same of a language that has all of them
 */
export async function checkSite(checked: CheckedSite, messages: unknown, reference: unknown): Promise<CheckResult[]> {
  const checks: Record<string, SiteCheck> = {
    'page-api': checkApi,
    words: checkMessages(messages, reference),
    'home page': checkHome,
    icon: checkIcon,
    preview: checkPreview,
    'robots.txt': checkRobotsTxt,
    files: checkFiles,
    sitemap: checkSitemap,
    compliance: checkCompliance,
  }
  const results: CheckResult[] = []
  for (const [name, check] of Object.entries(checks)) results.push(await runCheck(name, check, checked))
  return results
}

async function runCheck(name: string, check: SiteCheck, checked: CheckedSite): Promise<CheckResult> {
  const { site, ask, askApi, addresses } = checked
  const requests: string[] = []
  const noting: CheckedSite = {
    ...checked,
    ask: (target) => {
      requests.push(addresses.site + target)
      return ask(target)
    },
    askApi: (path) => {
      requests.push(addresses.api + site.api + path)
      return askApi(path)
    },
  }
  try {
    return { name, requests, issues: await check(noting) }
  } catch (thrown) {
    const problem = `the site cannot be asked: ${String(thrown)}`
    return { name, requests, issues: [{ part: 'server', problem, fix: 'Start it: npm start' }] }
  }
}

/** That the home page is there, and says of itself what the site's file says. */
const checkHome: SiteCheck = async (checked) => {
  const { site } = checked
  const claims = await describePage(checked, '/')
  const foreign = claims.hreflang.filter(
    ({ url }) => findSite(URL.parse(url)?.host ?? '')?.businessUnit !== site.businessUnit,
  )
  const issues: CheckIssue[] = foreign.map(({ language, url }) => ({
    part: 'hreflang',
    problem: `/ names ${url} for ${language}, which is no site of ${site.businessUnit}`,
    fix: 'page-api’s alternates come from packages/site-config: it must be the same version.',
  }))
  if (claims.status === 200 && resolveRobots(checked) === 'INDEX' && claims.robots !== '') {
    issues.push({
      part: 'robots',
      problem: `/ sends "${claims.robots}" though the site may be indexed`,
      fix: 'Look at page-api’s meta.robots.',
    })
  }
  return [...listPageIssues(checked, '/', claims), ...issues]
}
