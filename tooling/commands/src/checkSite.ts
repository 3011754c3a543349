// `npm run check-site -- SITE [--env beta|prod]`: looks at a site that runs, as shoppers and crawlers do, and says what is wrong.
import { request } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LiveEnvironment, ReleaseStore } from '@clipfront/shell/releases'
import { checkSite, type SiteAnswer } from '@clipfront/shell/site-check'
import { runUntilStopped } from './processes/runUntilStopped.ts'
import { readSettings } from './base/settings.ts'
import { readTarget } from './shipping/readTarget.ts'

/** The site in whose language words are written first. */
const REFERENCE = 'www.clipfront.example'

await runUntilStopped(async () => {
  const { site, store, environment = 'prod' } = readTarget('check-site')
  const { ports } = readSettings()
  const messages = await liveMessages(store, site.code, environment)
  if (!messages) throw new Error(`${site.code} has no release that is live: npm run ship -- ${site.code}`)
  const reference = await liveMessages(store, REFERENCE, 'prod')
  if (!reference) {
    console.log(`  words: not compared with those of ${REFERENCE}, which has no release that is live on prod.`)
    console.log(`    Ship it, then run this again: npm run ship -- ${REFERENCE}`)
  }
  const server = `http://127.0.0.1:${site.businessUnit === 'main' ? ports.PORT_MAIN : ports.PORT_CPW}`
  const api = process.env['PAGE_API_URL'] || `http://127.0.0.1:${ports.PORT_API}`
  const host = `${environment === 'beta' ? 'beta.' : ''}${site.hosts[0]}`
  const ask = (target: string) => askServer(server, target, host)
  const askApi = (path: string) => askServer(api, `${site.api}${path}`)

  const issues = await checkSite({ site, environment, ask, askApi }, messages, reference)
  for (const { part, problem, fix } of issues) console.log(`  ${part}: ${problem}\n    ${fix}`)
  const found = issues.length === 0 ? 'nothing is wrong' : `${issues.length} issues`
  console.log(`${site.code} on ${environment}: ${found}.`)
  return issues.length === 0 ? 0 : 1
})

/** The words of the release that an environment shows, which on beta may be prod's; undefined where there is none. */
async function liveMessages(store: ReleaseStore, code: string, environment: LiveEnvironment): Promise<unknown> {
  const live = (await store.live(code, environment)) ?? (environment === 'beta' && (await store.live(code, 'prod')))
  if (!live) return undefined
  const file = join(store.resolveFolder(code, live.release), 'messages.mjs')
  const { messages } = (await import(pathToFileURL(file).href)) as { messages: unknown }
  return messages
}

const TIMEOUT_MS = 35_000

/**
 * One request to a server, under a name that need not resolve.
 * @param host what `Host` says; the server's own name when it is left out
 * @throws {Error} it does not answer
 */
function askServer(origin: string, target: string, host?: string): Promise<SiteAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>()
  const { hostname, port } = new URL(origin)
  const options = { hostname, port, path: target, timeout: TIMEOUT_MS, agent: false, headers: host ? { host } : {} }
  const outgoing = request(options, (incoming) => {
    let body = ''
    incoming.setEncoding('utf8')
    incoming.on('data', (text: string) => (body += text))
    incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }))
    incoming.on('error', reject)
  })
  outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)))
  outgoing.on('error', reject)
  outgoing.end()
  return promise
}
