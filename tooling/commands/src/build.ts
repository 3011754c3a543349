// `npm run build -- [--site CODE]…`: the releases of sites as the sources are now. What is live stays.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSites } from './builds/buildSites.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { readSettings, chooseSites } from './base/settings.ts'

await runUntilStopped(async () => {
  const { values } = parseArgs({ options: { site: { type: 'string', multiple: true } } })
  const { dataFolder } = readSettings()
  const built = await buildSites(chooseSites(values.site ?? null), { dataFolder })
  for (const [site, release] of built) console.log(`  ${site}  ${join(dataFolder, 'releases', site, release)}`)
})
