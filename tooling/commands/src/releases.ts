// `npm run releases`: which releases a site has, and which is live where.
import { runCommand } from './processes/runCommand.ts'
import { describeReleases, listReleases } from './shipping/describeReleases.ts'
import { readTarget, SITE_ARGUMENT } from './shipping/readTarget.ts'

const definition = {
  name: 'releases',
  about: 'Which releases a site has, and which is live where.',
  takes: SITE_ARGUMENT,
  options: {
    json: {
      type: 'boolean',
      about:
        '{site, releases: [{release, builtAt, revision, isChanged, firstVisitBytes, diskBytes,\nlive: [{environment, since, by, person}]}]}; revision and person are null where they are not known',
    },
  },
  examples: ['main/uk', 'cpus --json'],
} as const

await runCommand(definition, async ({ values, taken }) => {
  const { site, store } = readTarget(taken)
  const releases = await listReleases(store, site.code)
  console.log(
    values.json ? JSON.stringify({ site: site.code, releases }, null, 2) : describeReleases(site.code, releases),
  )
})
