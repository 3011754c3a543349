import { PAGE_TYPES } from '@clipfront/page-data'
import type { SiteRule } from '../SiteFault.ts'

const TEMPLATE = /^[a-z][\w-]*$/i
/** Without these a site has no beginning, or shows nothing where something went wrong. */
const NEEDED = ['home', 'error'] as const

/** The table of page types (R3.2). Whether the unit has a template of that name is known to its app, and asked by the build. */
export const pageFaults: SiteRule = function* ({ pageType }) {
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
