// Pages that are asked for all the time, alone and while others ask for what is in no cache.
//   npm run bench -- hot [SECONDS]
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { findSiteByName } from '@clipfront/site-config'
import { findFreePort } from '@clipfront/vitest/free-port'
import { Pool, request } from 'undici'
import { type TimedResponse, askAtRate } from './hot/askAtRate.ts'
import { chooseTargets } from './hot/chooseTargets.ts'
import { quantile } from './measuring/quantile.ts'
import { startServer } from './measuring/startServer.ts'

const SITE = 'main/www'
const HOT_PER_SECOND = 40
const FLOOD_PER_SECOND = 60
const MOST_TIMES_P99 = 5
const WORKERS = 2
const WARM_UP_SECONDS = 5
const CONNECTIONS = 256
const root = path.resolve(import.meta.dirname, '../../..')

const isFound = ({ status }: TimedResponse) => status === 200
/** A 503 says when to try again, and a random path is a 404. */
const isResponse = ({ status }: TimedResponse) => status === 503 || (status >= 200 && status < 500)

const [given = '20'] = process.argv.slice(2)
const seconds = Number(given)
const site = findSiteByName(SITE)
if (!site) throw new Error(`There is no site ${SITE} to measure.`)
const host = site.hosts[0]

console.log('Loading the demo …')
execFileSync(process.execPath, [path.join(root, 'apps/catalog-cli/src/main.ts'), 'demo'], { stdio: 'ignore' })
const [apiPort, apiAdminPort, sitePort, siteAdminPort] = await Promise.all(Array.from({ length: 4 }, findFreePort))
const ports = {
  PORT_API: String(apiPort),
  PORT_ADMIN_API: String(apiAdminPort),
  PORT_MAIN: String(sitePort),
  PORT_ADMIN_MAIN: String(siteAdminPort),
}
const apiUrl = `http://127.0.0.1:${ports.PORT_API}`
const siteUrl = `http://127.0.0.1:${ports.PORT_MAIN}`
const api = await startServer('src/server.ts', {
  cwd: path.join(root, 'apps/page-api'),
  env: ports,
  url: `${apiUrl}/v1/sites/${site.code}/pages/about`,
  status: 200,
})
const server = await startServer(path.join(root, 'apps/main/src/server.ts'), {
  env: { ...ports, SITES: site.code, PAGE_API_URL: apiUrl, WORKERS: String(WORKERS) },
  url: `${siteUrl}/icon.svg`,
})
// Of their own: what the flood waits for must not keep a connection from the others.
const [hotClient, floodClient] = [
  new Pool(siteUrl, { connections: 16 }),
  new Pool(siteUrl, { connections: CONNECTIONS }),
]
try {
  await measure()
} finally {
  await Promise.all([hotClient.destroy(), floodClient.destroy()])
  await server.stop()
  await api.stop()
}

async function measure(): Promise<void> {
  const { hot, flood } = await chooseTargets(hotClient, host)
  let number = 0
  const nextHot = () => hot[(number += 1) % hot.length] ?? '/'
  const askHot = (duration: number) =>
    askAtRate(hotClient, host, { perSecond: HOT_PER_SECOND, seconds: duration, nextPath: nextHot })
  await askHot(WARM_UP_SECONDS)

  const cpuAtFirst = await readCpu()
  const alone = await askHot(seconds)
  const cpuAlone = await readCpu()
  const kinds = Object.entries(flood)
  const perSecond = FLOOD_PER_SECOND / kinds.length
  const [beside, ...floods] = await Promise.all([
    askHot(seconds),
    ...kinds.map(([, nextPath]) => askAtRate(floodClient, host, { perSecond, seconds, nextPath })),
  ])
  const cpuBeside = await readCpu()

  console.log(
    `${availableParallelism()} cores, ${WORKERS} workers, ${seconds} s each: ${HOT_PER_SECOND} requests a second`,
  )
  console.log(`for ${hot.length} pages, alone and beside ${FLOOD_PER_SECOND} a second for what is in no cache.\n`)
  console.log('pages that are asked for      p50    p99    max  ms  failed')
  print('alone', alone, isFound)
  print('beside the flood', beside, isFound)
  const times = findTime(beside, 0.99) / findTime(alone, 0.99)
  console.log(`The p99 is ${times.toFixed(1)} times as long (limit ${MOST_TIMES_P99}).\n`)
  console.log('the flood                     p50    p99    max  ms  failed   503')
  for (const [index, [kind]] of kinds.entries()) {
    const responses = floods[index] ?? []
    const refused = responses.filter(({ status }) => status === 503).length
    print(kind, responses, isResponse, refused)
  }
  console.log('\nCPU ms a request          sites  page-api')
  printCpu('alone', cpuAtFirst, cpuAlone, alone.length)
  printCpu('with the flood', cpuAlone, cpuBeside, beside.length + floods.flat().length)
}

function print(
  name: string,
  responses: readonly TimedResponse[],
  isFine: (one: TimedResponse) => boolean,
  ...more: number[]
): void {
  const counts = [responses.filter((one) => !isFine(one)).length, ...more]
  const times = [0.5, 0.99, 1].map((share) => findTime(responses, share).toFixed(1).padStart(6))
  console.log(`${name.padEnd(26)} ${times.join(' ')}     ${counts.map((count) => String(count).padStart(6)).join('')}`)
}

function findTime(responses: readonly TimedResponse[], share: number): number {
  return quantile(
    responses.map(({ ms }) => ms),
    share,
  )
}

function printCpu(name: string, before: Cpu, after: Cpu, requests: number): void {
  const figures = [after.sites - before.sites, after.api - before.api].map((ms) => (ms / requests).toFixed(2))
  console.log(`${name.padEnd(24)} ${figures.map((figure) => figure.padStart(6)).join('    ')}`)
}

interface Cpu {
  sites: number
  api: number
}

/** What the servers have used so far, in milliseconds; PostgreSQL's own is not in it. */
async function readCpu(): Promise<Cpu> {
  const { body } = await request(`http://127.0.0.1:${ports.PORT_ADMIN_MAIN}/metrics`)
  const [, cpuSeconds = 'NaN'] = /^process_cpu_seconds_total (\S+)/m.exec(await body.text()) ?? []
  return { sites: Number(cpuSeconds) * 1000, api: (await api.cpu()) / 1000 }
}
