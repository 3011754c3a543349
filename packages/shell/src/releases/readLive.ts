import type { Site } from '@clipfront/site-config'
import type { ReleaseStore } from './createReleaseStore.ts'
import { LIVE_ENVIRONMENTS, type LiveEnvironment } from './moves.ts'

/** Releases by site and environment. Equal ones are equal as JSON. */
export type ReleaseNames = Readonly<Record<string, Readonly<Partial<Record<LiveEnvironment, string>>>>>

/**
 * What is live of each site right now. A site of which nothing is has an entry that is empty.
 * @param onDamage told of a site whose pointers cannot be read; it is left out, and the others are not its victims
 */
export async function readLive(
  store: Pick<ReleaseStore, 'live'>,
  sites: readonly Pick<Site, 'code'>[],
  onDamage: (site: string, thrown: unknown) => void,
): Promise<ReleaseNames> {
  const entries = await Promise.all(
    sites.map(async ({ code }) => {
      try {
        return [[code, await readSite(store, code)] as const]
      } catch (thrown) {
        onDamage(code, thrown)
        return []
      }
    }),
  )
  return Object.fromEntries(entries.flat())
}

async function readSite(store: Pick<ReleaseStore, 'live'>, code: string): Promise<ReleaseNames[string]> {
  const moves = await Promise.all(LIVE_ENVIRONMENTS.map((environment) => store.live(code, environment)))
  const named = LIVE_ENVIRONMENTS.flatMap((environment, index) => {
    const release = moves[index]?.release
    return release ? [[environment, release] as const] : []
  })
  return Object.fromEntries(named)
}
