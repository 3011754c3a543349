import { beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  daysAgo,
  NOW,
  seedCategory,
  seedCoupon,
  seedMerchant,
  UK,
  seedTopic,
} from '@clipfront/catalog/testing'
import { createCatalogCache } from '@clipfront/catalog/context'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { moveSlug } from '@clipfront/catalog/slugs'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

const LANES = [
  { heading: 'Shoes', from: { kind: 'category', slug: 'shoes' } },
  { heading: 'For students', from: { kind: 'tag', slug: 'students' } },
  { heading: 'By Nimbus', from: { kind: 'brand', slug: 'nimbus' } },
  { heading: 'Black Friday', from: { kind: 'topic', slug: 'black-friday' } },
  { heading: 'Just in', from: { kind: 'newest' } },
]
const BROKEN = [
  { heading: 'No such category', from: { kind: 'category', slug: 'nothing' } },
  { heading: 'No such tag', from: { kind: 'tag', slug: 'free-text' } },
  { heading: 'No such brand', from: { kind: 'brand', slug: "'; drop table brand" } },
  { heading: 'No such topic', from: { kind: 'topic', slug: 'nothing' } },
  { heading: 'No such kind', from: { kind: 'horoscope', slug: 'shoes' } },
  { heading: '', from: { kind: 'newest' } },
  { from: { kind: 'newest' } },
  'newest',
  null,
]

async function getChannel(target: string) {
  const page = await getPage(api, target)
  if (page.page !== 'channel') throw new Error(`${target} is a ${page.page} page`)
  return page
}

async function seedChannel(slug: string, name: string, lanes: unknown, mktsrc = '') {
  await database
    .insertInto('channel')
    .values({ site: UK, slug, name, lanes: JSON.stringify(lanes), mktsrc, summary: 'Picked for small screens.' })
    .execute()
}

beforeAll(async () => {
  const merchant = await seedMerchant(database)
  const offer = (title: string, fields = {}) =>
    seedCoupon(database, merchant, { title, first_seen_at: daysAgo(20), ...fields })
  const shoes = await Promise.all(
    Array.from({ length: 8 }, (_, place) => offer(`Shoes ${place}`, { weight: 9 - place })),
  )
  const dead = await offer('Dead', { ends_at: daysAgo(1), weight: 99 })
  await offer('Student shoes', { tags: ['students', 'free-text'], brands: ['nimbus'] })
  await offer('Brand', { brands: ['nimbus'] })
  const event = await offer('Event')
  await offer('Newer', { first_seen_at: daysAgo(3) })
  await offer('Newest', { first_seen_at: daysAgo(9), confirmed_at: daysAgo(1) })
  await seedCategory(database, { slug: 'shoes', name: 'Shoes' }, [...shoes, dead])
  await seedTopic(database, {}, [event, dead])
  for (const table of ['tag', 'brand'] as const)
    await database
      .insertInto(table)
      .values({ site: UK, slug: table === 'tag' ? 'students' : 'nimbus', name: table })
      .execute()
  await seedChannel('app', 'For the app', LANES, 'app')
  await seedChannel('letter', 'From the letter', [...BROKEN, LANES[0], ...BROKEN])
  await seedChannel('empty', 'Empty', [])
  await seedChannel('broken', 'Broken', { lanes: BROKEN })
  await moveSlug(database, { site: UK, kind: 'channel', from: 'phone', to: 'app', now: NOW })
  await moveSlug(database, { site: UK, kind: 'channel', from: 'fax', to: null, now: NOW })
})

describe('the page of a channel', () => {
  it('is filled lane by lane as an editor put it together, no offer twice', async () => {
    const { data } = await getChannel('/channels/app')
    expect(data.lanes.map(({ heading, path }) => [heading, path])).toEqual([
      ['Shoes', '/categories/shoes'],
      ['For students', '/tags/students'],
      ['By Nimbus', '/brands/nimbus'],
      ['Black Friday', '/topics/black-friday'],
      ['Just in', null],
    ])
    const titles = data.lanes.map(({ coupons }) => coupons.map(({ title }) => title))
    expect(titles).toEqual([
      ['Shoes 0', 'Shoes 1', 'Shoes 2', 'Shoes 3', 'Shoes 4', 'Shoes 5'],
      ['Student shoes'],
      ['Brand'],
      ['Event'],
      expect.arrayContaining(['Newest', 'Newer']),
    ])
    expect(titles[4]?.slice(0, 2)).toEqual(['Newest', 'Newer'])
    expect(data.merchants.map(({ slug, liveCodes }) => [slug, liveCodes])).toEqual([['nimbus-shoes', 13]])
  })

  it('says what its clicks are counted under, and names the other channels', async () => {
    const { data, meta, tags, alternates } = await getChannel('/channels/app')
    expect(data.mktsrc).toBe('app')
    expect(data.otherChannels.map(({ slug }) => slug)).toEqual(['broken', 'empty', 'letter'])
    expect(meta).toMatchObject({
      title: 'For the app voucher codes – November 2026',
      canonicalUrl: 'https://uk.clipfront.example/channels/app',
      // What stands here stands elsewhere too, in another order.
      robots: 'NOINDEX, FOLLOW',
    })
    expect([tags.includes('channel:1'), alternates]).toEqual([true, []])
  })

  it.each([
    ['letter', ['Shoes']],
    ['empty', []],
    ['broken', []],
  ])('of %s has no lane that nothing fills', async (slug, headings) => {
    const { data, code } = await getChannel(`/channels/${slug}`)
    expect([code, data.lanes.map(({ heading }) => heading), data.mktsrc]).toEqual([200, headings, ''])
  })

  it.each([
    ['/CHANNELS/App/', 301, '/channels/app'],
    ['/channels/app?page=4&sort=newest', 200, undefined],
    ['/channels/phone', 301, '/channels/app'],
    ['/channels/fax', 410, undefined],
    ['/channels/nothing', 404, undefined],
    ['/channels', 404, undefined],
    ['/channels/__proto__', 404, undefined],
    ['/channels/%00', 400, undefined],
  ])('%s is %i', async (target, status, location) => {
    const answer = await api.get(`/v1/sites/${UK}/pages${target}`)
    expect([answer.status, answer.headers['location']]).toEqual([status, location])
  })

  it('keeps its order for a while, and leaves out what ends meanwhile', async () => {
    const caching = await startTestApi(database, { cache: createCatalogCache({ now: () => 1 }) })
    const lanesAt = async (now: Date) => {
      caching.clock.now = now
      const page = await getPage(caching, '/channels/app')
      return page.page === 'channel' ? page.data.lanes.length : undefined
    }
    expect([await lanesAt(NOW), await lanesAt(daysAgo(-11))]).toEqual([5, 0])
  })
})
