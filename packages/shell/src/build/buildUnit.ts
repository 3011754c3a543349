import { findSiteByName, sites } from '@clipfront/site-config'
import { ConfigError } from '@clipfront/routing/errors'
import { assertSites } from '../config/assertSites.ts'
import type { UnitApp } from '../config/UnitApp.ts'
import { createReleaseStore } from '../releases/createReleaseStore.ts'
import { releasesFolder } from '../releases/releasesFolder.ts'
import { buildReleases } from './buildReleases.ts'
import { pruneBuilds } from './pruneBuilds.ts'
import { readRevision } from './readRevision.ts'

/**
 * The build of a unit's app, run as a program: `node src/build.ts [SITE…]`, every site of the unit when none is named. Its last
 * line is what was built: `{"<site code>": "<release>"}`. Where a site's file is wrong, or names a file that is not there (R3.2),
 * nothing is built, and it ends with a line for each fault.
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
  const wanted = names.length > 0 ? names.map(siteNamed) : ofUnit
  assertSites(app, wanted)
  const manifests = await buildReleases(app, wanted, createReleaseStore(releasesFolder(env)), await readRevision())
  // Another site's file may be wrong, and what lies about is no reason to have built nothing.
  await pruneBuilds(app, ofUnit).catch(() => [])
  console.log(JSON.stringify(Object.fromEntries(manifests.map(({ site, hash }) => [site, hash]))))

  function siteNamed(name: string) {
    const site = findSiteByName(name)
    if (site?.businessUnit === app.unit) return site
    throw new ConfigError(`${name} is no site of ${app.unit}.`)
  }
}
