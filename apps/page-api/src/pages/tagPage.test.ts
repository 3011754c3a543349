import type { PageDataOf } from '@clipfront/page-data'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  daysAgo,
  NOW,
  seedCategory,
  seedCoupon,
  seedMerchant,
  UK,
  seedLabel,
} from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { moveSlug } from '@clipfront/catalog/slugs'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

beforeAll(async () => {
  const shoes = await seedMerchant(database, { popularity: 1 })
  const garden = await seedMerchant(database, { slug: 'fern-and-field', name: 'Fern & Field', popularity: 2 })
  const hearsay = await seedMerchant(database, { slug: 'hearsay', name: 'Hearsay', programme_target: null })
  const us = await seedMerchant(database, { site: 'www.clipfront.example' })
  const students = { tags: ['students'], conditions: JSON.stringify({ audience: 'students' }) }
  const one = await seedCoupon(database, shoes, { ...students, title: 'Laces', weight: 2 })
  const two = await seedCoupon(database, garden, { ...students, title: 'Bulbs', code: '', weight: 1 })
  const past = await seedCoupon(database, shoes, { ...students, ends_at: daysAgo(1) })
  await seedCoupon(database, shoes, { title: 'For all' })
  await seedCoupon(database, us, students)
  await seedCategory(database, { slug: 'garden', name: 'Garden' }, [two, past])
  await seedCategory(database, { slug: 'fashion', name: 'Fashion' }, [one, two])
  const about = JSON.stringify([{ type: 'paragraph', text: 'Shops ask for a card.' }])
  await seedLabel(database, 'tag', { slug: 'students', name: 'Students', summary: 'With a card.', about })
  await seedLabel(database, 'tag', { slug: 'students', name: 'Students', site: 'www.clipfront.example' })
  await seedLabel(database, 'tag', { slug: 'empty', name: 'Empty' })
  await seedLabel(database, 'tag', { slug: 'many', name: 'Many' })
  await seedLabel(database, 'tag', { slug: 'told', name: 'Told' })
  await seedLabel(database, 'tag', { slug: 'café', name: 'Café' })
  await seedCoupon(database, shoes, { tags: ['unwritten'] })
  await seedCoupon(database, hearsay, { tags: ['told'] })
  await Promise.all(Array.from({ length: 30 }, () => seedCoupon(database, shoes, { tags: ['many', 'café'] })))
  await moveSlug(database, { site: UK, kind: 'tag', from: 'student', to: 'students', now: NOW })
  await moveSlug(database, { site: UK, kind: 'tag', from: 'closed', to: null, now: NOW })
  await moveSlug(database, { site: UK, kind: 'brand', from: 'elsewhere', to: 'students', now: NOW })
})

async function getTagPage(target: string): Promise<PageDataOf<'tag'>> {
  const page = await getPage(api, target)
  if (page.page !== 'tag') throw new Error(`${target} is a ${page.page} page`)
  return page
}

describe('a tag’s page', () => {
  it('says what it means, who has such offers, and where', async () => {
    const { meta, data, tags } = await getTagPage('/tags/students')
    expect(data.tag).toMatchObject({ name: 'Students', summary: 'With a card.', about: [{ type: 'paragraph' }] })
    expect(data.coupons.map(({ title }) => title)).toEqual(['Laces', 'Bulbs'])
    expect(data.paging).toEqual({ page: 1, pages: 1, total: 2, offset: 0 })
    expect(data.counts).toMatchObject({ codes: 1, deals: 1, students: 2, freeDelivery: 0, past: 0 })
    expect(data.merchants).toMatchObject([
      { slug: 'fern-and-field', liveCodes: 0, liveDeals: 1 },
      { slug: 'nimbus-shoes', liveCodes: 33, liveDeals: 0 },
    ])
    expect(data.categories).toMatchObject([
      { slug: 'fashion', liveCoupons: 2 },
      { slug: 'garden', liveCoupons: 1 },
    ])
    expect(data.otherTags).toMatchObject([
      { slug: 'café', liveCoupons: 30 },
      { slug: 'many', liveCoupons: 30 },
      { slug: 'told', liveCoupons: 1 },
    ])
    expect(meta).toMatchObject({
      title: 'Students voucher codes – November 2026',
      description: '2 live offers for Students.',
      canonicalUrl: 'https://uk.clipfront.example/tags/students',
    })
    expect(tags).toEqual(['site:uk.clipfront.example', `tag:${data.tag.id}`])
  })

  it('corresponds to the one of the same slug on sites whose crawlers may show it', async () => {
    const { alternates, meta } = await getTagPage('/tags/students')
    const urls = ['https://uk.clipfront.example/tags/students', 'https://www.clipfront.example/tags/students']
    expect([meta.robots, [...new Set(alternates.map(({ url }) => url))].toSorted()]).toEqual(['INDEX', urls])
    const back = await getPage(api, '/tags/students', 'www.clipfront.example')
    expect(back).toMatchObject({ alternates })
  })

  it.each([
    ['none is live', '/tags/empty'],
    ['nobody stands behind one', '/tags/told'],
  ])('is not for crawlers where %s', async (_why, target) => {
    const { meta, alternates } = await getTagPage(target)
    expect([meta.robots, alternates]).toEqual(['NOINDEX, FOLLOW', []])
  })

  it('has as many pages as it fills, each offer on one of them', async () => {
    const [first, second] = await Promise.all([getTagPage('/tags/many'), getTagPage('/tags/many?page=2')])
    expect([first.data.coupons.length, second.data.coupons.length]).toEqual([24, 6])
    expect(new Set([...first.data.coupons, ...second.data.coupons].map(({ id }) => id)).size).toBe(30)
    expect([first.data.paging.offset, second.data.paging.offset]).toEqual([0, 24])
    expect(second.meta).toMatchObject({
      title: 'Many voucher codes – November 2026, page 2',
      canonicalUrl: 'https://uk.clipfront.example/tags/many?page=2',
      robots: 'INDEX',
    })
    expect(second.alternates).toEqual([])
  })

  it.each([
    '/tags/many?page=3',
    '/tags/empty?page=2',
    '/tags/unwritten',
    '/tags/nobody',
    '/tags/garden',
    '/tags/students/more',
    '/tags/elsewhere',
    '/tags/%7B%22a%22%7D',
    '/tags/%27;drop%20table%20tag',
  ])('there is none at %s', async (target) => {
    expect(await getPage(api, target)).toMatchObject({ code: 404, page: 'error' })
  })

  it.each([
    ['/tags/student?page=1', '/tags/students?page=1'],
    ['/Tags/STUDENT', '/tags/students'],
    ['/Tags/Students/', '/tags/students'],
    ['/tags/CAF%c3%89?page=2', '/tags/caf%C3%A9?page=2'],
  ])('%s leads to %s', async (target, location) => {
    const answer = await api.get(`/v1/sites/${UK}/pages${target}`)
    expect([answer.status, answer.headers['location']]).toEqual([301, location])
  })

  it('is gone for good where nothing has taken its place', async () => {
    expect(await getPage(api, '/tags/closed')).toMatchObject({ code: 410 })
  })
})
