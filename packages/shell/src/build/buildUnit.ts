import { ConfigError } from '@clipfront/routing/errors'
import { findSiteByName, sites, type Site } from '@clipfront/site-config'
import { execFile } from 'node:child_process'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { UnitApp } from '../config/UnitApp.ts'
import { assertSites } from '../config/assertSites.ts'
import { repository } from '../config/repository.ts'
import type { Revision } from '../releases/ReleaseManifest.ts'
import { createReleaseStore } from '../releases/createReleaseStore.ts'
import { undefinedIfMissing } from '../releases/files.ts'
import { releasesFolder } from '../releases/releasesFolder.ts'
import { codeFolder, inputsFile, messagesFolder } from './buildFolders.ts'
import { buildReleases } from './buildReleases.ts'

/**
 * The build of a unit's app, run as a program: `node src/build.ts [SITE…]`, every site of the unit when none is named. Its last
 * line is what was built: `{"<site code>": "<release>"}`. Where a site's file is wrong, or names a file that is not there (R3.2),
 * nothing is built, and it ends with a line for each issue.
 */
export async function buildUnit(app: UnitApp, names = process.argv.slice(2), env = process.env): Promise<void> {
  try {
    await run(app, names, env)
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown
    process.stderr.write(`${thrown.message}\n`)
    process.exitCode = 1
  }
}

async function run(app: UnitApp, names: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const ofUnit = sites.filter(({ businessUnit }) => businessUnit === app.unit)
  const wanted = names.length > 0 ? names.map(requireSite) : ofUnit
  assertSites(app, wanted)
  const manifests = await buildReleases(app, wanted, createReleaseStore(releasesFolder(env)), await readRevision())
  // Another site's file may be wrong, and what lies about is no reason to have built nothing.
  await pruneBuilds(app, ofUnit).catch(() => {})
  console.log(JSON.stringify(Object.fromEntries(manifests.map(({ site, hash }) => [site, hash]))))

  function requireSite(name: string) {
    const site = findSiteByName(name)
    if (site?.businessUnit === app.unit) return site
    throw new ConfigError(`${name} is no site of ${app.unit}.`)
  }
}

const runGit = promisify(execFile)

/** Which commit the sources stand at, and whether they differ from it. */
async function readRevision(): Promise<Revision> {
  try {
    const git = async (...args: string[]) => (await runGit('git', args, { cwd: repository })).stdout.trim()
    const [commit, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')])
    return { commit, isChanged: changes !== '' }
  } catch {
    // A copy without its history can be built as well.
    return { commit: '', isChanged: false }
  }
}

const BUILT = /^(?:code|messages|inputs)-/
/** Of another revision, or of a test: whoever goes back to it soon finds it. */
const UNUSED_MS = 24 * 60 * 60 * 1000

/**
 * Removes builds that no site asks for and nobody has used for a day: code of tables of pages that were changed, languages and
 * sites that are gone. Releases that were made of them keep what they need, being links of their own.
 * @param ofUnit all of the unit
 */
export async function pruneBuilds(app: Pick<UnitApp, 'root' | 'templates'>, ofUnit: readonly Site[]): Promise<void> {
  const needed = new Set(
    ofUnit
      .flatMap((site) => [codeFolder(app, site), messagesFolder(app, site.language), inputsFile(app, site)])
      .map((path) => basename(path)),
  )
  const folder = join(app.root, 'dist')
  for (const name of (await readdir(folder)).filter((each) => BUILT.test(each) && !needed.has(each))) {
    const path = join(folder, name)
    const found = await stat(path).catch(undefinedIfMissing)
    if (!found || Date.now() - found.mtimeMs < UNUSED_MS) continue
    await rm(path, { recursive: true, force: true })
  }
}
