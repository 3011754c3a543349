import type { Site } from '@clipfront/site-config'
import type { ReleaseStore } from './createReleaseStore.ts'
import { LIVE_ENVIRONMENTS, type LiveEnvironment } from './Move.ts'

/** Releases by site and environment. Equal ones are equal as JSON. */
export type ReleaseNames = Readonly<Record<string, Readonly<Partial<Record<LiveEnvironment, string>>>>>

/** What is live of each site right now. A site of which nothing is has an entry that is empty. */
export async function readLive(
  store: Pick<ReleaseStore, 'live'>,
  sites: readonly Pick<Site, 'code'>[],
): Promise<ReleaseNames> {
  const read = async (code: string) => {
    const moves = await Promise.all(LIVE_ENVIRONMENTS.map((environment) => store.live(code, environment)))
    const named = LIVE_ENVIRONMENTS.flatMap((environment, index) => {
      const release = moves[index]?.release
      return release ? [[environment, release] as const] : []
    })
    return [code, Object.fromEntries(named)] as const
  }
  return Object.fromEntries(await Promise.all(sites.map(({ code }) => read(code))))
}
