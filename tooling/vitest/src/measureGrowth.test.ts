import { expect, it } from 'vitest'
import { measureGrowth, STEEP } from './measureGrowth.ts'

/** Spends processor time as work of so many steps would. */
function spend(steps: number): void {
  for (let left = steps; left > 0; left -= 1) Math.random()
}
/** Many enough for tens of milliseconds on the quickest of machines. */
const STEPS = 30_000_000

it('is small for work that goes through its input once', async () => {
  expect(await measureGrowth(spend, { size: STEPS })).toBeLessThan(STEEP)
})

it('is large for work that goes back over its input at each step', async () => {
  const growth = await measureGrowth((size) => spend(size * size), { size: Math.sqrt(STEPS) })
  expect(growth).toBeGreaterThan(STEEP)
})

it('is nothing for what is quick, and for what only waits', async () => {
  expect(await measureGrowth(() => {}, { size: 8 })).toBe(0)
  expect(await measureGrowth((size) => new Promise((resolve) => setTimeout(resolve, size)), { size: 80 })).toBe(0)
})

it('measures again after a disturbed reading', async () => {
  let calls = 0
  const disturbedOnce = (size: number) => {
    calls += 1
    spend(calls === 1 ? size * 3 : size)
  }
  expect(await measureGrowth(disturbedOnce, { size: STEPS })).toBeLessThan(STEEP)
  expect(calls).toBeGreaterThan(2)
})
