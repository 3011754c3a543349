// `npm run affected`: which sites' releases the changes since a revision alter, and why.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sites } from '@clipfront/site-config'
import { changedFiles, fileAt } from './changes/changedFiles.ts'
import { type AffectedSite, describeAffected, findReasons, readInputs } from './changes/findReasons.ts'
import { buildSites } from './builds/buildSites.ts'
import { runCommand } from './processes/runCommand.ts'

const definition = {
  name: 'affected',
  about: "Which sites' releases the changes since a revision alter, and why.",
  options: {
    base: {
      type: 'string',
      value: 'REVISION',
      about: 'since when, such as main; HEAD without it: what is not committed',
    },
    json: { type: 'boolean', about: '{base, sites: [{site, isAltered, reasons: [{changed, through}]}]}' },
  },
  examples: ['--base main', '--base origin/main --json'],
} as const

await runCommand(definition, async ({ values }, onStop) => {
  const base = values.base ?? 'HEAD'
  const [changed, lock] = [changedFiles(base), fileAt(base, 'pnpm-lock.yaml')]
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
