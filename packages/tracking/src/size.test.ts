import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

/** What a shopper downloads before anything is counted. Raising a budget is a decision for review, not a repair. */
const BUDGETS_GZIP_BYTES = [
  ['index.ts', 4_000],
  // 100 of it read where an offer stands, 70 count the visits of merchants.
  ['createInlineTracker.ts', 1_850],
] as const

it.each(BUDGETS_GZIP_BYTES)('%s stays under %i bytes, compressed', async (door, budget) => {
  expect(gzipSync(await bundle(door), { level: 9 }).length).toBeLessThan(budget)
})

it('holds no list of sites', async () => {
  expect(await bundle('index.ts')).not.toContain('clipfront.example')
})

async function bundle(door: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, door), name: 'door', formats: ['iife'], fileName: 'door' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('the bundler gave no output')
  return output.output[0].code
}
