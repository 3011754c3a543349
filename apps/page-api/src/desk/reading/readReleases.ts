import {
  createReleaseStore,
  type Deployment,
  LIVE_ENVIRONMENTS,
  type LiveEnvironment,
  type Revision,
} from '@clipfront/shell/releases'
import type { Site } from '@clipfront/site-config'

/** What became live of a site in an environment. */
export interface DeployedRelease extends Deployment {
  environment: LiveEnvironment
  /** The commit that it was built from; empty where that is not known any more. */
  commit: string
  isChanged: boolean
}

export interface SiteReleases {
  /** Of each environment, the newest first: the first one is live. */
  deployed: DeployedRelease[]
  /** Why that cannot be said. */
  damage: string | null
}

/**
 * What is live of a site, and what was before.
 * @param folder the releases folder; where the sites are served by another machine there is none
 * @param most of each environment
 */
export async function readReleases(folder: string, site: Site, most: number): Promise<SiteReleases> {
  const store = createReleaseStore(folder)
  try {
    const histories = await Promise.all(
      LIVE_ENVIRONMENTS.map(async (environment) => {
        const deployments = (await store.history(site.code, environment)).slice(0, most)
        const commits = await Promise.all(deployments.map(async ({ release }) => readCommit(release)))
        return deployments.map((deployment, index) => describe(deployment, environment, commits[index]))
      }),
    )
    return { deployed: histories.flat(), damage: null }
  } catch (error) {
    return { deployed: [], damage: error instanceof Error ? error.message : String(error) }
  }

  async function readCommit(release: string): Promise<Revision | undefined> {
    // An old release is removed, and its deployment remembered.
    return (await store.read(site.code, release).catch(() => undefined))?.revision
  }
}

function describe(deployment: Deployment, environment: LiveEnvironment, revision?: Revision): DeployedRelease {
  return { ...deployment, environment, commit: revision?.commit ?? '', isChanged: revision?.isChanged ?? false }
}
