import type { Cache, CacheState } from '@clipfront/cache'
import type { Clock, Secrets } from '@clipfront/settings'
import type { Site } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import type { CatalogView } from '@clipfront/catalog/context'
import type { SitemapFiles } from '../sitemap/createSitemapFiles.ts'

/** What every route needs. */
export interface ApiContext {
  database: Kysely<Database>
  clock: Clock
  settings: { secrets: Secrets }
  /** Without it every page reads its lists anew. */
  cache?: Cache<unknown>
  /** Told of each lookup in the cache. */
  countLookup?: (site: string, state: CacheState) => void
  sitemaps: SitemapFiles
}

/** The catalog as the site sees it at this moment. */
export function buildView({ database, clock, cache, countLookup }: ApiContext, site: Site): CatalogView {
  const counted: typeof cache = cache && ((key, load) => cache(key, load, (state) => countLookup?.(site.code, state)))
  return { database, site, now: clock.now(), cache: counted }
}
