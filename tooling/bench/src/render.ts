import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createReleaseStore, releasesFolder } from '@clipfront/shell/releases'
import { findSiteByName } from '@clipfront/site-config'
import { Pool } from 'undici'
import { findFreePort } from './measuring/findFreePort.ts'
import { median } from './measuring/median.ts'
import { COUPONS_PER_PAGE, createPool } from './render/pool.ts'
import { serveFromPool } from './render/serveFromPool.ts'

/**
 * What an uncached merchant page costs beyond the work that nobody can leave out, as CPU time of the serving process.
 * Both servers take turns in one run, so that a machine that grows slower slows both.
 */
const ROUNDS = 9
const WARM_UP_ROUNDS = 2
const REQUESTS_PER_ROUND = 400
const CONCURRENCY = 4
const SITE = 'main/www'
const HOST = 'www.clipfront.example'
const root = path.resolve(import.meta.dirname, '../../..')

interface Contestant {
  process: ChildProcess
  client: Pool
}

const site = findSiteByName(SITE)
if (!site) throw new Error(`There is no site ${SITE} to measure.`)
const store = createReleaseStore(releasesFolder(process.env))
const live = await store.live(site.code, 'prod')
if (!live) throw new Error(`${site.code} has no live release to measure.`)
const measured = JSON.stringify({ folder: store.folder, site: site.code, release: live.release })

const requests = 2 * (ROUNDS + WARM_UP_ROUNDS) * REQUESTS_PER_ROUND
console.log(`Making page data for ${requests} requests, ${COUPONS_PER_PAGE} coupons each …`)
const poolServer = serveFromPool(createPool(requests + 10, 1))
poolServer.listen(0, '127.0.0.1')
await once(poolServer, 'listening')
const poolAddress = poolServer.address()
const poolPort = typeof poolAddress === 'object' && poolAddress ? poolAddress.port : 0

const baseline = await startBaseline()
const clipfront = await startClipfront()
try {
  await measure()
} finally {
  for (const { process: child, client } of [baseline, clipfront]) {
    await client.close()
    child.kill('SIGTERM')
  }
  poolServer.close()
  poolServer.closeAllConnections()
}

async function measure(): Promise<void> {
  const ratios: number[] = []
  const costs: { baseline: number[]; clipfront: number[] } = { baseline: [], clipfront: [] }
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
  const figures = [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(3))
  console.log(`${name.padEnd(10)} min ${figures[0]}  median ${figures[1]}  max ${figures[2]}  ${unit}`)
}

async function cpuPerRequest({ process: child, client }: Contestant): Promise<number> {
  const before = await readCpu(child)
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
  return ((await readCpu(child)) - before) / REQUESTS_PER_ROUND / 1000
}

async function readCpu(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('cpu')
  const [{ cpu }] = (await answer) as [{ cpu: number }]
  return cpu
}

async function startBaseline(): Promise<Contestant> {
  const port = await findFreePort()
  return start(path.join(import.meta.dirname, 'render/baselineServer.ts'), port, {}, [
    measured,
    String(poolPort),
    String(port),
  ])
}

async function startClipfront(): Promise<Contestant> {
  const port = await findFreePort()
  return start(path.join(root, 'apps/main/src/server.ts'), port, {
    SITES: site?.code ?? '',
    PORT_MAIN: String(port),
    PORT_ADMIN_MAIN: String(await findFreePort()),
    PAGE_API_URL: `http://127.0.0.1:${poolPort}`,
    PAGE_CACHE: 'off',
    // In the process whose CPU time is read.
    WORKERS: '0',
    CLIPFRONT_NOW: '2026-11-20T12:00:00.000Z',
  })
}

async function start(
  file: string,
  port: number,
  environment: Record<string, string>,
  args: string[] = [],
): Promise<Contestant> {
  const child = fork(file, args, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    execArgv: ['--import', path.join(import.meta.dirname, 'measuring/reportCpu.ts')],
  })
  await waitForPort(port, child)
  return { process: child, client: new Pool(`http://127.0.0.1:${port}`, { connections: CONCURRENCY }) }
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const probe = new Pool(`http://127.0.0.1:${port}`)
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`A server ended before it listened, with ${child.exitCode}.`)
    try {
      const { body } = await probe.request({ method: 'GET', path: '/icon.svg', headers: { host: 'nobody.example' } })
      await body.dump()
      await probe.close()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`Nothing listens on port ${port} after ten seconds.`)
}
