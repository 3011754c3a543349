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
} from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'
import { moveSlug } from '@clipfront/catalog/slugs'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const PICTURE = { path: '/media/mara.webp', width: 96, height: 96, alt: '' }
const US = 'www.clipfront.example'

async function getBlog(target: string, site = UK) {
  const page = await getPage(api, target, site)
  if (page.page !== 'blog' || page.data.view !== 'list') throw new Error(`${target} is no list of posts`)
  return { ...page, data: page.data }
}

async function getPost(target: string) {
  const page = await getPage(api, target)
  if (page.page !== 'blog' || page.data.view !== 'post') throw new Error(`${target} is no post`)
  const titles = page.data.body.flatMap((block) => (block.type === 'offer' ? [block.coupon.title] : []))
  return { ...page, data: page.data, offers: titles }
}

const place = (merchant: string, coupon?: string) => ({ type: 'offer', merchant, ...(coupon ? { coupon } : {}) })

beforeAll(async () => {
  const shoes = await seedMerchant(database, { popularity: 5 })
  const garden = await seedMerchant(database, { slug: 'garden', name: 'Garden' })
  const closed = await seedMerchant(database, { slug: 'closed', name: 'Closed' })
  const offer = (title: string, fields = {}) => seedCoupon(database, shoes, { title, ...fields })
  await offer('Best', { weight: 9, verified_at: daysAgo(5) })
  await offer('Second', { weight: 8, verified_at: daysAgo(2) })
  await offer('Named', { upk: 'named' })
  await offer('Dead', { upk: 'dead', ends_at: daysAgo(1), weight: 99 })
  await offer('Not yet', { upk: 'soon', starts_at: daysAgo(-1), weight: 98 })
  await seedCoupon(database, garden, { title: 'Bulbs', verified_at: null })
  await seedCoupon(database, closed, { ends_at: daysAgo(1) })
  const category = await seedCategory(database, { slug: 'shoes', name: 'Shoes' })
  const picture = JSON.stringify(PICTURE)
  const author = await seedAuthor(database, {
    picture,
    about: '[{"type":"paragraph","text":"Twelve years at the till."}]',
  })
  const reviewer = await seedAuthor(database, { slug: 'odo', name: 'Odo Reed', role: '' })
  const post = (slug: string, body: unknown[], fields = {}, shops: { id: number }[] = []) =>
    seedPost(database, author, { slug, title: slug, body: JSON.stringify(body), ...fields }, shops)
  const words = { type: 'paragraph', text: 'word '.repeat(700) }
  await post('named', [words, place('nimbus-shoes', 'named')], { picture }, [shoes])
  await post('dead', [place('nimbus-shoes', 'dead'), place('nimbus-shoes', 'soon')], { reviewer_id: reviewer.id })
  await post(
    'twice',
    ['named', undefined, 'named', 'dead'].map((coupon) => place('nimbus-shoes', coupon)),
  )
  await post('none', [place('closed'), place('nobody'), { type: 'heading', text: 'Still here' }])
  await post('former', [place('nimbus')])
  await post('untested', [place('garden'), place('nimbus-shoes')])
  await post('links', [{ type: 'links', links: [{ label: 'All shops', path: '/stores' }] }])
  await post('category', [], { category_id: category.id, published_at: daysAgo(1) }, [garden])
  await post('both', [], { category_id: category.id, published_at: daysAgo(9) }, [shoes, garden])
  await post('changed', [], { changed_at: daysAgo(1) })
  await post('before', [], { changed_at: daysAgo(5) })
  await post('draft', [], { published_at: null })
  await post('tomorrow', [], { published_at: daysAgo(-1), category_id: category.id }, [shoes])
  for (const number of [1, 2, 3]) await post(`old-${number}`, [], { published_at: daysAgo(20 + number) })
  await seedPost(database, await seedAuthor(database, { site: US }), { slug: 'draft', published_at: null })
  await moveSlug(database, { site: UK, kind: 'merchant', from: 'nimbus', to: 'nimbus-shoes', now: NOW })
  await moveSlug(database, { site: UK, kind: 'post', from: 'called', to: 'named', now: NOW })
  await moveSlug(database, { site: UK, kind: 'post', from: 'wrong', to: null, now: NOW })
})

describe('the list of posts', () => {
  it('holds what was published, the last one first, page by page', async () => {
    const { data } = await getBlog('/blog')
    expect(data.paging).toEqual({ page: 1, pages: 2, total: 14, offset: 0 })
    expect(data.posts).toHaveLength(12)
    expect(data.posts[0]).toMatchObject({
      slug: 'category',
      author: 'Mara Quill',
      category: { slug: 'shoes', name: 'Shoes' },
      publishedAt: daysAgo(1).toISOString(),
    })
    const rest = await getBlog('/blog?page=2')
    expect(rest.data.posts.map(({ slug }) => slug)).toEqual(['old-2', 'old-3'])
  })

  it('says how long each takes, and when it was changed after it was published', async () => {
    const { posts } = (await getBlog('/blog')).data
    const find = (slug: string) => posts.find((post) => post.slug === slug)
    expect([find('named')?.readingMinutes, find('links')?.readingMinutes]).toEqual([3, 1])
    expect([find('changed')?.changedAt, find('before')?.changedAt]).toEqual([daysAgo(1).toISOString(), null])
  })

  it('is empty where nothing was published, and crawlers leave it', async () => {
    const { data, meta, code } = await getBlog('/blog', US)
    expect([code, data.posts, data.paging.pages, meta.robots]).toEqual([200, [], 1, 'NOINDEX, FOLLOW'])
  })

  it.each([
    ['/blog', 'Guides – Clipfront UK', '/blog'],
    ['/blog?page=2', 'Guides – Clipfront UK, page 2', '/blog?page=2'],
  ])('%s is called %s', async (target, title, canonical) => {
    const { meta } = await getBlog(target)
    expect(meta).toMatchObject({ title, robots: 'INDEX', canonicalUrl: `https://uk.clipfront.example${canonical}` })
  })
})

describe('a post', () => {
  it('has its author, who looked it through, its dates and its description', async () => {
    const { data, meta, tags } = await getPost('/blog/dead')
    expect(data.author).toEqual({
      name: 'Mara Quill',
      role: 'Tests codes',
      about: [{ type: 'paragraph', text: 'Twelve years at the till.' }],
      picture: PICTURE,
    })
    expect([(await getPost('/blog/named')).data.post.picture, data.post.picture]).toEqual([PICTURE, null])
    expect(data.reviewer?.name).toBe('Odo Reed')
    expect((await getPost('/blog/named')).data.reviewer).toBeNull()
    expect(meta).toMatchObject({
      title: 'dead',
      description: 'Four words that decide.',
      robots: 'INDEX',
      canonicalUrl: 'https://uk.clipfront.example/blog/dead',
    })
    expect(tags).toEqual(expect.arrayContaining(['post:2', 'merchant:1']))
  })

  it.each([
    ['the named offer while it lives', 'named', ['Named']],
    ['the best of the shop instead of one that is over or not on yet', 'dead', ['Best', 'Second']],
    ['no offer twice', 'twice', ['Named', 'Best', 'Second']],
    ['nothing where the shop has none, or is not there', 'none', []],
    ['the offer of a shop by its former slug', 'former', ['Best']],
  ])('shows %s', async (_, slug, titles) => {
    const { offers, data } = await getPost(`/blog/${slug}`)
    expect(offers).toEqual(titles)
    expect(JSON.stringify(data)).not.toMatch(/WELCOME20|Dead/)
  })

  it('says when the oldest of its offers was tested, unless one never was', async () => {
    expect((await getPost('/blog/dead')).data.offersCheckedAt).toBe(daysAgo(5).toISOString())
    expect((await getPost('/blog/untested')).data.offersCheckedAt).toBeNull()
    expect((await getPost('/blog/none')).data.offersCheckedAt).toBeNull()
  })

  it('leads to pages of the site, to its shops, and to posts near it', async () => {
    expect((await getPost('/blog/links')).data.body).toEqual([
      { type: 'links', links: [{ label: 'All shops', path: '/stores' }] },
    ])
    const { data } = await getPost('/blog/both')
    expect(data.merchants.map(({ slug, liveCodes }) => [slug, liveCodes])).toEqual([
      ['nimbus-shoes', 3],
      ['garden', 1],
    ])
    expect(data.relatedPosts.map(({ slug }) => slug)).toEqual(['category', 'named'])
    expect((await getPost('/blog/links')).data.relatedPosts).toEqual([])
  })

  it.each([
    ['/blog/draft', 404, undefined],
    ['/blog/tomorrow', 404, undefined],
    ['/blog/nothing', 404, undefined],
    ['/blog?page=3', 404, undefined],
    ['/blog/named/more', 404, undefined],
    ['/blog/wrong', 410, undefined],
    ['/blog/called', 301, '/blog/named'],
    ['/Blog/Named/', 301, '/blog/named'],
    ['/blog/named?page=2', 200, undefined],
    ['/BLOG/?page=2', 301, '/blog?page=2'],
    ['/blog/%27%22%3B--', 404, undefined],
    ['/blog/%ff', 400, undefined],
  ])('%s is %i', async (target, status, location) => {
    const answer = await api.get(`/v1/sites/${UK}/pages${target}`)
    expect([answer.status, answer.headers['location']]).toEqual([status, location])
  })

  it('appears when its time has come', async () => {
    api.clock.now = daysAgo(-2)
    expect((await getPost('/blog/tomorrow')).code).toBe(200)
    api.clock.now = NOW
  })
})
