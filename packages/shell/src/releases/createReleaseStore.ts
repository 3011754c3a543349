import { randomUUID } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { invariant } from '@clipfront/routing/errors'
import { createServerCode, GRACE_MS } from './createServerCode.ts'
import { exists, makeFolder, foldersIn, removeLeftovers, undefinedIfMissing, writeAtomically } from './files.ts'
import {
  liveSince,
  LIVE_ENVIRONMENTS,
  type LiveEnvironment,
  type Deployment,
  type DeployedBy,
  parseDeployments,
  previousRelease,
} from './deployments.ts'
import type { ReleaseManifest } from './ReleaseManifest.ts'

const SITE = /^[a-z0-9][a-z0-9.-]*$/
const RELEASE = /^[0-9a-f]{16}$/
const SERVER = 'server'
const MAX_DEPLOYMENTS = 50

class ReleaseGone extends Error {}

function undefinedIfGone(error: unknown): undefined {
  if (!(error instanceof ReleaseGone)) throw error
}

export type ReleaseStore = ReturnType<typeof createReleaseStore>

/**
 * The releases of all sites, and which of them are live.
 *
 *     <folder>/server/<hash>/render.mjs    the server's code, once for all releases that share it
 *     <folder>/<site>/<hash>/              client, envelopes, site.json, messages.mjs, release.json; never changed
 *     <folder>/<site>/prod.json, beta.json the deployments there, newest first: the first one is live
 *     <folder>/<site>/lock                 the process that ships the site
 *
 * @param folder need not be there yet
 */
export function createReleaseStore(folder: string) {
  function siteFolder(site: string): string {
    invariant(SITE.test(site) && site !== SERVER, `"${site}" is no site's code`)
    return join(folder, site)
  }
  function resolveFolder(site: string, release: string): string {
    invariant(RELEASE.test(release), `"${release}" is no release`)
    return join(siteFolder(site), release)
  }
  const serverCode = createServerCode(join(folder, SERVER))
  const resolvePointer = (site: string, environment: LiveEnvironment) => join(siteFolder(site), `${environment}.json`)
  const has = (site: string, release: string) => exists(join(resolveFolder(site, release), 'release.json'))

  /**
   * Adds a release, as a whole or not at all.
   * @param serverFile the server's code
   * @param fill writes everything but `release.json` into the folder that it is given
   */
  async function add(manifest: ReleaseManifest, serverFile: string, fill: (draft: string) => Promise<void>) {
    const { site, hash, server } = manifest
    await serverCode.add(server, serverFile)
    const target = resolveFolder(site, hash)
    if (await has(site, hash)) return
    // A folder is renamed into place whole, so a partial one is a leftover, and in the way.
    if ((await exists(target)) && !(await has(site, hash))) await rm(target, { recursive: true, force: true })
    await makeFolder(target, async (draft) => {
      await fill(draft)
      await writeAtomically(join(draft, 'release.json'), `${JSON.stringify(manifest, null, 1)}\n`)
    })
  }

  /** @throws {ReleaseGone} there is no such release */
  async function read(site: string, release: string): Promise<ReleaseManifest> {
    const text = await readFile(join(resolveFolder(site, release), 'release.json'), 'utf8').catch(undefinedIfMissing)
    if (text === undefined) throw new ReleaseGone(`${site} has no release ${release}.`)
    return JSON.parse(text) as ReleaseManifest
  }

  /** The names of a site's releases, unordered. */
  const names = async (site: string) => (await foldersIn(siteFolder(site))).filter((name) => RELEASE.test(name))

  /** The releases of a site, newest first. */
  async function list(site: string): Promise<ReleaseManifest[]> {
    // Another process may remove one between its name and its reading.
    const found = await Promise.all((await names(site)).map((release) => read(site, release).catch(undefinedIfGone)))
    const manifests = found.filter((manifest) => manifest !== undefined)
    return manifests.toSorted((a, b) => b.builtAt.localeCompare(a.builtAt))
  }

  /** The deployments of an environment, newest first. @throws {Error} its pointer is damaged */
  async function history(site: string, environment: LiveEnvironment): Promise<Deployment[]> {
    const file = resolvePointer(site, environment)
    const text = await readFile(file, 'utf8').catch(undefinedIfMissing)
    return text === undefined ? [] : parseDeployments(text, file)
  }

  /**
   * Makes a release live, atomically.
   * @param person who does it, where a person does
   * @throws {Error} there is no such release
   */
  async function activate(
    site: string,
    environment: LiveEnvironment,
    release: string,
    by: DeployedBy,
    person?: string,
  ): Promise<void> {
    if (!(await has(site, release))) throw new Error(`${site} has no release ${release}.`)
    const deployment = { release, since: new Date().toISOString(), by, ...(person ? { person } : {}) }
    const deployments = [deployment, ...(await history(site, environment))]
    await writeAtomically(
      resolvePointer(site, environment),
      `${JSON.stringify(deployments.slice(0, MAX_DEPLOYMENTS), null, 1)}\n`,
    )
  }

  /** The live deployment of an environment. */
  const live = async (site: string, environment: LiveEnvironment) => (await history(site, environment))[0]

  /**
   * Removes a site's oldest releases beyond a number, server code that no release needs, and leftovers of a crash. Never removes
   * what is live, what a rollback would lead to, or what was live within the last hour.
   * @returns the removed releases
   */
  async function prune(site: string, keep: number): Promise<string[]> {
    const histories = await Promise.all(LIVE_ENVIRONMENTS.map((environment) => history(site, environment)))
    // Servers take a while to roll, and tabs and caches hold pages that name the files of the former release.
    const inUse = histories.flatMap((deployments) => liveSince(deployments, Date.now() - GRACE_MS))
    const protectedReleases = new Set([...inUse, ...histories.map(previousRelease)])
    const old = (await list(site)).slice(keep).map(({ hash }) => hash)
    const gone = old.filter((release) => !protectedReleases.has(release))
    for (const release of gone) {
      // Renamed first, since a half-removed release must never look like one.
      const aside = `${resolveFolder(site, release)}.${randomUUID()}.gone`
      await rename(resolveFolder(site, release), aside)
      await rm(aside, { recursive: true, force: true })
    }
    if (gone.length > 0) await pruneServerCode()
    await removeLeftovers(siteFolder(site), Date.now() - GRACE_MS)
    await removeLeftovers(join(folder, SERVER), Date.now() - GRACE_MS)
    return gone
  }

  async function pruneServerCode(): Promise<void> {
    const sites = (await foldersIn(folder)).filter((name) => name !== SERVER && SITE.test(name))
    const needed = new Set((await Promise.all(sites.map(list))).flat().map(({ server }) => server))
    await serverCode.prune(needed)
  }

  return {
    folder,
    resolveFolder,
    resolveServerCode: serverCode.resolveFile,
    has,
    add,
    read,
    names,
    list,
    history,
    live,
    activate,
    prune,
  }
}
