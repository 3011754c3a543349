import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import type { HandedPage } from '../pages/createKeptPages.ts'
import { handOnPages } from './handOnPages.ts'

const PAGES = 20
const EACH_MS = 5

async function* pagesThatTakeTime(): AsyncGenerator<HandedPage> {
  for (let page = 0; page < PAGES; page += 1) {
    const until = performance.now() + EACH_MS
    while (performance.now() < until);
    yield { key: `${page}`, ageMs: 0, status: 200, headers: {}, html: '', forms: {} }
  }
}

it('takes a part of the time for itself, and leaves the rest to visitors', async () => {
  const before = performance.eventLoopUtilization()
  await handOnPages(pagesThatTakeTime(), 1)
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})
