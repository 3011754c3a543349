// `npm start`: page-api with the demo in its own database, the releases that are missing, and a server for each business unit,
// until Ctrl-C.
import { BUSINESS_UNITS } from '@clipfront/site-config'
import { buildSites } from './builds/buildSites.ts'
import { fillLive } from './builds/fillLive.ts'
import { refuseBusyPort } from './processes/refuseBusyPort.ts'
import { runCommand } from './processes/runCommand.ts'
import { readSettings, chooseSites } from './base/settings.ts'
import { describeDatabase, describeOperators, describeSites } from './start/describeSites.ts'
import { loadDemo } from './start/loadDemo.ts'
import { createServerSet } from './start/serverSet.ts'

const definition = {
  name: 'start',
  about:
    'Runs all sites, or those of SITES, with page-api and a PostgreSQL of its own that holds the demo, until Ctrl-C. It prints a\ntable of addresses, then "ready". What the environment decides is in README.md under "Good to know".',
  examples: [''],
  stoppedCode: 0,
} as const

await runCommand(definition, async (_given, onStop) => {
  const started = Date.now()
  const settings = readSettings()
  const sites = chooseSites(settings.sites)
  await refuseBusyPort(settings.ports, settings.hosts, 'npm start')
  const servers = createServerSet(settings, onStop)
  const building = new AbortController()
  onStop(async () => building.abort())

  // The database's first start waits for the disk, the first builds for the processor.
  const api = servers.start('page-api')
  const demo = loadDemo(settings, onStop)
  const builds = buildSites(sites, { dataFolder: settings.dataFolder, signal: building.signal })
  const [built] = await Promise.all([builds, api, demo])
  const decided = await fillLive(settings.dataFolder, built)
  const units = BUSINESS_UNITS.filter((unit) => sites.some((site) => site.businessUnit === unit))
  await Promise.all(units.map((unit) => servers.start(unit)))

  console.log(describeOperators(settings, units))
  console.log(describeSites(sites, { main: settings.ports.PORT_MAIN, cpw: settings.ports.PORT_CPW }))
  const database = describeDatabase(settings.dataFolder)
  if (database) console.log(database)
  for (const line of decided) console.log(line)
  console.log(`ready in ${((Date.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops all of it.`)
  await new Promise(() => {})
})
