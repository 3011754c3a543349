import { userInfo } from 'node:os'
import { join } from 'node:path'
import { withLock } from '@clipfront/bootstrap/lock'
import { type LiveEnvironment, type DeployedBy, type ReleaseStore } from '@clipfront/shell/releases'
import { makeFolder } from '@clipfront/settings'
import type { Site } from '@clipfront/site-config'
import { buildSites } from '../builds/buildSites.ts'
import { RELEASES_KEPT } from '../builds/fillLive.ts'
import { smokeTestRelease } from './smokeTestRelease.ts'

const LONGEST_NAME = 80

export interface ShipOptions {
  dataFolder: string
  environment: LiveEnvironment
  /** Takes what beta shows instead of building. */
  isPromotion: boolean
  /** Told what happens now. */
  say: (line: string) => void
}

/**
 * Makes a release of a site live: it is built, or taken from beta as it is; rendered; weighed; and then the one file that says
 * what is live is replaced. Whatever fails before leaves everything as it was.
 * @returns the release that is live now
 * @throws {Error} it could not be built, or does not serve
 */
export async function shipSite(site: Site, store: ReleaseStore, options: ShipOptions): Promise<string> {
  const { environment, say } = options
  return withSiteLock(store, site, say, async () => {
    const { release, by } = await chooseRelease(site, store, options)
    const before = await store.live(site.code, environment)
    say(`smoke-testing ${release}`)
    await smokeTestRelease(store, site.code, release, { isNew: true })
    // What a start filled in becomes a decision by being shipped.
    if (before?.release === release && before.by !== 'start') {
      say(`${environment} shows ${release} already`)
      return release
    }
    say(`making ${release} live on ${environment}`)
    await store.activate(site.code, environment, release, by, findPerson())
    say('removing old releases')
    // It is live: what lies about in the store is no reason to say otherwise.
    await store.prune(site.code, RELEASES_KEPT).catch((thrown: unknown) => say(`they stay: ${String(thrown)}`))
    return release
  })
}

async function chooseRelease(
  site: Site,
  store: ReleaseStore,
  { dataFolder, isPromotion, say }: ShipOptions,
): Promise<{ release: string; by: DeployedBy }> {
  const beta = isPromotion ? await store.live(site.code, 'beta') : undefined
  if (beta) {
    say(`taking what beta shows: ${beta.release}`)
    return { release: beta.release, by: 'promote' }
  }
  say(`building ${site.code}`)
  const built = await buildSites([site], { dataFolder })
  const release = built.get(site.code)
  if (!release) throw new Error(`The build of ${site.code} ended without a release.`)
  return { release, by: 'ship' }
}

/** Who ships: `CLIPFRONT_EDITOR`, as for the catalog's commands, else the account; undefined where the machine knows neither. */
export function findPerson(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CLIPFRONT_EDITOR']?.trim()
  if (named) return named.slice(0, LONGEST_NAME)
  try {
    return userInfo().username
  } catch {
    // Containers may run as a number without a name.
    return undefined
  }
}

/** One at a time may move a site; others wait, and say so. */
export async function withSiteLock<Result>(
  store: ReleaseStore,
  site: Site,
  say: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const folder = join(store.folder, site.code)
  makeFolder(folder)
  const onWait = (holder: number) => say(`waiting: process ${holder} is moving ${site.code}`)
  return withLock(join(folder, 'lock'), work, onWait)
}
