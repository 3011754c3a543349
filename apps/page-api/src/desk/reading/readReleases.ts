import { createReleaseStore, type Deployment, LIVE_ENVIRONMENTS, type LiveEnvironment } from '@clipfront/shell/releases'
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
        return Promise.all(
          deployments.map(async (deployment) => ({
            ...deployment,
            environment,
            ...(await readCommit(deployment.release)),
          })),
        )
      }),
    )
    return { deployed: histories.flat(), damage: null }
  } catch (error) {
    return { deployed: [], damage: error instanceof Error ? error.message : String(error) }
  }

  async function readCommit(release: string) {
    // An old release is removed, and its deployment remembered.
    const manifest = await store.read(site.code, release).catch(() => undefined)
    return { commit: manifest?.revision.commit ?? '', isChanged: manifest?.revision.isChanged ?? false }
  }
}
