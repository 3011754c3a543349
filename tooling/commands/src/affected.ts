// `npm run affected -- [--base REVISION] [--json]`: which sites' releases the changes since a revision alter, and why.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Site, sites } from '@clipfront/site-config'
import { changedFiles, fileAt } from './affected/changedFiles.ts'
import { type AffectedSite, describeAffected } from './affected/describeAffected.ts'
import { findReasons, type Inputs } from './affected/findReasons.ts'
import { buildSites } from './builds/buildSites.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { root } from './root.ts'

await runUntilStopped(async (onStop) => {
  const { values } = parseArgs({ options: { base: { type: 'string' }, json: { type: 'boolean' } } })
  const base = values.base ?? 'HEAD'
  const [changed, lock] = await Promise.all([changedFiles(base), fileAt(base, 'pnpm-lock.yaml')])
  // What goes into a release only its build knows; the releases themselves are not wanted here.
  const dataFolder = mkdtempSync(join(tmpdir(), 'clipfront-affected-'))
  onStop(async () => rmSync(dataFolder, { recursive: true, force: true }))
  await buildSites(sites, { dataFolder, isQuiet: values.json ?? false })
  const affected = sites.map((site): AffectedSite => {
    const reasons = findReasons(readInputs(site), changed, lock)
    return { site: site.code, isAltered: reasons.length > 0, reasons }
  })
  console.log(values.json ? JSON.stringify({ base, sites: affected }, null, 2) : describeAffected(affected, base))
})

/** As `inputsFile` of the build names it. */
function readInputs({ businessUnit, label }: Site): Inputs {
  return JSON.parse(readFileSync(join(root, 'apps', businessUnit, 'dist', `inputs-${label}.json`), 'utf8')) as Inputs
}
