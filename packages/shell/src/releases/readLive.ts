import type { Site } from '@clipfront/site-config'
import type { ReleaseStore } from './createReleaseStore.ts'
import { LIVE_ENVIRONMENTS, type LiveEnvironment } from './deployments.ts'

/** Releases by site and environment. Equal ones are equal as JSON. */
export type ReleaseNames = Readonly<Record<string, Readonly<Partial<Record<LiveEnvironment, string>>>>>

/**
 * Reads what is live of each site. A site without a live release has an empty entry.
 * @param onDamage called for a site whose pointers cannot be read; it is left out
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
  const [prod, beta] = await Promise.all(LIVE_ENVIRONMENTS.map((environment) => store.live(code, environment)))
  return { ...(prod ? { prod: prod.release } : {}), ...(beta ? { beta: beta.release } : {}) }
}
