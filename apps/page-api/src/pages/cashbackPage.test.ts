import { beforeAll, describe, expect, it } from 'vitest'
import { type CashbackRate, setRates } from '@clipfront/catalog/cashback'
import { createTestDatabase, daysAgo, NOW, seedCategory, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { parseSitemap } from '../sitemap/testing/parseSitemap.ts'
import { moveSlug } from '@clipfront/catalog/slugs'

const UK = 'uk.clipfront.example'
const US = 'www.clipfront.example'
const { database } = await createTestDatabase()
const api = await startTestApi(database)

const rate = (fields: Partial<CashbackRate> = {}): CashbackRate => ({
  tier: '',
  worth: { percent: 3 },
  isBoost: false,
  cap: null,
  from: null,
  until: null,
  ...fields,
})
const list = [{ type: 'list' as const, items: ['Gift cards'] }]
const boost = rate({ worth: { percent: 8 }, isBoost: true, cap: { amount: 20, currency: 'GBP' } })

async function seedCashback(slug: string, fields: Parameters<typeof seedMerchant>[1] = {}) {
  const merchant = await seedMerchant(database, { slug, name: slug, ...fields })
  await database
    .insertInto('cashback')
    .values({
      merchant_id: merchant.id,
      tracking_hours: 48,
      paying_days: 60,
      exclusions: JSON.stringify(list),
      terms: JSON.stringify([{ type: 'paragraph', text: 'One account each.' }]),
      changed_at: daysAgo(40),
    })
    .execute()
  return merchant
}

const getCashback = async (slug: string, site = UK) => {
  const page = await getPage(api, `/cashback/${slug}`, site)
  if (page.page !== 'cashback') throw new Error(`${slug} is a ${page.page} page`)
  return page
}

beforeAll(async () => {
  const nimbus = await seedCashback('nimbus', { name: 'Nimbus Shoes' })
  await setRates(database, nimbus.id, [rate({ worth: { percent: 2 } })], daysAgo(30))
  await setRates(database, nimbus.id, [], daysAgo(20))
  await setRates(database, nimbus.id, [rate()], daysAgo(10))
  const bounty = rate({ tier: 'First order', worth: { amount: 5, currency: 'GBP' } })
  await setRates(database, nimbus.id, [rate(), bounty, boost], daysAgo(2))
  await database
    .updateTable('cashback_rate')
    .set({ valid_until: daysAgo(-3) })
    .where('is_boost', '=', true)
    .execute()
  const live = await seedCoupon(database, nimbus)
  await seedCoupon(database, nimbus, { ends_at: daysAgo(1) })
  const fern = await seedCashback('fern', { popularity: 1 })
  await setRates(database, fern.id, [rate()], daysAgo(1))
  const related = await seedCoupon(database, fern)
  await seedCategory(database, { slug: 'shoes', name: 'Shoes' }, [live, related])
  const past = await seedCashback('past')
  await setRates(database, past.id, [rate()], daysAgo(9))
  await setRates(database, past.id, [], daysAgo(3))
  const unlinked = await seedCashback('unlinked', { programme_target: null, popularity: 9 })
  await setRates(database, unlinked.id, [rate()], daysAgo(9))
  await seedCoupon(database, unlinked)
  await seedCashback('never')
  const none = await seedMerchant(database, { slug: 'none', popularity: 9 })
  await seedCoupon(database, none)
  const abroad = await seedCashback('nimbus-us', { site: US, domain: 'nimbus.example' })
  await setRates(database, abroad.id, [rate()], daysAgo(1))
  await moveSlug(database, { site: UK, kind: 'merchant', from: 'nimbus-old', to: 'nimbus', now: NOW })
  await moveSlug(database, { site: UK, kind: 'merchant', from: 'shut', to: null, now: NOW })
})

describe('a cashback page', () => {
  it('[R3.11] says what is paid now, each tier once, with its cap, its end and what it is otherwise', async () => {
    const { data } = await getCashback('nimbus')
    expect(data).toMatchObject({
      headline: { reward: { kind: 'percent', percent: 8 }, upTo: true, isBoost: true },
      rates: [
        { tier: 'First order', reward: { kind: 'money', amount: 5, currency: 'GBP' }, usual: null },
        {
          tier: '',
          reward: { percent: 8 },
          isBoost: true,
          usual: { kind: 'percent', percent: 3 },
          cap: { amount: 20, currency: 'GBP' },
          endsAt: daysAgo(-3).toISOString(),
        },
      ],
      ratesChangedAt: daysAgo(2).toISOString(),
      trackingHours: 48,
      payingDays: 60,
      exclusions: list,
      terms: [{ type: 'paragraph', text: 'One account each.' }],
    })
    expect(data.rates).toHaveLength(2)
  })

  it('says how the best rate went, with the time in which there was none', async () => {
    const { data } = await getCashback('nimbus')
    expect(data.history.map(({ from, until, reward }) => [from, until, reward])).toEqual([
      ['2026-10-21', '2026-10-31', { kind: 'percent', percent: 2 }],
      ['2026-11-10', '2026-11-18', { kind: 'percent', percent: 3 }],
      ['2026-11-18', null, { kind: 'percent', percent: 8 }],
    ])
  })

  it('shows what can be used beside it, and who else gives some', async () => {
    const { data } = await getCashback('nimbus')
    expect(data.coupons.map(({ state }) => state)).toEqual(['live'])
    expect(JSON.stringify(data)).not.toContain('WELCOME20')
    expect(data.similarMerchants.map(({ slug }) => slug)).toEqual(['fern'])
    expect(data.merchant).toMatchObject({ slug: 'nimbus', hasAffiliate: true })
  })

  it('names the best rate in its head', async () => {
    const { meta } = await getCashback('nimbus')
    expect(meta).toMatchObject({
      title: 'Nimbus Shoes cashback: up to 8%',
      description: 'Cashback at Nimbus Shoes: up to 8%. Every rate, and what it is paid for.',
    })
  })

  it('says so where nothing comes back any more, and how it was', async () => {
    const { meta, data } = await getCashback('past')
    expect(data).toMatchObject({
      headline: null,
      rates: [],
      ratesChangedAt: daysAgo(3).toISOString(),
      history: [{ from: '2026-11-11', until: '2026-11-17' }],
    })
    expect(meta).toMatchObject({ title: 'past cashback', robots: 'NOINDEX, FOLLOW' })
  })

  it.each([
    ['/cashback/nimbus', 200, 'INDEX'],
    ['/cashback/unlinked', 200, 'NOINDEX, FOLLOW'],
    ['/cashback/never', 404, 'NOINDEX'],
    ['/cashback/none', 404, 'NOINDEX'],
    ['/cashback/nobody', 404, 'NOINDEX'],
    ['/cashback', 404, 'NOINDEX'],
    ['/cashback/shut', 410, 'NOINDEX'],
    ["/cashback/'%20or%201=1--", 404, 'NOINDEX'],
    ['/cashback/%F0%9F%92%B8', 404, 'NOINDEX'],
  ])('%s is %i, %s', async (target, code, robots) => {
    const page = await getPage(api, target)
    expect([page.code, page.meta.robots]).toEqual([code, robots])
  })

  it.each([
    ['/cashback/nimbus-old?x=1', '/cashback/nimbus?x=1'],
    ['/Cashback/NIMBUS/', '/cashback/nimbus'],
  ])('%s leads to %s', async (target, location) => {
    const answer = await api.get(`/v1/sites/${UK}/pages${target}`)
    expect([answer.status, answer.headers['location']]).toEqual([301, location])
  })

  it('says since when it is gone, where it is', async () => {
    const gone = await getPage(api, '/cashback/shut')
    const absent = await getPage(api, '/cashback/nobody')
    expect([gone.data, absent.data]).toMatchObject([{ goneSince: NOW.toISOString() }, { goneSince: null }])
  })

  it('is purged with its merchant', async () => {
    const answer = await api.get(`/v1/sites/${UK}/pages/cashback/nimbus`)
    expect(answer.headers['cache-tag']).toMatch(/^site:uk\.clipfront\.example,merchant:\d+$/)
  })

  it('is listed in sitemaps while something stands, with its last change', async () => {
    const answer = await api.get(`/v1/sites/${UK}/sitemap-cashback-1.xml`)
    expect(parseSitemap(answer.text).urls.map(({ loc, lastmod }) => [loc, lastmod])).toEqual([
      [`https://${UK}/cashback/nimbus`, daysAgo(2).toISOString()],
      [`https://${UK}/cashback/fern`, daysAgo(1).toISOString()],
    ])
  })
})
