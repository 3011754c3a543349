// `npm run check-site`: looks at a site that runs, as shoppers and crawlers do, and says of each thing whether it is right.
import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatOrigin } from '@clipfront/settings'
import type { LiveEnvironment, ReleaseStore } from '@clipfront/shell/releases'
import { checkSite, type CheckResult, type SiteAnswer } from '@clipfront/shell/site-check'
import { formatColumns } from './base/formatColumns.ts'
import { runCommand } from './processes/runCommand.ts'
import { readSettings } from './base/settings.ts'
import { environmentOption, readTarget, SITE_ARGUMENT } from './shipping/readTarget.ts'

/** The site in whose language words are written first. */
const REFERENCE = 'www.clipfront.example'

/** Of one request. Above what runs: this module waits for its own end at the top level. */
const TIMEOUT_MS = 35_000

const definition = {
  name: 'check-site',
  about:
    'Looks at a site that runs, as shoppers and crawlers do: page-api, words, home page, icon, robots.txt, files that browsers ask\nfor, sitemap, compliance. Says of each check whether it is right and what it asked. The site is asked on this machine, under its own name.',
  takes: SITE_ARGUMENT,
  options: {
    env: environmentOption('which release; prod without it'),
    json: {
      type: 'boolean',
      about:
        '{site, environment, isFine, checks: [{name, isFine, requests: [ADDRESS], issues: [{part, problem, fix}]}]}',
    },
  },
  examples: ['main/uk', 'main/uk --env beta --json'],
} as const

await runCommand(definition, async ({ values, taken }) => {
  const { site, store, environment = 'prod' } = readTarget(taken, values.env)
  const { hosts, ports } = readSettings()
  const port = site.businessUnit === 'main' ? 'PORT_MAIN' : 'PORT_CPW'
  const messages = await liveMessages(store, site.code, environment)
  if (!messages) throw new Error(`${site.code} has no release that is live: npm run ship -- ${site.code}`)
  const reference = await liveMessages(store, REFERENCE, 'prod')
  if (!reference) {
    console.error(`  words: not compared with those of ${REFERENCE}, which has no release that is live on prod.`)
    console.error(`    Ship it, then run this again: npm run ship -- ${REFERENCE}`)
  }
  const server = formatOrigin(hosts[port], ports[port])
  const api = process.env['PAGE_API_URL'] || formatOrigin(hosts.PORT_API, ports.PORT_API)
  const host = `${environment === 'beta' ? 'beta.' : ''}${site.hosts[0]}`
  const ask = (target: string) => askServer(server, target, host)
  const askApi = (path: string) => askServer(api, `${site.api}${path}`)

  const addresses = { site: `https://${host}`, api }
  const results = await checkSite({ site, environment, ask, askApi, addresses }, messages, reference)
  const checks = results.map((result) => ({ ...result, isFine: result.issues.length === 0 }))
  const isFine = checks.every((check) => check.isFine)
  if (values.json) console.log(JSON.stringify({ site: site.code, environment, isFine, checks }, null, 2))
  else for (const line of describeResults(results, `${site.code} on ${environment}, at ${server}`)) console.log(line)
  return isFine ? 0 : 1
})

/** A line for each check, what is wrong under it, and a sum. */
function describeResults(results: readonly CheckResult[], what: string): string[] {
  const lines = formatColumns(
    results.map(({ name, requests: [first = 'asks nobody', ...others], issues }) => [
      issues.length === 0 ? 'ok' : 'WRONG',
      name,
      others.length === 0 ? first : `${first} and ${others.length} more`,
    ]),
  )
  const issues = results.flatMap((result) => result.issues)
  const found =
    issues.length === 0 ? 'nothing is wrong' : `${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}`
  return [
    ...lines.flatMap((line, position) =>
      [line].concat(
        (results[position]?.issues ?? []).map(
          ({ part, problem, fix }) => `         ${part}: ${problem}\n           ${fix}`,
        ),
      ),
    ),
    `${what}: ${results.length} checks, ${found}.`,
  ]
}

/** The words of the release that an environment shows, which on beta may be prod's; undefined where there is none. */
async function liveMessages(store: ReleaseStore, code: string, environment: LiveEnvironment): Promise<unknown> {
  const live = (await store.live(code, environment)) ?? (environment === 'beta' && (await store.live(code, 'prod')))
  if (!live) return undefined
  const file = join(store.resolveFolder(code, live.release), 'messages.mjs')
  const { messages } = (await import(pathToFileURL(file).href)) as { messages: unknown }
  return messages
}

/**
 * One request to a server, under a name that need not resolve.
 * @param origin may have a path, below which the target lies
 * @param host what `Host` says; the server's own name when it is left out
 * @throws {Error} it does not answer
 */
function askServer(origin: string, target: string, host?: string): Promise<SiteAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>()
  const request = new URL(origin).protocol === 'https:' ? requestByHttps : requestByHttp
  const address = new URL(origin.replace(/\/$/, '') + target)
  const options = { timeout: TIMEOUT_MS, agent: false, headers: host ? { host } : {} }
  const outgoing = request(address, options, (incoming) => {
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
