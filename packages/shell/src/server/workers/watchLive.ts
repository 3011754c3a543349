import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '@clipfront/site-config'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { readLive, type ReleaseNames } from '../../releases/readLive.ts'

const INTERVAL_MS = 500
const AGAIN_MS = 10_000

/**
 * Says again and again what is live. It looks, and is not told: whoever ships needs to know nothing of the servers, and a server
 * that was down at that moment misses nothing.
 * @param follow the next look comes when it has settled; later, when it failed
 * @param onFailure told why it failed
 * @param onDamage told once of a site whose pointers cannot be read, until they can be again; the others are followed
 * @param signal ends the watch
 */
export async function watchLive(
  store: Pick<ReleaseStore, 'live'>,
  sites: readonly Site[],
  follow: (live: ReleaseNames) => Promise<void>,
  onFailure: (thrown: unknown) => void,
  onDamage: (site: string, thrown: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  let untilNextMs = INTERVAL_MS
  let told = new Set<string>()
  while (await isOn(untilNextMs, signal)) {
    untilNextMs = INTERVAL_MS
    try {
      const damaged = new Map<string, unknown>()
      const live = await readLive(store, sites, (site, thrown) => damaged.set(site, thrown))
      for (const [site, thrown] of damaged) if (!told.has(site)) onDamage(site, thrown)
      told = new Set(damaged.keys())
      await follow(live)
    } catch (thrown) {
      if (!signal.aborted) onFailure(thrown)
      untilNextMs = AGAIN_MS
    }
  }
}

/** @returns after a pause whether there is more to do; at once when there is not */
function isOn(pauseMs: number, signal: AbortSignal): Promise<boolean> {
  return pause(pauseMs, true, { signal }).catch(() => false)
}
