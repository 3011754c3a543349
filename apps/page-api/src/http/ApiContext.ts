import type { Cache, CacheState } from '@clipfront/cache'
import type { Semaphore } from '@clipfront/cache/semaphore'
import type { Clock, Secrets } from '@clipfront/settings'
import { PageError } from '@clipfront/routing/errors'
import { type Site, sites } from '@clipfront/site-config'
import type { FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import type { CatalogView } from '@clipfront/catalog/context'
import type { AnswerOutcome } from '../assistant/answerLines.ts'
import type { LanguageModel } from '../assistant/createLanguageModel.ts'
import type { EventWriter } from '../events/createEventWriter.ts'
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
  /** Stores what shoppers report. */
  events: EventWriter
  /** Told of each event that the collector refused. */
  countRejection?: (rejection: { site: string; environment: string; status: number }) => void
  /** Told of each search that found nothing. */
  countSearchMiss?: (site: string, query: string) => void
  /** Writes the assistant's answers; without it the catalog does. */
  languageModel?: LanguageModel
  /** Told how each question was answered. */
  countAnswer?: (site: string, outcome: AnswerOutcome) => void
  /** Bounds the pages and searches that are made at a time: each asks several things of the database at once. */
  work: Semaphore
}

/** A signal for work whose result nobody waits for any more. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return gone.signal
}

/**
 * The catalog as a site sees it at this moment.
 * @param code out of an address
 * @throws {PageError} 404: there is no such site
 */
export function buildView({ database, clock, cache, countLookup }: ApiContext, code: string): CatalogView {
  const site = requireSite(code)
  const counted: typeof cache =
    cache && ((key, load) => cache(key, load, { onLookup: (state) => countLookup?.(site.code, state) }))
  return { database, site, now: clock.now(), cache: counted }
}

/**
 * The site of a code out of an address.
 * @throws {PageError} 404: there is none
 */
export function requireSite(code: string): Site {
  const site = sites.find((candidate) => candidate.code === code)
  if (site) return site
  throw new PageError(
    404,
    'unknown-site',
    `There is no site with this code. Known are ${sites.map((known) => known.code).join(', ')}.`,
  )
}
