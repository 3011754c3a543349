import { DEMO_PATHS } from '@clipfront/catalog/testing/DEMO_PATHS'
import type { PageType } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import type { Site } from '@clipfront/site-config'
import { ask, readState } from '../ask.ts'
import { choosePort, type TestBed } from '../testBed.ts'

/** The page types that a site has, in their order. */
export function listPageTypes({ pageType }: Pick<Site, 'pageType'>): PageType[] {
  return Object.keys(pageType) as PageType[]
}

/** The path of a page of a type, on a site that has it. */
export async function findSamplePath(bed: TestBed, site: Site, type: PageType): Promise<string> {
  if (type !== 'coupon') return DEMO_PATHS[type]
  const { body } = await ask(bed.ports[choosePort(site)], site.hosts[0], DEMO_PATHS.merchant)
  const [first] = readState(body).page.data.coupons as { id: number }[]
  if (!first) throw new Error(`${site.code} has no coupon at ${DEMO_PATHS.merchant}`)
  return pagePath('coupon', first.id)
}
