// `npm run build -- [--site CODE]…`: the releases that are missing or older than their sources; a named site is always built.
import { parseArgs } from 'node:util'
import { buildSites } from './builds/buildSites.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { chooseSites } from './start/chooseSites.ts'

await runUntilStopped(async () => {
  const { values } = parseArgs({ options: { site: { type: 'string', multiple: true } } })
  const built = await buildSites(chooseSites(values.site ?? null), { force: values.site !== undefined })
  console.log(
    built.length === 0 ? 'Every release is up to date.' : `Built: ${built.map(({ code }) => code).join(', ')}`,
  )
})
