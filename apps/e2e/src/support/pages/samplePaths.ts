import type { PageType } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import type { Site } from '@clipfront/site-config'
import { ask, readState } from '../ask.ts'
import { choosePort, type TestBed } from '../testBed.ts'

/** A page of each type in the demo of every site. A coupon's number is its site's own. */
const PATHS = {
  home: '/',
  merchant: '/stores/nimbus-shoes',
  category: '/categories/fashion',
  blog: '/blog',
  topic: '/topics/home-week',
  tag: '/tags/first-order',
  brand: '/brands/alto',
  cashback: '/cashback/nimbus-shoes',
  channel: '/channels/letter',
  search: '/search?q=nimbus',
  static: '/how-we-test',
  error: '/no/such/page',
} as const satisfies Record<Exclude<PageType, 'coupon'>, string>

/** The page types that a site has, in their order. */
export function listPageTypes({ pageType }: Pick<Site, 'pageType'>): PageType[] {
  return Object.keys(pageType) as PageType[]
}

/** The path of a page of a type, on a site that has it. */
export async function findSamplePath(bed: TestBed, site: Site, type: PageType): Promise<string> {
  if (type !== 'coupon') return PATHS[type]
  const { body } = await ask(bed.ports[choosePort(site)], site.hosts[0], PATHS.merchant)
  const [first] = readState(body).page.data.coupons as { id: number }[]
  if (!first) throw new Error(`${site.code} has no coupon at ${PATHS.merchant}`)
  return pagePath('coupon', first.id)
}
