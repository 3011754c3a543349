import type { PageData } from '@clipfront/page-data'
import { type Indexing, indexing } from '@clipfront/routing/indexing'
import { type Site, sites } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { getPage } from '@clipfront/catalog/testing'
import type { TestApi } from '../../http/testing/startTestApi.ts'
import { PAGE_PATHS, pagePath } from '@clipfront/routing/page-paths'

export interface CrawledPage {
  site: Site
  path: string
  page: PageData
  /** What the site says of it to crawlers. */
  crawling: Indexing
}

const FIXED = [...Object.values(PAGE_PATHS), '/search?q=shoes', '/nowhere']

const AT_ONCE = 24

/** Every page of every site, by its address, as the sites get it. */
export async function crawlSites(api: TestApi, database: Kysely<Database>): Promise<Map<string, CrawledPage>> {
  const merchants = await database.selectFrom('merchant').select(['site', 'slug']).execute()
  const rewarding = await database
    .selectFrom('cashback as k')
    .innerJoin('merchant as m', 'm.id', 'k.merchant_id')
    .select(['m.site', 'm.slug'])
    .execute()
  const categories = await database.selectFrom('category').select(['site', 'slug']).execute()
  const topics = await database.selectFrom('topic').select(['site', 'slug']).execute()
  const labels = await Promise.all(
    (['tag', 'brand'] as const).map((kind) => database.selectFrom(kind).select(['site', 'slug']).execute()),
  )
  const [tags = [], brands = []] = labels
  const posts = await database.selectFrom('post').select(['site', 'slug']).execute()
  const found = new Map<string, CrawledPage>()
  for (const site of sites) {
    const isHere = (row: { site: string }): boolean => row.site === site.code
    const paths = [
      ...FIXED,
      ...merchants.filter(isHere).map(({ slug }) => pagePath('merchant', slug)),
      ...merchants.filter(isHere).map(({ slug }) => `/demo-shop/${encodeURIComponent(slug)}`),
      ...rewarding
        .filter((row) => isHere(row) && 'cashback' in site.pageType)
        .map(({ slug }) => pagePath('cashback', slug)),
      ...categories.filter(isHere).map(({ slug }) => pagePath('category', slug)),
      ...tags.filter(isHere).map(({ slug }) => pagePath('tag', slug)),
      ...brands.filter(isHere).map(({ slug }) => pagePath('brand', slug)),
      ...topics.filter(isHere).map(({ slug }) => pagePath('topic', slug)),
      ...posts.filter((row) => isHere(row) && 'blog' in site.pageType).map(({ slug }) => pagePath('blog', slug)),
    ]
    // Page-api refuses what is more than it can make at once.
    for (let start = 0; start < paths.length; start += AT_ONCE)
      for (const path of await Promise.all(paths.slice(start, start + AT_ONCE).map(crawl))) found.set(...path)

    async function crawl(path: string): Promise<[url: string, crawled: CrawledPage]> {
      const page = await getPage(api, path, site.code)
      const crawling = indexing({ page, site, environment: 'prod', status: page.code, url: path })
      return [`${site.domainLink}${path}`, { site, path, page, crawling }]
    }
  }
  return found
}
