import type { PageDataOf } from '@clipfront/page-data'
import { beforeAll, describe, expect, it } from 'vitest'
import { castVote, recordVerification } from '@clipfront/catalog/coupons'
import { createTestDatabase, daysAgo, NOW, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const ids = { code: 0, deal: 0, old: 0, soon: 0, back: 0, hidden: 0, foreign: 0, stale: 0 }

beforeAll(async () => {
  const shoes = await seedMerchant(database)
  const abroad = await seedMerchant(database, { site: 'de.clipfront.example' })
  const add = async (name: keyof typeof ids, fields: Parameters<typeof seedCoupon>[2], shop = shoes) => {
    ids[name] = (await seedCoupon(database, shop, fields)).id
  }
  await add('code', { detail: 'One use per customer.', weight: 9 })
  await add('deal', { code: '', title: 'Free delivery', weight: 8 })
  await add('old', { code: 'OLD50', ends_at: daysAgo(3) })
  await add('soon', { code: 'FRIDAY30', starts_at: daysAgo(-4) })
  await add('back', { code: 'BACK10', withdrawn_at: daysAgo(1) })
  await add('hidden', { hidden_at: daysAgo(1) })
  await add('stale', { code: 'STALE5', ends_at: null, starts_at: null, first_seen_at: daysAgo(300) })
  await add('foreign', {}, abroad)
})

async function getCouponPage(target: string): Promise<PageDataOf<'coupon'>> {
  const page = await getPage(api, target)
  if (page.page !== 'coupon') throw new Error(`${target} is a ${page.page} page`)
  return page
}

const shown = ({ coupon }: PageDataOf<'coupon'>['data']) => [coupon.code, coupon.isRevealed]

describe('a coupon’s page', () => {
  it('says what is known of it, under the address of its shop, and not to crawlers', async () => {
    const { meta, data, alternates, tags } = await getCouponPage(`/coupons/${ids.code}`)
    expect(meta).toMatchObject({
      title: '20% off everything for new customers – Nimbus Shoes',
      description: 'One use per customer.',
      canonicalUrl: 'https://uk.clipfront.example/stores/nimbus-shoes',
      robots: 'NOINDEX, FOLLOW',
    })
    expect(data).toMatchObject({ coupon: { id: ids.code }, merchant: { slug: 'nimbus-shoes' }, cashback: null })
    expect(data.otherCoupons.map(({ id }) => id)).toEqual([ids.deal])
    expect([alternates, tags]).toEqual([
      [],
      ['site:uk.clipfront.example', `coupon:${ids.code}`, `merchant:${data.merchant.id}`],
    ])
  })

  it('holds the whole code for its own promoid only', async () => {
    for (const query of ['', `?promoid=${ids.deal}`, '?promoid=0', '?promoid=x']) {
      const page = await getCouponPage(`/coupons/${ids.code}${query}`)
      expect(shown(page.data)).toEqual(['20', false])
      expect(JSON.stringify(page)).not.toContain('WELCOME20')
    }
    const revealed = await getCouponPage(`/coupons/${ids.code}?promoid=${ids.code}`)
    expect(shown(revealed.data)).toEqual(['WELCOME20', true])
    expect(revealed.meta.title).toBe('Your Nimbus Shoes voucher code')
  })

  it.each([
    ['old', 'expired', ''],
    ['back', 'expired', ''],
    ['soon', 'upcoming', ''],
    ['stale', 'unconfirmed', 'STALE5'],
  ] as const)('of one that is %s says so: %s', async (name, state, code) => {
    const { data, meta } = await getCouponPage(`/coupons/${ids[name]}?promoid=${ids[name]}`)
    expect(data.coupon).toMatchObject({ id: ids[name], state, code })
    expect(meta.title.startsWith('Your')).toBe(code !== '')
  })

  it.each([
    ['hidden by an editor', () => `${ids.hidden}`],
    ['of another site', () => `${ids.foreign}`],
    ['nowhere', () => '99999'],
    ['no id', () => 'x'],
    ['an id too large', () => '99999999999'],
    ['an id with more', () => `${ids.code}/more`],
    ['an id written otherwise', () => `0${ids.code}`],
    ['text for a database', () => `${ids.code}%27%20or%201%3D1`],
  ])('there is none of what is %s', async (_what, name) => {
    expect(await getPage(api, `/coupons/${name()}`)).toMatchObject({ code: 404, page: 'error' })
  })

  it('has one address', async () => {
    const answer = await api.get(`/v1/sites/uk.clipfront.example/pages/Coupons//${ids.code}/?promoid=7`)
    expect([answer.status, answer.headers['location']]).toEqual([301, `/coupons/${ids.code}?promoid=7`])
  })
})

const at = (days: number) => daysAgo(days).toISOString()

describe('whether a coupon works is said by those who tried it', () => {
  it('the last one first, with what can be shown for it', async () => {
    const money = { basket: { amount: 80, currency: 'GBP' }, saved: { amount: 16, currency: 'GBP' } }
    const trial = { coupon_id: ids.code, by_kind: 'editor', method: 'checkout' } as const
    await recordVerification(database, { ...trial, happened_at: daysAgo(2), outcome: 'failed', by_name: 'Noor' })
    await recordVerification(database, {
      ...trial,
      happened_at: daysAgo(1),
      outcome: 'worked',
      by_name: 'Mara',
      evidence: { ...money, note: 'Two pairs.' },
    })
    await recordVerification(database, { ...trial, happened_at: daysAgo(-1), outcome: 'worked', by_name: 'Nobody' })
    const { data } = await getCouponPage(`/coupons/${ids.code}`)
    expect(data.trials.map(({ by, outcome }) => [by, outcome])).toEqual([
      ['Mara', 'worked'],
      ['Noor', 'failed'],
    ])
    expect(data.trials[0]).toMatchObject({ ...money, byKind: 'editor', method: 'checkout', note: 'Two pairs.' })
  })

  it('[R3.10] and by shoppers of the last 30 days for whom it did not, the commonest reason first, as many as its figure says', async () => {
    const vote = (name: string, reason: 'minimum' | 'expired' | 'not-eligible' | null, cast_at = NOW, worked = false) =>
      castVote(database, { coupon_id: ids.code, cast_at, worked, reason, visitor_hash: name })
    await vote('a', 'minimum')
    await vote('b', 'expired', daysAgo(29))
    await vote('c', 'minimum')
    await vote('d', 'expired', daysAgo(31))
    await vote('e', null, NOW, true)
    await vote('f', 'not-eligible')
    await vote('g', null)
    const { data } = await getCouponPage(`/coupons/${ids.code}`)
    expect(data.failureReasons).toEqual([
      { reason: 'minimum', count: 2 },
      { reason: 'expired', count: 1 },
      { reason: 'other', count: 1 },
    ])
    expect(data.coupon).toMatchObject({ votesWorked: 1, votesFailed: 4 })
  })

  it('[R1.1] its health is of both, and its card has the last three tests without what only its own page says', async () => {
    await database.deleteFrom('vote').execute()
    await database.deleteFrom('verification').execute()
    const before = (await getCouponPage(`/coupons/${ids.code}`)).data.coupon.health
    expect(before).toEqual({ score: 0.5, rate: null, lastWorkedAt: null, trials: [] })
    for (const [days, outcome] of [
      [40, 'worked'],
      [9, 'worked'],
      [2, 'failed'],
      [1, 'failed'],
    ] as const)
      await recordVerification(database, {
        coupon_id: ids.code,
        happened_at: daysAgo(days),
        outcome,
        by_kind: 'bot',
        by_name: 'Noor',
        evidence: { note: 'Two pairs.' },
      })
    const visitors = ['a', 'b', 'c'].map((visitor_hash) => ({ visitor_hash, reason: null, coupon_id: ids.code }))
    for (const visitor of visitors) await castVote(database, { ...visitor, cast_at: daysAgo(3), worked: true })
    await castVote(database, {
      ...visitors[0],
      visitor_hash: 'd',
      coupon_id: ids.code,
      cast_at: NOW,
      worked: false,
      reason: 'not-eligible',
    })
    const { coupon } = (await getCouponPage(`/coupons/${ids.code}`)).data
    expect(coupon.failedAt).toBe(at(1))
    // Two tests failed, one worked; each counts as three votes, and a half of that fourteen days later.
    const worked = 3 * 0.5 ** (9 / 14) + 3 * 0.5 ** (3 / 14)
    const failed = 3 * 0.5 ** (2 / 14) + 3 * 0.5 ** (1 / 14)
    expect(coupon.health).toMatchObject({ lastWorkedAt: at(3), trials: [{ at: at(1) }, { at: at(2) }, { at: at(9) }] })
    expect(coupon.health?.rate).toBeCloseTo(worked / (worked + failed), 3)
    expect(coupon.health?.trials[0]).toEqual({ at: at(1), outcome: 'failed', byKind: 'bot' })
  })
})
