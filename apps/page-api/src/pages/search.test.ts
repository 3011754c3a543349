import { parseSuggestions, type Suggestions } from '@clipfront/page-data/suggestions'
import { describe, expect, it } from 'vitest'
import {
  createTestDatabase,
  daysAgo,
  seedCategory,
  seedCoupon,
  seedLabel,
  seedMerchant,
  UK,
} from '@clipfront/catalog/testing'
import { getPage } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)
const names: [slug: string, name: string, domain: string][] = [
  ['nimbus-shoes', 'Nimbus Shoes', 'nimbus-shoes.example'],
  ['nimble', 'Nimble Kitchens', 'nimble.example'],
  ['cafe-ete', 'Café Été', 'cafe-ete.co.uk'],
  ['h-and-m', 'H&M', 'hm.com'],
  ['shoe-loft', 'The Shoe Loft', 'theloft.example'],
  ['percent', '100% Wool', 'wool.example'],
]
for (const [slug, name, domain] of names) {
  const merchant = await seedMerchant(database, { slug, name, domain })
  await seedCoupon(database, merchant, { title: `${name} sale`, ends_at: slug === 'nimble' ? daysAgo(1) : daysAgo(-5) })
}
await seedCategory(database, { slug: 'garden', name: 'Garden & patio' })

interface Found {
  kind: string
  slug: string
}

async function suggest(query: string, limit = '') {
  const answer = await api.get(`/v1/sites/${UK}/search?q=${encodeURIComponent(query)}${limit}`)
  const found: { exact: Found[]; fuzzy: Found[] } = JSON.parse(answer.text)
  return { exact: found.exact.map(({ slug }) => slug), fuzzy: found.fuzzy.map(({ slug }) => slug) }
}

async function readSuggestions(query: string): Promise<Suggestions> {
  return parseSuggestions(JSON.parse((await api.get(`/v1/sites/${UK}/search?q=${encodeURIComponent(query)}`)).text))
}

describe('[R1.7] suggestions tell matches from look-alikes', () => {
  it.each([
    ['the whole name', 'Nimbus Shoes', ['nimbus-shoes'], []],
    ['its beginning', 'nim', ['nimbus-shoes', 'nimble'], []],
    ['its slug', 'nimbus-shoes', ['nimbus-shoes'], []],
    ['another case and no accents', 'CAFE ete', ['cafe-ete'], []],
    ['accents that it has not', 'nímbus shöes', ['nimbus-shoes'], []],
    ['a word in its middle', 'loft', ['shoe-loft'], []],
    ['the whole name among other words', 'nimbus shoes discount code', ['nimbus-shoes'], []],
    ['a name with a sign in it, among other words', 'student code h & m', ['h-and-m'], []],
    ['a part of the name among other words', 'shoes discount code', [], []],
    ['its words in another order', 'shoes nimbus', ['nimbus-shoes'], []],
    ['its words without their space', 'nimbusshoes', ['nimbus-shoes'], []],
    ['another letter', 'nimbos shoes', [], ['nimbus-shoes']],
    ['a letter too many', 'nimbuss shoes', [], ['nimbus-shoes']],
    ['a letter too few', 'nmbus shoes', [], ['nimbus-shoes']],
    ['the first letter missing', 'imbus shoes', [], ['nimbus-shoes']],
    ['another first letter', 'bimbus shoes', [], ['nimbus-shoes']],
    ['first letters that changed places', 'inmbus', [], ['nimbus-shoes']],
    ['a misspelling without a space', 'nimbosshoes', [], ['nimbus-shoes']],
    ['a misspelling of a name with accents', 'cafe eté', ['cafe-ete'], []],
    ['letters that changed places', 'shoe lfot', [], ['shoe-loft']],
    ['a misspelling among other words', 'nimbbus shoes code', [], ['nimbus-shoes']],
    ['letters that changed places in a short name', 'nimbsu', [], ['nimbus-shoes']],
    ['its domain', 'hm.com', ['h-and-m'], []],
    ['an address that was pasted', 'https://www2.hm.com/en_gb/sale.html?x=1', ['h-and-m'], []],
    ['an address whose domain nobody has, by the name in it', 'https://nimbusshoes.test/sale', ['nimbus-shoes'], []],
    ['an address below a second-level suffix', 'www.cafe-ete.co.uk/menu', ['cafe-ete'], []],
    ['a wildcard that is meant as it stands', '100%', ['percent'], []],
    ['wildcards alone', '%', [], []],
    ['another wildcard', '_imbus', [], ['nimbus-shoes']],
    ['a category', 'patio', ['garden'], []],
    ['a category, misspelled', 'gardn', [], ['garden']],
    ['nothing', '  ', [], []],
    ['nonsense', 'zzzzzz', [], []],
  ])('%s', async (_title, query, exact, fuzzy) => {
    expect(await suggest(query)).toEqual({ exact, fuzzy })
  })

  it('brings offers by their own words, and labels, where no merchant has that name', async () => {
    await seedLabel(database, 'brand', { slug: 'alto', name: 'Älto Audio' })
    await seedLabel(database, 'tag', { slug: 'unused', name: 'Alto unused' })
    const merchant = await seedMerchant(database, { slug: 'sound', name: 'Sound', domain: 'sound.example' })
    for (const title of ['Headphones', 'Headphones, second', 'Headphones, third', 'Headphones, fourth'])
      await seedCoupon(database, merchant, { title, brands: ['alto'], weight: title === 'Headphones' ? 9 : 0 })
    await seedCoupon(database, merchant, { title: 'Headphones, over', ends_at: daysAgo(1) })
    const { offers, totals } = await readSuggestions('headph')
    expect(offers.map(({ title }) => title)).toEqual(['Headphones', 'Headphones, fourth', 'Headphones, third'])
    expect(totals).toEqual({ merchants: 0, categories: 0, labels: 0, offers: 4, guides: 0 })
    expect(offers[0]?.path).toMatch(/^\/coupons\/\d+$/)
    expect((await readSuggestions('alto')).labels).toMatchObject([{ path: '/brands/alto', liveCoupons: 4 }])
    expect((await readSuggestions('he')).offers).toEqual([])
    await database.deleteFrom('merchant').where('id', '=', merchant.id).execute()
  })

  it('names one merchant with its best code, however it was named', async () => {
    for (const query of [
      'nimbus shoes',
      'nimbus shoes discount code',
      'https://nimbus-shoes.example/x',
      'nimbsu shoes',
    ]) {
      const { merchant } = await readSuggestions(query)
      expect([query, merchant?.merchant.name, merchant?.bestOffer?.title]).toEqual([
        query,
        'Nimbus Shoes',
        'Nimbus Shoes sale',
      ])
    }
    expect((await readSuggestions('nim')).merchant).toBeNull()
    expect((await readSuggestions('nimble kitchens')).merchant).toMatchObject({ bestOffer: null })
  })

  it('brings what matches the name that was meant, and says it', async () => {
    const { meant, exact, offers, totals } = await readSuggestions('nimbsu shoes')
    expect([meant, exact, offers.map(({ title }) => title)]).toEqual(['Nimbus Shoes', [], ['Nimbus Shoes sale']])
    expect(totals).toEqual({ merchants: 1, categories: 0, labels: 0, offers: 1, guides: 0 })
  })

  it('says of which domain the address was that was typed', async () => {
    expect((await readSuggestions('https://www2.hm.com/en_gb/')).domain).toBe('hm.com')
    expect((await readSuggestions('https://nobody.test/')).domain).toBe('nobody.test')
    expect((await readSuggestions('node.js')).domain).toBe('')
  })

  it('leaves room for categories', async () => {
    await seedCategory(database, { slug: 'nimble-toys', name: 'Nimble toys' })
    expect((await suggest('nimb', '&limit=2')).exact).toEqual(['nimbus-shoes', 'nimble-toys'])
    await database.deleteFrom('category').where('slug', '=', 'nimble-toys').execute()
  })

  it('keeps to the limit', async () => {
    const { exact } = await suggest('nim', '&limit=1')
    expect(exact).toEqual(['nimbus-shoes'])
  })
})

it.each([
  ['nimbus shoes', { exact: ['nimbus-shoes'], fuzzy: [] }],
  ['nimbos shoes', { exact: [], fuzzy: ['nimbus-shoes'] }],
  ['patio', { exact: ['garden'], fuzzy: [] }],
  ['gardn', { exact: [], fuzzy: ['garden'] }],
])('[R1.7] a page of results for “%s” tells matches from look-alikes', async (query, expected) => {
  const page = await getPage(api, `/search?q=${encodeURIComponent(query)}`)
  const { exact, fuzzy } = page.page === 'search' ? page.data : { exact: null, fuzzy: null }
  const [matches, others] = [exact, fuzzy].map((found) =>
    [...(found?.merchants ?? []), ...(found?.categories ?? [])].map(({ slug }) => slug),
  )
  expect({ exact: matches, fuzzy: others }).toEqual(expected)
})

it('[R1.7] a page of results holds coupons that are live only', async () => {
  const page = await getPage(api, '/search?q=nimbus%20sale')
  const coupons = page.page === 'search' ? page.data.exact.coupons : []
  expect(coupons.map(({ title, searchWord }) => [title, searchWord])).toEqual([['Nimbus Shoes sale', 'nimbus sale']])
  const past = await getPage(api, '/search?q=nimble%20sale')
  expect(past.page === 'search' ? past.data.exact.coupons : null).toEqual([])
})

it.each([
  ['nimbus shoes discount code', ['Nimbus Shoes sale']],
  ['student code nimbus shoes h&m', ['H&M sale', 'Nimbus Shoes sale']],
  ['nimble kitchens discount code', []],
  ['shoes discount code', []],
])('[R1.7] whoever names a shop among other words, “%s”, finds its live coupons', async (query, titles) => {
  const page = await getPage(api, `/search?q=${encodeURIComponent(query)}`)
  const { exact, fuzzy } = page.page === 'search' ? page.data : { exact: null, fuzzy: null }
  expect(exact?.coupons.map(({ title }) => title).toSorted()).toEqual(titles)
  expect(fuzzy?.coupons).toEqual([])
})

it.each([
  ['nimbos shoes', 'Nimbus Shoes'],
  ['nimbos shoes sale', 'nimbus shoes sale'],
  ['nimbus slae', 'nimbus sale'],
  ['gardn', 'Garden & patio'],
  ['nimbus', ''],
  ['garden', ''],
  ['zzzzzz', ''],
  ['', ''],
])('[R1.7] whoever searched for “%s” probably meant “%s”', async (query, meant) => {
  const page = await getPage(api, `/search?q=${encodeURIComponent(query)}`)
  expect(page.page === 'search' && page.data.meant).toBe(meant)
})

it.each([
  ['nimbsu shoes', 'Nimbus Shoes'],
  ['nimbsu shoes code', 'nimbus shoes code'],
  ['shoos', 'Shoes'],
])('[R1.7] “%s” is corrected to “%s”, though a category has one of its words', async (query, meant) => {
  const category = await seedCategory(database, { slug: 'shoes', name: 'Shoes' })
  expect((await readSuggestions(query)).meant).toBe(meant)
  await database.deleteFrom('category').where('id', '=', category.id).execute()
})

it('[R1.7] a code that a title hides is not what was meant', async () => {
  const merchant = await seedMerchant(database, { slug: 'parkas', name: 'Parkas' })
  await seedCoupon(database, merchant, { title: 'Jackets with FROST77', code: 'FROST77', edited: ['title'] })
  expect((await readSuggestions('jackest frost77')).meant).toBe('jackets frost77')
  expect(JSON.stringify(await readSuggestions('jackets frots77')).toLowerCase()).not.toContain('frost')
  await database.deleteFrom('merchant').where('id', '=', merchant.id).execute()
})

it('[R1.7] a typo shows what was meant, with all that a search for it shows, and the literal words are one address away', async () => {
  const [page, literal] = await Promise.all(
    ['/search?q=nimbsu%20shoes', '/search?q=nimbsu%20shoes&literal=1'].map((path) => getPage(api, path)),
  )
  if (page?.page !== 'search' || literal?.page !== 'search') throw new Error('No search page.')
  expect(page.data).toMatchObject({ meant: 'Nimbus Shoes', literal: false, exact: { merchants: [], coupons: [] } })
  expect(page.data.fuzzy.coupons.map(({ title, searchWord }) => [title, searchWord])).toEqual([
    ['Nimbus Shoes sale', 'nimbsu shoes'],
  ])
  expect(page.data.merchant).toMatchObject({ merchant: { slug: 'nimbus-shoes' }, bestCoupon: { code: '20' } })
  expect([page.data.counts?.merchants, page.data.paging?.total]).toEqual([1, 1])
  expect(literal.data).toMatchObject({ meant: 'Nimbus Shoes', literal: true, merchant: null, paging: { total: 0 } })
  expect(literal.data.fuzzy).toMatchObject({ merchants: [], coupons: [] })
  expect(literal.meta.canonicalUrl).toMatch(/&literal=1$/)
})

it('[R1.7] nothing found gives what is nearest, and the merchant of an address alone', async () => {
  const nothing = await getPage(api, '/search?q=nimbly%20kitschen%20shop')
  if (nothing.page !== 'search') throw new Error('No search page.')
  expect([nothing.data.meant, nothing.data.counts]).toEqual([
    '',
    { merchants: 0, categories: 0, labels: 0, coupons: 0, posts: 0 },
  ])
  expect(nothing.data.fuzzy.merchants.map(({ slug }) => slug)).toContain('nimble')
  const address = await getPage(api, `/search?q=${encodeURIComponent('https://www2.hm.com/nimbus')}`)
  expect(address.page === 'search' && address.data).toMatchObject({
    domain: 'hm.com',
    merchant: { merchant: { slug: 'h-and-m' } },
    exact: { merchants: [{ slug: 'h-and-m' }], coupons: [{ title: 'H&M sale' }] },
  })
})

it.each([
  ['Hawaiʻi', true],
  ['flights hawaiʻ', true],
  ['ʻ', false],
  ['ŉ', false],
  ['ʹʺʻʼʽʾʿˀ', false],
  ['½ ⅓ ①', false],
])('[R1.7] “%s”, with letters that fold to quotes, is searched as any other', async (query, isFound) => {
  const [merchant] = await database.selectFrom('merchant').select('id').where('slug', '=', 'percent').execute()
  await database
    .updateTable('coupon')
    .set({ title: 'Flights to Hawaiʻi' })
    .where('merchant_id', '=', merchant?.id ?? 0)
    .execute()
  const { status, text } = await api.get(`/v1/sites/${UK}/pages/search?q=${encodeURIComponent(query)}`)
  expect([status, text.includes('"title":"Flights to Hawaiʻi"')]).toEqual([200, isFound])
})

const findPosts = async (query: string) => {
  const page = await getPage(api, `/search?q=${encodeURIComponent(query)}`)
  const { exact, fuzzy } = page.page === 'search' ? page.data : { exact: null, fuzzy: null }
  return [exact?.posts.map(({ slug }) => slug), fuzzy?.posts.map(({ slug }) => slug)]
}

it('[R1.7] finds posts by their words, and by what looks like their title', async () => {
  const { id: author_id } = await database
    .insertInto('author')
    .values({ site: UK, slug: 'mara', name: 'Mara' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const post = { site: UK, author_id, summary: 'For a till.', body: '[]' }
  await database
    .insertInto('post')
    .values([
      { ...post, slug: 'terms', title: 'How to read terms', published_at: daysAgo(1) },
      { ...post, slug: 'draft', title: 'Terms of a draft', published_at: null },
    ])
    .execute()
  expect(await findPosts('till terms')).toEqual([['terms'], []])
  expect(await findPosts('raed terms')).toEqual([[], ['terms']])
  expect(await findPosts('%_')).toEqual([[], []])
})
