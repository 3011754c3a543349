import type { Clock } from '@clipfront/settings'
import { countLive } from '@clipfront/catalog/counts'
import type { Database } from '@clipfront/catalog/database'
import type { Kysely } from 'kysely'

interface CountingOptions {
  database: Kysely<Database>
  clock: Clock
  /** Codes of the sites. */
  sites: readonly string[]
  /** Told of a site that could not be counted; its last counts stand, and it is tried again. */
  onError: (site: string, error: unknown) => void
}

/** So old the counts of a site may become. */
const INTERVAL_MS = 60_000
/** A site that takes long is counted less often: at most this share of the time it is being counted. */
const MAX_SHARE = 0.05

/**
 * Keeps the counts of all sites fresh in the background: offers begin and end without anybody writing them, and editors write
 * few. Pages read what was counted last, however long the next count takes.
 */
export function createCounting({ database, clock, sites, onError }: CountingOptions) {
  const dueAt = new Map<string, number>()
  let running: Promise<void> | undefined

  async function count(codes: readonly string[]): Promise<void> {
    for (const site of codes) {
      const started = performance.now()
      // One after the other: pages need the database's other connections.
      await countLive(database, { site, now: clock.now() }).catch((error: unknown) => onError(site, error))
      const ended = performance.now()
      dueAt.set(site, ended + Math.max(INTERVAL_MS, (ended - started) / MAX_SHARE))
    }
  }

  return {
    /** Counts the sites that never were, as after an upgrade: until then their lists would be empty. */
    async countNew(): Promise<void> {
      const counted = await database.selectFrom('site_count').select('site').execute()
      const known = new Set(counted.map(({ site }) => site))
      await count(sites.filter((site) => !known.has(site)))
    },
    /** Counts the sites whose turn it is, unless that is under way already. */
    async countDue(): Promise<void> {
      const now = performance.now()
      running ??= count(sites.filter((site) => (dueAt.get(site) ?? 0) <= now)).finally(() => {
        running = undefined
      })
      return running
    },
  }
}
