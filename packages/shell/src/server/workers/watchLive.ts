import type { Site } from '@clipfront/site-config'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { LIVE_ENVIRONMENTS } from '../../releases/Move.ts'

const INTERVAL_MS = 500
const AGAIN_MS = 10_000

/**
 * Tells when another release of some site is live than before. It looks, and is not told: whoever ships needs to know nothing of
 * the servers, and a server that was down at that moment misses nothing.
 * @param onChange the next look comes when it has settled; on false it is told again after a pause
 * @returns ends the watch
 */
export async function watchLive(
  store: Pick<ReleaseStore, 'live'>,
  sites: readonly Site[],
  onChange: () => Promise<boolean>,
): Promise<() => void> {
  let known = await readLive(store, sites)
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    const now = await readLive(store, sites).catch(() => known)
    const isTaken = now === known || (await onChange())
    if (isTaken) known = now
    timer = setTimeout(() => void look(), isTaken ? INTERVAL_MS : AGAIN_MS)
  }
  timer = setTimeout(() => void look(), INTERVAL_MS)
  return () => clearTimeout(timer)
}

async function readLive(store: Pick<ReleaseStore, 'live'>, sites: readonly Site[]): Promise<string> {
  const releases = await Promise.all(
    sites.flatMap(({ code }) =>
      LIVE_ENVIRONMENTS.map(async (environment) => (await store.live(code, environment))?.release ?? ''),
    ),
  )
  return releases.join(' ')
}
