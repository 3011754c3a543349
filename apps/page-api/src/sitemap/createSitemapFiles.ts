import path from 'node:path'
import { invariant } from '@clipfront/routing/errors'
import type { Clock } from '@clipfront/settings'
import { type Site, sites } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { type CatalogState, hasChanged, readCatalogState } from './catalogChanges.ts'
import { findNewestSitemaps, writeSitemaps } from './writeSitemaps.ts'

export type SitemapFiles = ReturnType<typeof createSitemapFiles>

export interface SitemapFilesOptions {
  database: Kysely<Database>
  clock: Clock
  /** It holds one of each site. Several processes may share it. */
  folder: string
  /** How old files must be to be written anew; an hour when left out. */
  minAgeMs?: number
  onRefreshError: (error: unknown) => void
  /** Ends what is being written. */
  signal?: AbortSignal
}

const MIN_AGE_MS = 3_600_000

/** The sitemaps of all sites, as files. A failure leaves the files that there are. */
export function createSitemapFiles(options: SitemapFilesOptions) {
  const { database, clock, folder, minAgeMs = MIN_AGE_MS, onRefreshError, signal } = options
  const states = new Map<string, CatalogState>()
  const running = new Map<string, Promise<void>>()
  let last: Promise<unknown> = Promise.resolve()
  const siteFolder = ({ code }: Site): string => path.join(folder, code)

  async function writeNow(site: Site): Promise<void> {
    const view = { database, site, now: clock.now() }
    const state = await readCatalogState(view)
    await writeSitemaps(view, siteFolder(site), signal)
    states.set(site.code, state)
  }

  /** Writes the files of a site anew, once for all who ask meanwhile, and one site after the other. */
  function write(site: Site): Promise<void> {
    const known = running.get(site.code)
    if (known) return known
    const started = last.then(() => writeNow(site)).finally(() => running.delete(site.code))
    running.set(site.code, started)
    last = started.catch(() => {})
    return started
  }

  async function isOutdated(site: Site): Promise<boolean> {
    const newest = await findNewestSitemaps(siteFolder(site))
    if (!newest || running.has(site.code)) return false
    const ageMs = Date.now() - newest.writtenAt
    // Below zero the clock was set back, and the age is not known.
    if (ageMs >= 0 && ageMs < minAgeMs) return false
    const state = states.get(site.code)
    return !state || hasChanged({ database, site, now: clock.now() }, state)
  }

  return {
    write,
    /** The folder of the newest files of a site. The first who asks has them written. */
    async findFolder(site: Site): Promise<string> {
      const newest = await findNewestSitemaps(siteFolder(site))
      if (newest) return newest.folder
      await write(site)
      const written = await findNewestSitemaps(siteFolder(site))
      invariant(written, 'sitemaps were written')
      return written.folder
    },
    /** Writes the files anew that are old enough, of the sites whose catalog has changed since. It never rejects. */
    async refresh(): Promise<void> {
      for (const site of sites) {
        try {
          if (await isOutdated(site)) await write(site)
        } catch (error) {
          if (!signal?.aborted) onRefreshError(error)
        }
      }
    },
  }
}
