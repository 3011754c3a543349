import path from 'node:path'
import { invariant } from '@clipfront/routing/errors'
import type { Clock } from '@clipfront/settings'
import { type Site, sites } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { type CatalogState, hasChanged, readCatalogState } from './catalogChanges.ts'
import { findNewestSitemaps, writeSitemaps } from './writeSitemaps.ts'

/** The sitemaps of all sites, as files. */
export interface SitemapFiles {
  /** The folder of the newest files of a site. The first who asks has them written. */
  folderOf: (site: Site) => Promise<string>
  /** Writes the files of a site anew, once for all who ask meanwhile, and one site after the other. */
  write: (site: Site) => Promise<void>
  /** Writes the files anew that are old enough, of the sites whose catalog has changed since. It never rejects. */
  refresh: () => Promise<void>
}

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

/** A failure leaves the files that there are. */
export function createSitemapFiles(options: SitemapFilesOptions): SitemapFiles {
  const { database, clock, folder, minAgeMs = MIN_AGE_MS, onRefreshError, signal } = options
  const states = new Map<string, CatalogState>()
  const running = new Map<string, Promise<void>>()
  let last: Promise<unknown> = Promise.resolve()
  const folderOfSite = ({ code }: Site): string => path.join(folder, code)

  async function writeNow(site: Site): Promise<void> {
    const view = { database, site, now: clock.now() }
    const state = await readCatalogState(view)
    await writeSitemaps(view, folderOfSite(site), signal)
    states.set(site.code, state)
  }

  function write(site: Site): Promise<void> {
    const known = running.get(site.code)
    if (known) return known
    const started = last.then(() => writeNow(site)).finally(() => running.delete(site.code))
    running.set(site.code, started)
    last = started.catch(() => {})
    return started
  }

  async function isOutdated(site: Site): Promise<boolean> {
    const newest = await findNewestSitemaps(folderOfSite(site))
    if (!newest || running.has(site.code)) return false
    const ageMs = Date.now() - newest.writtenAt
    // Below zero the clock was set back, and the age is not known.
    if (ageMs >= 0 && ageMs < minAgeMs) return false
    const state = states.get(site.code)
    return !state || hasChanged({ database, site, now: clock.now() }, state)
  }

  return {
    write,
    async folderOf(site) {
      const newest = await findNewestSitemaps(folderOfSite(site))
      if (newest) return newest.folder
      await write(site)
      const written = await findNewestSitemaps(folderOfSite(site))
      invariant(written, 'sitemaps were written')
      return written.folder
    },
    async refresh() {
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
