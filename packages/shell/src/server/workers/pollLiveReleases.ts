import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '@clipfront/site-config'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { readLive, type ReleaseNames } from '../../releases/readLive.ts'

interface Poll {
  /** The next poll comes when it has settled. */
  rollTo: (live: ReleaseNames) => Promise<void>
  onFailure: (thrown: unknown) => void
  /** Called once when a site's pointers become unreadable; the other sites are polled on. */
  onDamage: (site: string, thrown: unknown) => void
  signal: AbortSignal
}

const INTERVAL_MS = 500
const AFTER_FAILURE_MS = 10_000

/** Polls what is live: a ship need not know the servers, and a server that was down misses nothing. */
export async function pollLiveReleases(
  store: Pick<ReleaseStore, 'live'>,
  sites: readonly Site[],
  { rollTo, onFailure, onDamage, signal }: Poll,
): Promise<void> {
  let pauseMs = INTERVAL_MS
  let reported = new Set<string>()
  while (await isGoingOn(pauseMs, signal)) {
    pauseMs = INTERVAL_MS
    try {
      const damaged = new Map<string, unknown>()
      const live = await readLive(store, sites, (site, thrown) => damaged.set(site, thrown))
      for (const [site, thrown] of damaged) if (!reported.has(site)) onDamage(site, thrown)
      reported = new Set(damaged.keys())
      await rollTo(live)
    } catch (thrown) {
      if (!signal.aborted) onFailure(thrown)
      pauseMs = AFTER_FAILURE_MS
    }
  }
}

/** @returns true after a pause; false at once when the signal has ended the polling */
function isGoingOn(pauseMs: number, signal: AbortSignal): Promise<boolean> {
  return pause(pauseMs, true, { signal }).catch(() => false)
}
