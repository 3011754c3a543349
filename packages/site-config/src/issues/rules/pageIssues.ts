import { PAGE_TYPES } from '@clipfront/page-data'
import { isPartner } from '../../site/Site.ts'
import { AD_SERVICE } from '../../adService.ts'
import { TAG_SERVICE } from '../../tagService.ts'
import type { SiteRule } from '../SiteIssue.ts'

const TEMPLATE = /^[a-z][\w-]*$/i
/** Without these a site has no beginning, or shows nothing where something went wrong. */
const NEEDED = ['home', 'error'] as const

/** The table of page types (R3.2). Whether the unit has a template of that name is known to its app, and asked by the build. */
export const pageIssues: SiteRule = function* ({ pageType }) {
  for (const [type, template] of Object.entries(pageType)) {
    if (!PAGE_TYPES.some((known) => known === type)) {
      const known = PAGE_TYPES.join(', ')
      yield { field: `pageType.${type}`, problem: 'is not a page type', fix: `Leave it out. There are: ${known}.` }
    } else if (!TEMPLATE.test(template)) {
      yield {
        field: `pageType.${type}`,
        problem: `"${template}" is no template's name`,
        fix: `Write one of the unit's, such as "${type}", or leave the page type out.`,
      }
    }
  }
  for (const type of NEEDED) {
    if (pageType[type] === undefined) {
      yield { field: `pageType.${type}`, problem: 'is missing', fix: `Write ${type}: '${type}'.` }
    }
  }
}

/** What crawlers are told (R2.15). */
export const crawlerIssues: SiteRule = function* (site) {
  if (isPartner(site) && site.robots === 'INDEX') {
    yield {
      field: 'robots',
      problem: 'is "INDEX" on a partner\'s domain, where our own sites would compete with a copy of themselves',
      fix: 'Write "NOINDEX, FOLLOW" or "NOINDEX".',
    }
  }
}

/** Both go into the address of a script. */
const IDS = {
  analyticsId: { pattern: TAG_SERVICE.id, example: `${TAG_SERVICE.container}AB12CD3` },
  adsId: { pattern: AD_SERVICE.id, example: 'ca-pub-0123456789012345' },
} as const

/** Ids that other services gave us (R4.7, R7.6). */
export const idIssues: SiteRule = function* (site) {
  for (const field of ['analyticsId', 'adsId'] as const) {
    const { pattern, example } = IDS[field]
    const id = site[field]
    if (id !== null && !pattern.test(id)) {
      yield {
        field,
        problem: `"${id}" is no such id`,
        fix: `Write one such as "${example}", or null where there is none.`,
      }
    }
  }
}
