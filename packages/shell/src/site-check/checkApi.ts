import { parsePageData } from '@clipfront/page-data'
import type { SiteCheck } from './CheckedSite.ts'

const PART = 'page-api'

/** That page-api knows the site, and that its page data is of the kind that this code reads. */
export const checkApi: SiteCheck = async ({ site, askApi }) => {
  try {
    const { status, body } = await askApi('/pages/')
    if (status !== 200) {
      const problem = `answers ${status} for the home page of ${site.code}`
      return [{ part: PART, problem, fix: 'Look into its log; it must know every site of packages/site-config.' }]
    }
    const page = parsePageData(JSON.parse(body))
    if (!('page' in page) || page.meta.canonicalUrl !== '') return []
    const problem = 'sends the home page without canonical_url, so that the site’s domainLink has to stand in'
    return [{ part: PART, problem, fix: 'Let page-api set meta.canonical_url for every page.' }]
  } catch (thrown) {
    const fix = 'Start it, or name its address with PAGE_API_URL.'
    return [{ part: PART, problem: `cannot be asked: ${String(thrown)}`, fix }]
  }
}
