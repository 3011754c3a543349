// `npm run check-site -- SITE`: looks at a site that runs, as shoppers and crawlers do, and says what is wrong.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReleaseStore } from '@clipfront/shell/releases'
import { checkSite } from '@clipfront/shell/site-check'
import { askServer } from './checking/askServer.ts'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { readSettings } from './settings.ts'
import { readTarget } from './shipping/readTarget.ts'

/** The site in whose language words are written first. */
const REFERENCE = 'www.clipfront.example'

await runUntilStopped(async () => {
  const { site, store } = readTarget('check-site')
  const { ports } = readSettings()
  const messages = await liveMessages(store, site.code)
  if (!messages) throw new Error(`${site.code} has no release that is live: npm run ship -- ${site.code}`)
  const reference = await liveMessages(store, REFERENCE)
  if (!reference) {
    console.log(`  words: not compared with those of ${REFERENCE}, which has no release that is live on prod.`)
    console.log(`    Ship it, then run this again: npm run ship -- ${REFERENCE}`)
  }
  const server = `http://127.0.0.1:${site.businessUnit === 'main' ? ports.PORT_MAIN : ports.PORT_CPW}`
  const api = process.env['PAGE_API_URL'] || `http://127.0.0.1:${ports.PORT_API}`
  const ask = (target: string) => askServer(server, target, site.hosts[0])
  const askApi = (path: string) => askServer(api, `${site.api}${path}`)

  const faults = await checkSite({ site, ask, askApi }, messages, reference)
  for (const { part, problem, fix } of faults) console.log(`  ${part}: ${problem}\n    ${fix}`)
  console.log(faults.length === 0 ? `${site.code}: nothing is wrong.` : `${site.code}: ${faults.length} faults.`)
  return faults.length === 0 ? 0 : 1
})

/** The words of the release that is live on prod; undefined where none is. */
async function liveMessages(store: ReleaseStore, code: string): Promise<unknown> {
  const live = await store.live(code, 'prod')
  if (!live) return undefined
  const file = join(store.folderOf(code, live.release), 'messages.mjs')
  const { messages } = (await import(pathToFileURL(file).href)) as { messages: unknown }
  return messages
}
