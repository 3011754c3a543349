// How long the pages of the desk take over a large catalog, asked for one after the other.
//   npm run bench -- desk [large]
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { LARGE_SITE, startLargeApi } from './large/startLargeApi.ts'
import { quantile } from './measuring/quantile.ts'

const TIMES = 11
/** After a start page-api counts the events of the last days. */
const SETTLING_MS = 30_000
const PAGES = ['/desk', `/desk/sites/${LARGE_SITE}`, '/desk/sites/cpus', '/desk/figures']

const api = await startLargeApi(process.argv[2] === 'large' ? 'large' : 'usual')
try {
  await sleep(SETTLING_MS)
  console.log(`${availableParallelism()} cores, each page ${TIMES} times, in ms`)
  console.log(`${'page'.padEnd(36)}  first fastest    p50    max`)
  for (const page of PAGES) {
    const times = await measure(`${api.adminOrigin}${page}`)
    const figures = [times[0] ?? 0, quantile(times, 0), quantile(times, 0.5), quantile(times, 1)]
    console.log(`${page.padEnd(36)} ${figures.map((ms) => ms.toFixed(0).padStart(6)).join(' ')}`)
  }
} finally {
  await api.stop()
}

async function measure(url: string): Promise<number[]> {
  const times = []
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now()
    const response = await fetch(url)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${url} answers ${response.status}: ${text.slice(0, 200)}`)
    times.push(performance.now() - start)
  }
  return times
}
