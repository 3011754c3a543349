import { isPageRedirect, parsePageData } from '@clipfront/page-data'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  NOW,
  seedCategory,
  seedCoupon,
  seedMerchant,
  UK,
  seedAuthor,
  seedPost,
} from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { moveSlug } from '@clipfront/catalog/slugs'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

beforeAll(async () => {
  const shoes = await seedMerchant(database)
  await seedMerchant(database, { slug: 'café', name: 'Café', domain: 'cafe.example', programme_target: null })
  const coupons = await Promise.all(Array.from({ length: 30 }, () => seedCoupon(database, shoes)))
  await seedCategory(database, { slug: 'many', name: 'Many things' }, coupons)
})

describe('a page has one address, and every other spelling leads to it', () => {
  it.each([
    ['//stores/nimbus-shoes', '/stores/nimbus-shoes'],
    ['/stores//nimbus-shoes', '/stores/nimbus-shoes'],
    ['/stores/nimbus-shoes/', '/stores/nimbus-shoes'],
    ['/%73tores/nimbus-shoes', '/stores/nimbus-shoes'],
    ['/stores/%6Eimbus-shoes', '/stores/nimbus-shoes'],
    ['/Stores/Nimbus-Shoes', '/stores/nimbus-shoes'],
    ['/stores/nimbus-shoes/?promoid=7&sort=newest', '/stores/nimbus-shoes?promoid=7&sort=newest'],
    ['/stores/caf%c3%a9', '/stores/caf%C3%A9'],
    ['/stores/CAF%C3%89', '/stores/caf%C3%A9'],
    ['/no-programme/caf%C3%A9/', '/no-programme/caf%C3%A9'],
    ['/CATEGORIES/many?page=2', '/categories/many?page=2'],
    ['/search/?q=a%5Cb%20c', '/search?q=a%5Cb%20c'],
    ['/search/?q=a\\b', '/search?q=a%5Cb'],
    ['/ABOUT', '/about'],
    ['//', '/'],
    ['/blog/?page=1&sort=newest', '/blog?page=1&sort=newest'],
    ['/search?page=9999999', '/search'],
  ])('%s to %s', async (target, location) => {
    const answer = await api.get(`/v1/sites/${UK}/pages${target}`)
    expect(parsePageData(JSON.parse(answer.text))).toEqual({ code: 301, location })
    expect([answer.status, answer.headers['location']]).toEqual([301, location])
    const page = await api.get(`/v1/sites/${UK}/pages${location}`)
    expect([page.status, isPageRedirect(parsePageData(JSON.parse(page.text)))]).toEqual([200, false])
  })

  it.each(['/', '/stores/nimbus-shoes', '/stores/caf%C3%A9', '/search?q=%zz', '/categories/many?page=2', '/?page=7'])(
    '%s is its own',
    async (target) => expect((await getPage(api, target)).code).toBe(200),
  )

  it.each([
    '/categories/many?page=3',
    '/categories/many/?page=3',
    '/categories/many?page=9999999999',
    '/stores/nobody/',
  ])('%s is not there, however it is spelled', async (target) => expect((await getPage(api, target)).code).toBe(404))
})

const move = (kind: 'merchant' | 'category' | 'post', from: string, to: string | null) =>
  moveSlug(database, { site: UK, kind, from, to, now: NOW })

describe('a page that has moved', () => {
  beforeAll(async () => {
    await move('merchant', 'nimbus', 'nimbus-shoes')
    await move('merchant', 'crema', 'café')
    await move('category', 'much', 'many')
    await move('merchant', 'closed', null)
    await seedPost(database, await seedAuthor(database), { slug: 'terms', published_at: null })
    await move('post', 'words', 'terms')
  })

  it.each([
    ['/stores/nimbus', '/stores/nimbus-shoes'],
    ['/Stores/NIMBUS/?promoid=7', '/stores/nimbus-shoes?promoid=7'],
    ['/stores/crema', '/stores/caf%C3%A9'],
    ['/stores/nimbus?page=2&promoid=7', '/stores/nimbus-shoes?promoid=7'],
    ['/categories/much?page=2', '/categories/many?page=2'],
    ['/categories/much?page=9&sort=newest', '/categories/many?sort=newest'],
  ])('%s leads to %s', async (target, location) => {
    const answer = await api.get(`/v1/sites/${UK}/pages${target}`)
    expect([answer.status, answer.headers['location']]).toEqual([301, location])
    expect((await getPage(api, location)).code).toBe(200)
  })

  it('is gone where nothing has taken its place, with a way on', async () => {
    const page = await getPage(api, '/stores/closed')
    expect(page).toMatchObject({ code: 410, page: 'error', meta: { robots: 'NOINDEX' } })
    expect(page).toMatchObject({ data: { message: 'This page has been removed' } })
  })

  it.each([
    ['a shop that pays nothing back', '/cashback/nimbus'],
    ['a post that is a draft again', '/blog/words'],
  ])('is gone where what it was of has no such page now: %s', async (_, target) => {
    expect(await getPage(api, target)).toMatchObject({ code: 410, data: { goneSince: NOW.toISOString() } })
  })

  it.each(['/categories/nimbus', '/about/nimbus', '/stores/nimbus/more'])('is none of %s', async (target) => {
    expect((await getPage(api, target)).code).toBe(404)
  })
})
