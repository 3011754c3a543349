// How fast page data of each type comes out of a large catalog, requested at a fixed rate, however long the answers take.
//   npm run bench -- pages [large] [SECONDS] [TYPE…]
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { findFreePort } from '@clipfront/vitest/free-port'
import { quantile } from './measuring/quantile.ts'
import { startServer } from './measuring/startServer.ts'
import { createPacer } from './pages/createPacer.ts'
import { LARGE_SITE, pagePaths } from './pages/pagePaths.ts'

const MERCHANTS = 20_000
/** Of one site: what a large one has, and what the largest feed brings. */
const COUPONS = { usual: 200_000, large: 890_000 } as const
const PER_SECOND = 50
const MOST_P95_MS = 25
const WARM_UP_SECONDS = 3
const PAGE_API = path.resolve(import.meta.dirname, '../../../apps/page-api')

const [first = '', ...others] = process.argv.slice(2)
const coupons = first === 'large' ? COUPONS.large : COUPONS.usual
const [seconds = '10', ...wanted] = first === 'large' ? others : [first || '10', ...others]
const types = Object.keys(pagePaths).filter((type) => wanted.length === 0 || wanted.includes(type))

console.log(`Filling ${LARGE_SITE} with ${MERCHANTS} merchants and ${coupons} coupons …`)
const fill = path.join(import.meta.dirname, 'large', 'main.ts')
execFileSync(process.execPath, [fill, LARGE_SITE, String(MERCHANTS), String(coupons)], { stdio: 'inherit' })
const port = await findFreePort()
const origin = `http://127.0.0.1:${port}`
// As it runs in production, over the database of CLIPFRONT_DATA, which is a process of its own.
const api = await startServer('src/server.ts', {
  cwd: PAGE_API,
  env: { PORT_API: String(port), PORT_ADMIN_API: String(await findFreePort()) },
  url: `${origin}/v1/sites/${LARGE_SITE}/pages/about`,
  status: 200,
})
try {
  console.log(
    `${availableParallelism()} cores, ${PER_SECOND} requests a second, ${seconds} s each; p95 at most ${MOST_P95_MS} ms`,
  )
  console.log('type        p50    p95    p99    max  ms   CPU ms of the API a page')
  for (const type of types) await measure(type)
} finally {
  await api.stop()
}

async function measure(type: string): Promise<void> {
  const ask = createPacer(origin, () => pagePaths[type]?.(coupons) ?? '/', type === 'error' ? 404 : 200)
  await ask(PER_SECOND, WARM_UP_SECONDS)
  const before = await api.cpu()
  const times = await ask(PER_SECOND, Number(seconds))
  const cpu = ((await api.cpu()) - before) / times.length / 1000
  const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1).padStart(6))
  console.log(`${type.padEnd(9)} ${figures.join(' ')}       ${cpu.toFixed(2)}`)
}
