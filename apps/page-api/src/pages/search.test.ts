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

async function readGroups(query: string) {
  const { offers, labels }: Record<string, { title?: string; path: string; live_coupons?: number }[]> = JSON.parse(
    (await api.get(`/v1/sites/${UK}/search?q=${query}`)).text,
  )
  return { offers, labels }
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
    ['a misspelling', 'nimbos shoes', [], ['nimbus-shoes']],
    ['letters that changed places', 'shoe lfot', [], ['shoe-loft']],
    ['a misspelling among other words', 'nimbbus shoes code', [], ['nimbus-shoes']],
    ['letters that changed places in a short name', 'nimbsu', [], ['nimbus-shoes', 'nimble']],
    ['its domain', 'hm.com', ['h-and-m'], []],
    ['an address that was pasted', 'https://www2.hm.com/en_gb/sale.html?x=1', ['h-and-m'], []],
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
    const { offers } = await readGroups('headph')
    expect(offers?.map(({ title }) => title)).toEqual(['Headphones', 'Headphones, fourth', 'Headphones, third'])
    expect(offers?.[0]?.path).toMatch(/^\/coupons\/\d+$/)
    expect((await readGroups('alto')).labels).toMatchObject([{ path: '/brands/alto', live_coupons: 4 }])
    expect((await readGroups('he')).offers).toEqual([])
    await database.deleteFrom('merchant').where('id', '=', merchant.id).execute()
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
