import { createTestDatabase, NOW, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { expect, it } from 'vitest'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)

async function explain(...args: string[]) {
  const lines: string[] = []
  const environment = {
    DATABASE_URL: url,
    CLIPFRONT_DATA: '/nonexistent',
    CLIPFRONT_NOW: NOW.toISOString(),
    OUTBOUND_SECRET: 'a-secret-of-the-test',
    INTERNAL_TOKEN: 'a-token-of-the-test',
  }
  const output = { print: (line: string) => void lines.push(line), printError: (line: string) => void lines.push(line) }
  return { code: await runCatalog(['explain', ...args], environment, output, { open }), lines }
}

it('[R1.4] explain prints each term of an offer’s score, which add up, and which order the site has', async () => {
  const ranked = await seedCoupon(database, await seedMerchant(database, { site: 'fr.clipfront.example' }), {
    weight: 3,
  })
  const plain = await seedCoupon(database, await seedMerchant(database))
  const { code, lines } = await explain(`${ranked.id}`, '--site', 'main/fr')
  expect(code).toBe(0)
  const [, score = '', weight] = /has (0\.\d{3}); .*weight (\d+) decides/.exec(lines[0] ?? '') ?? []
  expect(weight).toBe('3')
  const adds = lines.slice(3).map((line) => line.trim().split(/ +/))
  expect(adds.map(([term]) => term)).toEqual(['health', 'verification', 'clicks', 'discount', 'freshness', 'expiry'])
  expect(adds.reduce((sum, [, , , add]) => sum + Number(add), 0)).toBeCloseTo(Number(score), 2)
  expect((await explain(`${plain.id}`, '--site', 'main/uk')).lines[0]).toContain('uk.clipfront.example has no ranking')
})

it.each([
  [[], 2, /No coupon was given/],
  [['1'], 2, /Name it with --site/],
  [['1', '2', '--site', 'main/uk'], 2, /one coupon at a time/],
  [['999999', '--site', 'main/uk'], 1, /has no live offer 999999.*show 999999/],
] as const)('explain %j says what to do instead', async (args, code, words) => {
  const answer = await explain(...args)
  expect([answer.code, answer.lines.join('\n')]).toEqual([code, expect.stringMatching(words)])
})
