import type { RobotsPolicy } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { LiveEnvironment } from '../releases/deployments.ts'

/** An answer of the site, as it came. */
export interface SiteAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

/** A site that is to be checked, and how to ask it. */
export interface CheckedSite {
  site: Site
  environment: LiveEnvironment
  /** Asks under the site's name in that environment. @param target path and query @throws it gives no answer */
  ask: (target: string) => Promise<SiteAnswer>
  /** Asks page-api itself. @param path below `site.api` @throws it gives no answer */
  askApi: (path: string) => Promise<SiteAnswer>
  /** Origins under which what was asked is named: of the site in that environment, and of page-api. */
  addresses: { site: string; api: string }
}

/** What is wrong, where, and what to do about it. */
export interface CheckIssue {
  /** The part of the site: `icon`, `sitemap`, … */
  part: string
  problem: string
  fix: string
}

/** Looks at one part of a site. Never throws: what cannot be looked at is an issue. */
export type SiteCheck = (checked: CheckedSite) => Promise<CheckIssue[]>

/** What every page of the site has to ask of crawlers, whatever else it asks: on beta none of them may be found (R2.15). */
export function resolveRobots({ site, environment }: Pick<CheckedSite, 'site' | 'environment'>): RobotsPolicy {
  return environment === 'beta' ? 'NOINDEX, NOFOLLOW' : site.robots
}
