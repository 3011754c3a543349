// `npm run releases -- SITE`: which releases a site has, and which is live where.
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { describeReleases } from './shipping/describeReleases.ts'
import { readTarget } from './shipping/readTarget.ts'

await runUntilStopped(async () => {
  const { site, store } = readTarget('releases')
  console.log(await describeReleases(store, site.code))
})
