// `npm run build`: the releases of sites as the sources are now. What is live stays.
import { join } from 'node:path'
import { buildSites } from './builds/buildSites.ts'
import { runCommand } from './processes/runCommand.ts'
import { readSettings, chooseSites } from './base/settings.ts'

const definition = {
  name: 'build',
  about:
    'Makes the releases of sites as the sources are now, into the data folder. What is up to date is not made again, and what is\nlive stays live: npm run ship makes a release live.',
  options: {
    site: {
      type: 'string',
      value: 'CODE',
      multiple: true,
      about: 'one of these sites, such as cpus or main/uk; all without it',
    },
    json: { type: 'boolean', about: '{sites: [{site, release, folder}]}' },
  },
  examples: ['--site cpus', '--site main/uk --site main/de --json'],
} as const

await runCommand(definition, async ({ values }) => {
  const { dataFolder } = readSettings()
  const built = await buildSites(chooseSites(values.site ?? null), { dataFolder, isQuiet: values.json ?? false })
  const made = Array.from(built, ([site, release]) => ({
    site,
    release,
    folder: join(dataFolder, 'releases', site, release),
  }))
  if (values.json) console.log(JSON.stringify({ sites: made }, null, 2))
  else for (const { site, folder } of made) console.log(`  ${site}  ${folder}`)
})
