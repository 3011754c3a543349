// `npm run ship -- SITE [--to beta|prod]`: builds a site's release, proves that it serves, and makes it live.
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { readSettings } from './settings.ts'
import { addressesOf } from './shipping/addressesOf.ts'
import { readTarget } from './shipping/readTarget.ts'
import { shipSite } from './shipping/shipSite.ts'

const say = (line: string) => console.log(`  ${line}`)

await runUntilStopped(async () => {
  const { site, environment: to, dataFolder, store } = readTarget('ship')
  const environment = to ?? 'prod'
  // Asked for by name, prod gets what was looked at on beta, byte for byte.
  const release = await shipSite(site, store, { dataFolder, environment, isPromotion: to === 'prod', say })
  const isDev = environment === 'beta' || !(await store.live(site.code, 'beta'))
  const { ports } = readSettings()
  const port = site.businessUnit === 'main' ? ports.PORT_MAIN : ports.PORT_CPW
  console.log(`${site.code}: ${release} is live on ${environment}`)
  for (const address of addressesOf(site, environment, isDev, port)) console.log(`  ${address}`)
  console.log('  A running server takes it over within seconds.')
})
