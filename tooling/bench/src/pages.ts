// How fast page data of each type comes out of a large catalog, requested at a fixed rate, however long the answers take.
//   npm run bench -- pages [large] [SECONDS] [TYPE…]
import { availableParallelism } from 'node:os'
import { startLargeApi } from './large/startLargeApi.ts'
import { quantile } from './measuring/quantile.ts'
import { createPacer } from './pages/createPacer.ts'
import { pagePaths } from './pages/pagePaths.ts'

const PER_SECOND = 50
const MOST_P95_MS = 25
const WARM_UP_SECONDS = 3

const [first = '', ...others] = process.argv.slice(2)
const [seconds = '10', ...wanted] = first === 'large' ? others : [first || '10', ...others]
const types = Object.keys(pagePaths).filter((type) => wanted.length === 0 || wanted.includes(type))

const api = await startLargeApi(first === 'large' ? 'large' : 'usual')
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
  const ask = createPacer(api.origin, () => pagePaths[type]?.(api.coupons) ?? '/', type === 'error' ? 404 : 200)
  await ask(PER_SECOND, WARM_UP_SECONDS)
  const before = await api.cpu()
  const times = await ask(PER_SECOND, Number(seconds))
  const cpu = ((await api.cpu()) - before) / times.length / 1000
  const figures = [0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1).padStart(6))
  console.log(`${type.padEnd(9)} ${figures.join(' ')}       ${cpu.toFixed(2)}`)
}
