import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, daysAgo, seedCategory, seedCoupon, seedMerchant, UK } from '@clipfront/catalog/testing'
import { getMerchantPage, getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
let codeId = 0
let oldId = 0
let soonId = 0

beforeAll(async () => {
  const shoes = await seedMerchant(database, { popularity: 5 })
  const garden = await seedMerchant(database, { slug: 'fern-and-field', name: 'Fern & Field', programme_target: null })
  const code = await seedCoupon(database, shoes, { verified_by: 'Mara', verified_at: daysAgo(1) })
  const deal = await seedCoupon(database, shoes, {
    code: '',
    title: 'Free delivery',
    discount: '{"kind":"free-delivery"}',
  })
  const old = await seedCoupon(database, shoes, {
    code: 'OLD50',
    title: 'Half price',
    ends_at: daysAgo(3),
    discount: '{"kind":"percent","percent":50}',
  })
  const soon = await seedCoupon(database, shoes, { code: 'FRIDAY30', title: 'Black Friday', starts_at: daysAgo(-4) })
  soonId = soon.id
  codeId = code.id
  oldId = old.id
  await seedCoupon(database, garden, { ends_at: daysAgo(3), title: 'Bulbs' })
  await seedCategory(database, { slug: 'shoes', name: 'Shoes' }, [code, deal, old])
  await seedCategory(database, { slug: 'nothing-live', name: 'Nothing live' })
  const listed = await seedMerchant(database, { slug: 'listed', name: 'Listed', programme_target: null })
  const untested = await Promise.all(Array.from({ length: 30 }, () => seedCoupon(database, listed)))
  const tested = await seedCoupon(database, listed, { verified_at: daysAgo(2) })
  await seedCategory(database, { slug: 'hearsay', name: 'Hearsay' }, untested)
  await seedCategory(database, { slug: 'tested', name: 'Tested' }, [...untested, tested])
  const many = await seedMerchant(database, { slug: 'many', name: 'Many' })
  const coupons = await Promise.all(Array.from({ length: 70 }, () => seedCoupon(database, many)))
  await seedCategory(database, { slug: 'many', name: 'Many things' }, coupons)
  await Promise.all(Array.from({ length: 65 }, () => seedCoupon(database, many, { ends_at: daysAgo(5) })))
})

describe('[R1.1] page data says which page type it is, and its address does not', () => {
  it.each([
    ['/', 200, 'home'],
    ['/stores/nimbus-shoes', 200, 'merchant'],
    ['/categories/shoes', 200, 'category'],
    ['/search', 200, 'search'],
    ['/search?q=nimbus', 200, 'search'],
    ['/about', 200, 'static'],
    ['/how-we-test', 200, 'static'],
    ['/privacy', 200, 'static'],
    ['/stores', 200, 'static'],
    ['/demo-shop/nimbus-shoes', 200, 'static'],
    ['/no-programme/fern-and-field', 200, 'static'],
    ['/no-programme/nimbus-shoes', 404, 'error'],
    ['/demo-shop/fern-and-field', 404, 'error'],
    ['/stores/nobody', 404, 'error'],
    ['/categories/nothing', 404, 'error'],
    ['/categories/many?page=4', 404, 'error'],
    ['/constructor', 404, 'error'],
    ['/stores/nimbus-shoes/more', 404, 'error'],
    ['/%zz', 400, 'error'],
    ['/a%00b', 400, 'error'],
  ])('%s is %i %s', async (target, code, type) => {
    const page = await getPage(api, target)
    expect([page.code, page.page]).toEqual([code, type])
  })
})

describe('what crawlers are told', () => {
  it.each([
    ['/', 'INDEX', '/'],
    ['/stores/nimbus-shoes?sort=newest&utm_source=x', 'INDEX', '/stores/nimbus-shoes'],
    ['/stores/fern-and-field', 'NOINDEX, FOLLOW', '/stores/fern-and-field'],
    ['/categories/nothing-live', 'NOINDEX, FOLLOW', '/categories/nothing-live'],
    ['/categories/hearsay', 'NOINDEX, FOLLOW', '/categories/hearsay'],
    ['/categories/hearsay?page=2', 'NOINDEX, FOLLOW', '/categories/hearsay?page=2'],
    ['/categories/tested', 'INDEX', '/categories/tested'],
    ['/categories/many?page=2', 'INDEX', '/categories/many?page=2'],
    ['/categories/many?page=1', 'INDEX', '/categories/many'],
    ['/search?q=a%20b', 'NOINDEX', '/search?q=a%20b'],
    ['/no-programme/fern-and-field', 'NOINDEX', '/no-programme/fern-and-field'],
  ])('%s is %s at %s', async (target, robots, canonical) => {
    const { meta } = await getPage(api, target)
    expect([meta.robots, meta.canonicalUrl]).toEqual([robots, `https://uk.clipfront.example${canonical}`])
  })
})

describe('a merchant’s page', () => {
  it('holds the last two characters of a code, and the whole one for its promoid only', async () => {
    const listed = await getMerchantPage(api, '/stores/nimbus-shoes')
    expect(JSON.stringify(listed)).not.toContain('WELCOME20')
    expect(listed.coupons.find(({ id }) => id === codeId)).toMatchObject({ code: '20', isRevealed: false })
    const revealed = await getMerchantPage(api, `/stores/nimbus-shoes?promoid=${codeId}`)
    expect(revealed.coupons[0]).toMatchObject({ id: codeId, code: 'WELCOME20', isRevealed: true })
    expect(revealed.coupons.map(({ id }) => id).filter((id) => id === codeId)).toHaveLength(1)
  })

  it.each([
    ['has ended', () => oldId, 'expired'],
    ['has not begun', () => soonId, 'upcoming'],
  ])('shows whoever asks for a code that %s what it is, and nothing of the code', async (_state, findId, state) => {
    const page = await getMerchantPage(api, `/stores/nimbus-shoes?promoid=${findId()}`)
    expect(page.coupons[0]).toMatchObject({ id: findId(), code: '', isRevealed: true, state, isVerified: false })
    expect(JSON.stringify(page)).not.toMatch(/OLD50|FRIDAY30/)
  })

  it('tells the tab of a code from that of the list', async () => {
    const { meta } = await getPage(api, `/stores/nimbus-shoes?promoid=${codeId}`)
    expect(meta.title).toBe('Your Nimbus Shoes voucher code')
    const ended = await getPage(api, `/stores/nimbus-shoes?promoid=${oldId}`)
    expect(ended.meta.title).toBe('Nimbus Shoes voucher codes: 20% off – November 2026')
  })

  it.each([
    ['without a programme, untested', null, null, 'NOINDEX, FOLLOW', 'Hearsay offers – November 2026'],
    ['without a programme, tested', null, daysAgo(1), 'INDEX', 'Hearsay voucher codes: 20% off – November 2026'],
    ['with a programme, untested', '/demo-shop/x', null, 'INDEX', 'Hearsay voucher codes: 20% off – November 2026'],
  ])('%s, claims no more than it can', async (_kind, target, verifiedAt, robots, title) => {
    const merchant = await seedMerchant(database, { slug: 'hearsay', name: 'Hearsay', programme_target: target })
    await seedCoupon(database, merchant, { verified_at: verifiedAt })
    const { meta } = await getPage(api, '/stores/hearsay')
    const { coupons } = await getMerchantPage(api, '/stores/hearsay')
    await database.deleteFrom('merchant').where('slug', '=', 'hearsay').execute()
    expect([meta.robots, meta.title]).toEqual([robots, title])
    expect(coupons.map(({ hasAffiliate }) => hasAffiliate)).toEqual([target !== null])
  })

  it('takes no notice of a promoid that can be none', async () => {
    const plain = await getMerchantPage(api, '/stores/many')
    for (const promoid of ['0', '-1', 'x', '99999999999', '']) {
      const page = await getMerchantPage(api, `/stores/many?promoid=${promoid}`)
      expect(page).toEqual(plain)
    }
  })

  it('leads from the promoid of another merchant, or of none, to the page without it', async () => {
    for (const promoid of [codeId, 2_000_000_000]) {
      const answer = await api.get(`/v1/sites/${UK}/pages/stores/many?sort=newest&promoid=${promoid}&type=code`)
      expect([answer.status, answer.headers['location']]).toEqual([302, '/stores/many?sort=newest&type=code'])
    }
  })

  it('names the month, the dialect and the best live discount in its title', async () => {
    const { meta } = await getPage(api, '/stores/nimbus-shoes')
    expect(meta.title).toBe('Nimbus Shoes voucher codes: 20% off – November 2026')
    expect(meta.description).toContain('1 voucher code and 1 deal for Nimbus Shoes')
  })

  it.each([
    ['code', ['code']],
    ['deal', ['deal']],
  ])('shows only %s when asked to', async (type, kinds) => {
    const { coupons } = await getMerchantPage(api, `/stores/nimbus-shoes?type=${type}`)
    expect(coupons.filter(({ state }) => state === 'live').map(({ kind }) => kind)).toEqual(kinds)
  })

  it('links to the merchant’s own target, and to our own page where there is no programme', async () => {
    const shoes = await getMerchantPage(api, '/stores/nimbus-shoes')
    expect(shoes.coupons[0]?.link).toBe(`###-c-${shoes.coupons[0]?.id}?url=%2Fdemo-shop%2Fnimbus-shoes`)
    const garden = await getMerchantPage(api, '/stores/fern-and-field')
    expect(garden.merchant).toMatchObject({
      hasAffiliate: false,
      link: `###-m-${garden.merchant.id}?url=%2Fno-programme%2Ffern-and-field`,
    })
  })
})

it('pages through a category without losing or repeating an offer', async () => {
  const ids = []
  for (const number of [1, 2, 3]) {
    const page = await getPage(api, `/categories/many?page=${number}`)
    if (page.page === 'category') ids.push(...page.data.coupons.map(({ id }) => id))
  }
  expect(new Set(ids).size).toBe(70)
})

it('shows one offer of each merchant on the home page', async () => {
  const page = await getPage(api, '/')
  const slugs = page.page === 'home' ? page.data.topCoupons.map(({ merchant }) => merchant.slug) : []
  expect(slugs.toSorted()).toEqual(['listed', 'many', 'nimbus-shoes'])
})

it('suggests what was probably meant where nothing is', async () => {
  const page = await getPage(api, '/stores/nimbus-shoos')
  expect(page.page === 'error' ? page.data : null).toMatchObject({
    message: 'This page could not be found',
    merchant: { merchant: { slug: 'nimbus-shoes' } },
  })
})

it('answers 304 to whoever holds the page already', async () => {
  const first = await api.get('/v1/sites/uk.clipfront.example/pages/stores/many')
  const again = await api.get('/v1/sites/uk.clipfront.example/pages/stores/many', {
    'if-none-match': `W/"x", ${String(first.headers['etag'])}`,
  })
  expect([again.status, again.text]).toEqual([304, ''])
  expect(first.headers['cache-tag']).toContain('merchant:')
})

it('knows no other sites than those there are', async () => {
  const answer = await api.get('/v1/sites/nope/pages/')
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, 'unknown-site'])
})

it('[R3.4] an offer comes with its terms in full, and its conditions in words of the site and in figures', async () => {
  const merchant = await seedMerchant(database, { slug: 'strict', name: 'Strict' })
  const terms = [{ type: 'list', items: ['Once per customer'] }]
  const conditions = { leastBasket: { amount: 50, currency: 'GBP' }, audience: 'students' }
  await seedCoupon(database, merchant, {
    key_terms: ['While they last'],
    terms: JSON.stringify(terms),
    conditions: JSON.stringify(conditions),
    tags: ['reduced', 'students'],
  })
  const { coupons } = await getMerchantPage(api, '/stores/strict')
  expect(coupons).toMatchObject([{ terms, keyTerms: ['From £50', 'Students', 'While they last'] }])
  expect(coupons[0]?.termTags, '[R2.21] the tag that says the same').toEqual(['', 'students', ''])
  expect(coupons[0]?.conditions).toEqual({ ...conditions, mostSaved: null, uses: null, where: null })
})

it('a merchant’s page says what is written about the shop, and how a code is used there', async () => {
  const about = [{ type: 'paragraph', text: 'Every pair can be soled anew.' }]
  const howToUse = [{ type: 'list', items: ['Put the shoes into the bag.'] }]
  const questions = [{ question: 'Two codes?', answer: [{ type: 'paragraph', text: 'No.' }] }]
  await seedMerchant(database, {
    slug: 'well-known',
    about: JSON.stringify(about),
    how_to_use: JSON.stringify(howToUse),
    questions: JSON.stringify(questions),
  })
  const { merchant } = await getMerchantPage(api, '/stores/well-known')
  expect(merchant).toMatchObject({ about, howToUse, questions })
})
