import { once } from 'node:events'
import path from 'node:path'
import { createReleaseStore, releasesFolder } from '@clipfront/shell/releases'
import { findSiteByName } from '@clipfront/site-config'
import { findFreePort } from '@clipfront/vitest/free-port'
import { Pool } from 'undici'
import { quantile } from './measuring/quantile.ts'
import { startServer } from './measuring/startServer.ts'
import { COUPONS_PER_PAGE, createPool, servePool } from './render/pool.ts'

/**
 * What an uncached merchant page costs beyond the least work that any server must do, as CPU time of the serving process.
 * Both servers take turns in one run, so that a machine that grows slower slows both.
 */
const ROUNDS = 9
const WARM_UP_ROUNDS = 2
const REQUESTS_PER_ROUND = 400
const CONCURRENCY = 4
const SITE = 'main/www'
const HOST = 'www.clipfront.example'
const root = path.resolve(import.meta.dirname, '../../..')

const site = findSiteByName(SITE)
if (!site) throw new Error(`There is no site ${SITE} to measure.`)
const store = createReleaseStore(releasesFolder(process.env))
const live = await store.live(site.code, 'prod')
if (!live) throw new Error(`${site.code} has no live release to measure.`)
const measured = JSON.stringify({ folder: store.folder, site: site.code, release: live.release })

const requests = 2 * (ROUNDS + WARM_UP_ROUNDS) * REQUESTS_PER_ROUND
console.log(`Making page data for ${requests} requests, ${COUPONS_PER_PAGE} coupons each …`)
const poolServer = servePool(createPool(requests, 1))
poolServer.listen(0, '127.0.0.1')
await once(poolServer, 'listening')
const poolAddress = poolServer.address()
const poolPort = typeof poolAddress === 'object' && poolAddress ? poolAddress.port : 0

const baseline = await start(path.join(import.meta.dirname, 'render/baselineServer.ts'), (port) => ({
  args: [measured, String(poolPort), String(port)],
  env: {},
}))
const adminPort = await findFreePort()
const clipfront = await start(path.join(root, 'apps/main/src/server.ts'), (port) => ({
  env: {
    SITES: site.code,
    PORT_MAIN: String(port),
    PORT_ADMIN_MAIN: String(adminPort),
    PAGE_API_URL: `http://127.0.0.1:${poolPort}`,
    PAGE_CACHE: 'off',
    // In the process whose CPU time is read.
    WORKERS: '0',
    CLIPFRONT_NOW: '2026-11-20T12:00:00.000Z',
  },
}))
try {
  await measure()
} finally {
  for (const { server, client } of [baseline, clipfront]) {
    await client.close()
    await server.stop()
  }
  poolServer.close()
  poolServer.closeAllConnections()
}

async function measure(): Promise<void> {
  const ratios: number[] = []
  const costs = { baseline: [] as number[], clipfront: [] as number[] }
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const least = await cpuPerRequest(baseline)
    const ours = await cpuPerRequest(clipfront)
    if (round < 0) continue
    ratios.push(ours / least)
    costs.baseline.push(least)
    costs.clipfront.push(ours)
  }
  print('baseline', costs.baseline, 'ms CPU per page')
  print('clipfront', costs.clipfront, 'ms CPU per page')
  print('ratio', ratios, 'times the baseline (limit 1.6)')
}

function print(name: string, values: number[], unit: string): void {
  const figures = [0, 0.5, 1].map((share) => quantile(values, share).toFixed(3))
  console.log(`${name.padEnd(10)} min ${figures[0]}  median ${figures[1]}  max ${figures[2]}  ${unit}`)
}

async function cpuPerRequest({ server, client }: typeof baseline): Promise<number> {
  const before = await server.cpu()
  let left = REQUESTS_PER_ROUND
  const work = async () => {
    while (left-- > 0) {
      const { statusCode, body } = await client.request({
        method: 'GET',
        path: `/stores/s-${left}`,
        headers: { host: HOST },
      })
      const html = await body.text()
      if (statusCode !== 200 || !html.includes('</html>'))
        throw new Error(`An answer of ${statusCode}: ${html.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return ((await server.cpu()) - before) / REQUESTS_PER_ROUND / 1000
}

async function start(
  file: string,
  configure: (port: number) => { args?: readonly string[]; env: Record<string, string> },
) {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  // A path for which neither of them needs a page of the pool.
  const server = await startServer(file, { ...configure(port), url: `${origin}/icon.svg` })
  return { server, client: new Pool(origin, { connections: CONCURRENCY }) }
}
