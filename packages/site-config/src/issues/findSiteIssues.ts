import type { Site } from '../site/Site.ts'
import { nameSite, type SiteIssue, type SiteRule } from './SiteIssue.ts'
import { codeIssues } from './rules/codeIssues.ts'
import { hostIssues } from './rules/hostIssues.ts'
import { languageIssues } from './rules/languageIssues.ts'
import { lookIssues } from './rules/lookIssues.ts'
import { operatorIssues } from './rules/operatorIssues.ts'
import { crawlerIssues, idIssues, pageIssues } from './rules/pageIssues.ts'
import { regionIssues } from './rules/regionIssues.ts'
import { textIssues } from './rules/textIssues.ts'
import { thirdPartyIssues } from './rules/thirdPartyIssues.ts'
import { findShapeIssues } from './findShapeIssues.ts'

const RULES: readonly SiteRule[] = [
  hostIssues,
  codeIssues,
  languageIssues,
  regionIssues,
  textIssues,
  operatorIssues,
  lookIssues,
  crawlerIssues,
  pageIssues,
  idIssues,
  thirdPartyIssues,
]

/**
 * Everything that is wrong in the files of the sites (R3.2), site by site. What two sites may not share is an issue of each of
 * them, so that either can be judged alone. To be asked before anything is built or served: a `ConfigError` with the lines of
 * `describeIssues` says all at once.
 * @param sites the whole list
 * @param chosen those of it that are wanted: another one's issues are another one's affair
 * @returns none where all is well
 */
export function findSiteIssues(sites: readonly Site[], chosen: readonly Site[] = sites): SiteIssue[] {
  const readable = sites.filter((site) => findShapeIssues(site).length === 0)
  const issues: SiteIssue[] = []
  for (const site of chosen) {
    for (const { field, problem, fix } of applyRules(site, readable)) {
      issues.push({ site: nameSite(site), field, problem, fix })
    }
  }
  return issues
}

function* applyRules(site: Site, readable: readonly Site[]): ReturnType<SiteRule> {
  if (!readable.includes(site)) {
    yield* findShapeIssues(site)
    return
  }
  const others = readable.filter((other) => other !== site)
  for (const rule of RULES) yield* rule(site, others)
}

/** One line for each issue: where, what and what to do. For the message of an error that stops a build or a server. */
export function describeIssues(issues: readonly SiteIssue[]): string {
  return issues.map(({ site, field, problem, fix }) => `${site}: ${field} ${problem}. ${fix}`).join('\n')
}
