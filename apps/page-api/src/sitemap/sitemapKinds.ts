import type { Site } from '@clipfront/site-config'
import { cashbackSitemap } from './cashbackSitemap.ts'
import { categorySitemap } from './categorySitemap.ts'
import { fixedSitemap } from './fixedSitemap.ts'
import { postSitemap } from './postSitemap.ts'
import { brandSitemap, tagSitemap } from './labelSitemap.ts'
import type { SitemapKind } from './SitemapKind.ts'
import { storeSitemap } from './storeSitemap.ts'
import { topicSitemap } from './topicSitemap.ts'

/** By the name that stands in a part's address. */
const KINDS: Readonly<Record<string, SitemapKind>> = {
  pages: fixedSitemap,
  categories: categorySitemap,
  tags: tagSitemap,
  brands: brandSitemap,
  stores: storeSitemap,
  cashback: cashbackSitemap,
  topics: topicSitemap,
  posts: postSitemap,
}

/** What the sitemaps of a site list: on one that crawlers may not show nothing, else what it has templates for. */
export function sitemapKindsOf({ robots, pageType }: Pick<Site, 'robots' | 'pageType'>): Map<string, SitemapKind> {
  const kinds = Object.entries(KINDS).filter(([, { page }]) => pageType[page] !== undefined)
  return new Map(robots === 'INDEX' ? kinds : [])
}
