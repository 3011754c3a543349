// `npm run ship`: builds a site's release, proves that it serves, and makes it live.
import type { LiveEnvironment } from '@clipfront/shell/releases'
import { resolveLocalHost, type Site } from '@clipfront/site-config'
import { runCommand } from './processes/runCommand.ts'
import { readSettings } from './base/settings.ts'
import { environmentOption, readTarget, SITE_ARGUMENT } from './shipping/readTarget.ts'
import { shipSite } from './shipping/shipSite.ts'

const say = (line: string) => console.log(`  ${line}`)

const definition = {
  name: 'ship',
  about: 'Builds a site, proves that the release serves every page type, and makes it live.',
  takes: SITE_ARGUMENT,
  options: {
    to: environmentOption('where; --to prod takes what beta runs, byte for byte, without a new build; without it prod'),
  },
  examples: ['main/uk --to beta', 'main/uk --to prod'],
} as const

await runCommand(definition, async ({ values, taken }) => {
  const { site, environment: to, dataFolder, store } = readTarget(taken, values.to)
  const environment = to ?? 'prod'
  // Asked for by name, prod gets what was looked at on beta, byte for byte.
  const release = await shipSite(site, store, { dataFolder, environment, isPromotion: to === 'prod', say })
  const isDev = environment === 'beta' || !(await store.live(site.code, 'beta'))
  const { ports } = readSettings()
  const port = site.businessUnit === 'main' ? ports.PORT_MAIN : ports.PORT_CPW
  console.log(`${site.code}: ${release} is live on ${environment}`)
  for (const address of listAddresses(site, environment, isDev, port)) console.log(`  ${address}`)
  console.log('  A running server takes it over within seconds.')
})

/** Where a site's release is seen. @param isDev whether localhost and `dev.` names show it as well */
function listAddresses(site: Site, environment: LiveEnvironment, isDev: boolean, port: number): string[] {
  const prefix = environment === 'beta' ? 'beta.' : ''
  const local = isDev ? [`http://${resolveLocalHost(site)}:${port}/`] : []
  return [`https://${prefix}${site.hosts[0]}/`, ...local]
}
