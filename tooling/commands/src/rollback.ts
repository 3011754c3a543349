// `npm run rollback`: makes the release live again that was live before.
import { previousRelease } from '@clipfront/shell/releases'
import { runCommand } from './processes/runCommand.ts'
import { smokeTestRelease } from './shipping/smokeTestRelease.ts'
import { environmentOption, readTarget, SITE_ARGUMENT } from './shipping/readTarget.ts'
import { findPerson, withSiteLock } from './shipping/shipSite.ts'

const definition = {
  name: 'rollback',
  about: 'Makes the release of a site live again that was live before, once it has proved that it still serves.',
  takes: SITE_ARGUMENT,
  options: { to: environmentOption('where; prod without it') },
  examples: ['main/uk', 'main/uk --to beta'],
} as const

await runCommand(definition, async ({ values, taken }) => {
  const { site, environment = 'prod', store } = readTarget(taken, values.to)
  await withSiteLock(store, site, console.log, async () => {
    const release = previousRelease(await store.history(site.code, environment))
    if (!release) throw new Error(`${site.code} had no other release live on ${environment}: nothing to go back to.`)
    if (!(await store.has(site.code, release))) {
      throw new Error(`${site.code} showed ${release} before, which is kept no longer. Ship it anew from its revision.`)
    }
    await smokeTestRelease(store, site.code, release, { isNew: false })
    await store.activate(site.code, environment, release, 'rollback', findPerson())
    console.log(
      `${site.code}: ${release} is live on ${environment} again. A running server takes it over within seconds.`,
    )
  })
})
