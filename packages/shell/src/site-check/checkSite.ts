import { checkApi } from './checkApi.ts'
import type { CheckedSite, SiteCheck, SiteFault } from './CheckedSite.ts'
import { checkFiles } from './checkFiles.ts'
import { checkHome } from './checkHome.ts'
import { checkIcon } from './checkIcon.ts'
import { checkRobotsTxt } from './checkRobotsTxt.ts'
import { checkSitemap } from './checkSitemap.ts'
import { checkWords } from './checkWords.ts'

/**
 * Looks at a site that runs as shoppers and crawlers do.
 * @param messages of the release that is live
 * @param reference the same of a language that has all of them
 * @returns what is wrong; empty when nothing is
 */
export async function checkSite(checked: CheckedSite, messages: unknown, reference: unknown): Promise<SiteFault[]> {
  const checks: SiteCheck[] = [
    checkApi,
    checkWords(messages, reference),
    checkHome,
    checkIcon,
    checkRobotsTxt,
    checkFiles,
    checkSitemap,
  ]
  const faults: SiteFault[] = []
  for (const check of checks) faults.push(...(await look(check, checked)))
  return faults
}

async function look(check: SiteCheck, checked: CheckedSite): Promise<SiteFault[]> {
  try {
    return await check(checked)
  } catch (thrown) {
    const problem = `the site cannot be asked: ${String(thrown)}`
    return [{ part: 'server', problem, fix: 'Start it: npm start' }]
  }
}
