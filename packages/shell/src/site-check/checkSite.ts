import { findSite } from '@clipfront/site-config'
import { type CheckedSite, type SiteCheck, type CheckIssue, resolveRobots } from './CheckedSite.ts'
import { checkApi, checkFiles, checkIcon, checkRobotsTxt } from './checkFiles.ts'
import { checkSitemap } from './checkSitemap.ts'
import { checkMessages } from './checkMessages.ts'
import { describePage, listPageIssues } from './describePage.ts'

/**
 * Looks at a site that runs as shoppers and crawlers do.
 * @param messages of the release that is live
 * @param reference the same of a language that has all of them
 * @returns what is wrong; empty when nothing is
 */
export async function checkSite(checked: CheckedSite, messages: unknown, reference: unknown): Promise<CheckIssue[]> {
  const checks: SiteCheck[] = [
    checkApi,
    checkMessages(messages, reference),
    checkHome,
    checkIcon,
    checkRobotsTxt,
    checkFiles,
    checkSitemap,
  ]
  const issues: CheckIssue[] = []
  for (const check of checks) issues.push(...(await runCheck(check, checked)))
  return issues
}

async function runCheck(check: SiteCheck, checked: CheckedSite): Promise<CheckIssue[]> {
  try {
    return await check(checked)
  } catch (thrown) {
    const problem = `the site cannot be asked: ${String(thrown)}`
    return [{ part: 'server', problem, fix: 'Start it: npm start' }]
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
