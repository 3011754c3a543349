import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { recordVerification } from '../coupons/trials.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW, seedCoupon, seedMerchant } from '../testing/seed.ts'
import { answerQuestion } from './answerQuestion.ts'

const { database } = await createTestDatabase()
const site = findSiteByName('main/uk')
invariant(site, 'there is this site')
const view = { database, site, now: NOW }
const percent = (figure: number) => JSON.stringify({ kind: 'percent', percent: figure, upTo: false })

const pines = await seedMerchant(database, { slug: 'pine-and-pebble', name: 'Pine & Pebble' })
const pine = (figure: number, fields = {}) =>
  seedCoupon(database, pines, { code: `PINE${figure}`, discount: percent(figure), ...fields })
const kept = await pine(10, { first_seen_at: daysAgo(9) })
const broken = await pine(40, { first_seen_at: daysAgo(1) })
const minimum = await pine(60, { conditions: JSON.stringify({ leastBasket: { amount: 90, currency: 'GBP' } }) })
const mended = await pine(5, { first_seen_at: daysAgo(8) })
const lone = await seedMerchant(database, { slug: 'lone-lamp', name: 'Lone Lamp' })
const unlit = await seedCoupon(database, lone, { code: 'UNLIT' })
const crate = await seedMerchant(database, { slug: 'crate-and-creek', name: 'Crate & Creek' })
const unsent = await seedCoupon(database, crate, {
  code: 'UNSENT',
  discount: JSON.stringify({ kind: 'free-delivery' }),
})
for (const [coupon, days, outcome, by_kind] of [
  [broken, 3, 'worked', 'editor'],
  [broken, 2, 'failed', 'editor'],
  [broken, 1, 'worked', 'feed'],
  [mended, 2, 'failed', 'editor'],
  [mended, 1, 'worked', 'editor'],
  [kept, 1, 'failed', 'feed'],
  [unlit, 1, 'failed', 'editor'],
  [unsent, 1, 'failed', 'editor'],
] as const)
  await recordVerification(database, {
    coupon_id: coupon.id,
    outcome,
    by_kind,
    by_name: 'Mia',
    method: 'checkout',
    happened_at: daysAgo(days),
  })

const ask = (question: string) => answerQuestion(view, { question, earlier: [], merchantId: null })
const listTests = async (question: string) =>
  (await ask(question)).offers.map(({ id, health }) => [id, health?.outcome, health?.text])

describe('[R1.5] a code whose last test failed', () => {
  const last = [broken.id, 'failed', 'Last tested 18 November 2026: it did not work']
  const worked = [mended.id, 'worked', 'Last tested 19 November 2026: it worked']
  const untested = [kept.id, null, 'Not tested yet']

  it('comes last, and says so', async () => {
    expect(await listTests('the newest codes of Pine & Pebble')).toEqual([
      worked,
      untested,
      [minimum.id, null, 'Not tested yet'],
      last,
    ])
    expect((await ask('does a code of Pine & Pebble work?')).text).toContain(
      'Those that failed when last tested are further down.',
    )
  })

  it('is never what saves most', async () => {
    expect(await listTests('What saves most on £50 at Pine & Pebble?')).toEqual([
      untested,
      worked,
      last,
      [minimum.id, null, 'Not tested yet'],
    ])
    expect((await ask('What saves most on £50 at Pine & Pebble?')).text).toBe(
      '4 live offers at Pine & Pebble. On £50 the first one saves £5 if its terms fit. Those that failed when last tested are further down.',
    )
  })

  it.each([
    [
      'What saves most on £50 at Pine & Pebble?',
      ['Saves £5', 'Saves £2.50', 'Would save £20', '£40 short of the minimum of £90'],
    ],
    ['I spend £50 at Crate & Creek', ['Would save the delivery charge']],
  ])('promises nothing: %s', async (question, outcomes) => {
    expect((await ask(question)).offers.map(({ outcome }) => outcome?.text)).toEqual(outcomes)
  })

  it.each(['codes of Lone Lamp', 'I spend £50 at Lone Lamp'])(
    'is not praised where there is no other: %s',
    async (question) => {
      expect((await ask(question)).text).toMatch(
        /^1 live (code|offer) at Lone Lamp\. Every offer that might apply failed when last tested\.$/,
      )
    },
  )
})
