import { beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  daysAgo,
  NOW,
  seedCategory,
  seedCoupon,
  seedMerchant,
  UK,
  seedAuthor,
  seedPost,
  seedTopic,
} from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { moveSlug } from '@clipfront/catalog/slugs'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

async function getTopic(target: string) {
  const page = await getPage(api, target)
  if (page.page !== 'topic') throw new Error(`${target} is a ${page.page} page`)
  return page
}

beforeAll(async () => {
  const shoes = await seedMerchant(database, { popularity: 5 })
  const garden = await seedMerchant(database, { slug: 'garden', name: 'Garden', popularity: 9 })
  const hearsay = await seedMerchant(database, { slug: 'hearsay', name: 'Hearsay', programme_target: null })
  const offer = (title: string, fields = {}) => seedCoupon(database, shoes, { title, ...fields })
  const many = await Promise.all(Array.from({ length: 8 }, (_, place) => offer(`Shoes ${place}`)))
  const bulbs = await seedCoupon(database, garden, { title: 'Bulbs' })
  const tested = await seedCoupon(database, garden, { title: 'Tested', verified_at: daysAgo(1) })
  const uncategorised = await offer('In no category')
  const ended = { starts_at: daysAgo(375) }
  const past = [
    await offer('Last time, later', { ...ended, ends_at: daysAgo(360), votes_failed: 9 }),
    await offer('Last time, earlier', { ...ended, ends_at: daysAgo(361), votes_worked: 9 }),
    await offer('Gone by noon', { ends_at: daysAgo(0.5), votes_worked: 99 }),
    await offer('The time before', { ...ended, ends_at: daysAgo(725), votes_worked: 90 }),
    await offer('Taken back', { ...ended, ends_at: daysAgo(360), withdrawn_at: daysAgo(365) }),
    await offer('Hidden', { ...ended, ends_at: daysAgo(360), hidden_at: daysAgo(365) }),
  ]
  const soon = await offer('Soon', { starts_at: daysAgo(-2) })
  await seedCategory(database, { slug: 'shoes', name: 'Shoes' }, [...many, tested])
  await seedCategory(database, { slug: 'garden', name: 'Garden things' }, [bulbs, tested])
  await seedTopic(
    database,
    {
      summary: 'What is worth waiting for.',
      picture: '{"path":"/media/fair.webp","width":1600,"height":900,"alt":"A fair"}',
      questions: '[{"question":"When?","answer":[]}]',
    },
    [...many, bulbs, tested, uncategorised, soon, ...past],
  )
  const rumour = await seedCoupon(database, hearsay)
  await seedTopic(database, { slug: 'rumours', name: 'Rumours', starts_at: null, ends_at: null }, [rumour])
  await seedTopic(database, { slug: 'summer', name: 'Summer', starts_at: daysAgo(-90), ends_at: daysAgo(-120) })
  await seedTopic(database, { slug: 'easter', name: 'Easter', starts_at: daysAgo(-60), ends_at: daysAgo(-62) })
  await seedTopic(database, { slug: 'spring', name: 'Spring', starts_at: daysAgo(200), ends_at: daysAgo(190) })
  const author = await seedAuthor(database)
  await seedPost(database, author, {}, [shoes])
  await seedPost(database, author, { slug: 'elsewhere', title: 'Elsewhere' }, [hearsay])
  await seedPost(database, author, { slug: 'draft', title: 'Draft', published_at: null }, [shoes])
  const move = (from: string, to: string | null) => moveSlug(database, { site: UK, kind: 'topic', from, to, now: NOW })
  await move('black-friday-2025', 'black-friday')
  await move('fair', null)
})

describe('the page of an event', () => {
  it('holds live offers by category, the fullest first, each once', async () => {
    const { data } = await getTopic('/topics/black-friday')
    expect(data.lanes.map(({ heading, path, coupons }) => [heading, path, coupons.length])).toEqual([
      ['Shoes', '/categories/shoes', 6],
      ['Garden things', '/categories/garden', 1],
      ['More offers', null, 1],
    ])
    expect(data.lanes[0]?.coupons[0]?.title).toBe('Tested')
    expect(data.lanes.flatMap(({ coupons }) => coupons).every(({ state }) => state === 'live')).toBe(true)
  })

  it('holds on its further pages what has no room there, so that all are found, each once', async () => {
    const first = await getTopic('/topics/black-friday')
    const second = await getTopic('/topics/black-friday?page=2')
    expect([first.data.paging, second.data.paging]).toEqual([
      { page: 1, pages: 2, total: 11, offset: 0 },
      { page: 2, pages: 2, total: 11, offset: 8 },
    ])
    expect([second.data.lanes, second.data.pastCoupons, first.data.coupons]).toEqual([[], [], []])
    const inLanes = first.data.lanes.flatMap(({ coupons }) => coupons)
    const ids = [...inLanes, ...second.data.coupons].map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([11, 11])
    expect([second.meta.canonicalUrl, second.alternates]).toEqual([
      'https://uk.clipfront.example/topics/black-friday?page=2',
      [],
    ])
  })

  it('says where it stands, and holds what it had the last time, what ended last before the rest', async () => {
    const { data } = await getTopic('/topics/black-friday')
    expect(data).toMatchObject({ state: 'on', startsAt: daysAgo(1).toISOString(), endsAt: daysAgo(-7).toISOString() })
    expect(data.pastCoupons.map(({ title }) => title)).toEqual(['Last time, later', 'Last time, earlier'])
    expect(data.picture).toEqual({ path: '/media/fair.webp', width: 1600, height: 900, alt: 'A fair' })
    expect(data.topic.questions).toEqual([{ question: 'When?', answer: [] }])
  })

  it('names the shops behind it, what was written about them, and other events by how near they are', async () => {
    const { data } = await getTopic('/topics/black-friday')
    expect(data.merchants.map(({ slug, liveCodes }) => [slug, liveCodes])).toEqual([
      ['garden', 2],
      ['nimbus-shoes', 9],
    ])
    expect(data.posts.map(({ slug }) => slug)).toEqual(['terms'])
    expect(data.otherTopics.map(({ slug }) => slug)).toEqual(['easter', 'summer', 'rumours', 'spring'])
  })

  it('holds no more of a code than its last two characters', async () => {
    const { data } = await getTopic('/topics/black-friday?promoid=1')
    expect(JSON.stringify(data)).not.toContain('WELCOME20')
  })

  it.each([
    ['/topics/black-friday', 'INDEX', '/topics/black-friday', 'on'],
    ['/topics/black-friday?sort=newest', 'INDEX', '/topics/black-friday', 'on'],
    ['/topics/rumours', 'NOINDEX, FOLLOW', '/topics/rumours', 'undated'],
    ['/topics/summer', 'NOINDEX, FOLLOW', '/topics/summer', 'ahead'],
    ['/topics/spring', 'NOINDEX, FOLLOW', '/topics/spring', 'over'],
  ])('%s is %s at %s', async (target, robots, canonical, state) => {
    const { meta, data, code } = await getTopic(target)
    expect([code, meta.robots, meta.canonicalUrl]).toEqual([200, robots, `https://uk.clipfront.example${canonical}`])
    expect(data.state).toBe(state)
  })

  it('says in its head what it is about', async () => {
    const { meta, tags } = await getTopic('/topics/black-friday')
    expect(meta.title).toBe('Black Friday voucher codes – November 2026')
    expect(meta.description).toBe('What is worth waiting for. 11 live offers for Black Friday.')
    expect(tags).toContain('topic:1')
  })

  it.each([
    ['/Topics/Black-Friday/', 301, '/topics/black-friday'],
    ['/topics/black-friday?page=2', 200, undefined],
    ['/topics/black-friday?page=3', 404, undefined],
    ['/topics/black-friday-2025?promoid=2', 301, '/topics/black-friday?promoid=2'],
    ['/topics/fair', 410, undefined],
    ['/topics/nothing', 404, undefined],
    ['/topics/black-friday/more', 404, undefined],
    ["/topics/'%3B%20drop%20table%20topic", 404, undefined],
    ['/topics/constructor', 404, undefined],
    [`/topics/${'x'.repeat(1900)}`, 404, undefined],
    ['/topics/%F0%9F%8E%81', 404, undefined],
    ['/topics/a%00', 400, undefined],
  ])('%s is %i', async (target, status, location) => {
    const answer = await api.get(`/v1/sites/${UK}/pages${target}`)
    expect([answer.status, answer.headers['location']]).toEqual([status, location])
  })
})
