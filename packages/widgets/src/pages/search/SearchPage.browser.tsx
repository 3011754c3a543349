import { expect, it } from 'vitest'
import { samplePages } from '../../testing/samplePages.ts'
import { merchantPages } from '../../testing/merchantPages.ts'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { SearchPage } from './SearchPage.tsx'
import * as stories from './SearchPage.stories.tsx'

describeConformance('pages/search/SearchPage', stories, { isElement: false })

const headings = (screen: { container: Element }) =>
  [...screen.container.querySelectorAll('h2')].map(({ textContent }) => textContent)

it('[R1.7] tells what matches from what was probably meant', async () => {
  const screen = await renderOnSite(<SearchPage page={samplePages.search} />)
  expect(headings(screen)).toEqual(['1 shop and 3 offers', 'Close to what you typed'])
  const { exact, fuzzy } = samplePages.search.data
  const merchants = (region: string) =>
    screen
      .getByRole('region', { name: region })
      .getByRole('link', { name: /codes?|deals?$/ })
      .elements().length
  expect(merchants('Close to what you typed')).toBe(fuzzy.merchants.length)
  const matches = screen.getByRole('region', { name: '1 shop and 3 offers' })
  expect(matches.getByRole('article').elements()).toHaveLength(exact.coupons.length)
})

it('counts what all of its pages hold, and leads to them', async () => {
  const { data } = samplePages.search
  const paging = { page: 2, pages: 2, total: 27, offset: 24 }
  const page = {
    ...samplePages.search,
    data: { ...data, counts: { merchants: 1, coupons: 27, categories: 0, labels: 0, posts: 0 }, paging },
  }
  const screen = await renderOnSite(<SearchPage page={page} />, '/search?q=nimbus&page=2')
  expect(headings(screen)[0]).toBe('1 shop and 27 offers')
  await expect
    .element(screen.getByRole('link', { name: 'Previous' }))
    .toHaveAttribute('href', `/search?q=${data.query}`)
})

it('[R1.7] shows what is nearest where nothing matches', async () => {
  const screen = await renderOnSite(<SearchPage page={samplePages.searchFuzzy} />)
  expect(headings(screen)).toEqual(['Nothing found for “nimbis”', 'Close to what you typed'])
})

it('says that nothing was found, and shows a way on', async () => {
  const screen = await renderOnSite(<SearchPage page={samplePages.searchEmpty} />)
  expect(headings(screen)).toEqual(['Nothing found for “qwertz”', 'Popular shops'])
})

it.each([
  ['', 'No offers yet'],
  ['qwertz', 'Nothing found for “qwertz”'],
])('says plainly that there is nothing yet, asked for %j', async (query, heading) => {
  const page = { ...samplePages.searchEmpty, data: { ...samplePages.searchEmpty.data, query, popular: [] } }
  const screen = await renderOnSite(<SearchPage page={page} />)
  expect(headings(screen)).toEqual([heading])
  await expect.element(screen.getByText('Shops and their offers appear here as soon as there are any.')).toBeVisible()
})

it('keeps what was typed in its field', async () => {
  const screen = await renderOnSite(<SearchPage page={samplePages.searchEmpty} />)
  await expect.element(screen.getByRole('searchbox')).toHaveValue('qwertz')
})

const search = samplePages.search.data
const none = samplePages.searchEmpty.data.exact
const links = (screen: { container: Element }) =>
  [...screen.container.querySelectorAll('a')].map((link) => link.getAttribute('href'))

/** The page of a search that finds this. */
const finding = (data: Partial<typeof search>) => ({ ...samplePages.search, data: { ...search, ...data } })
const [merchant] = search.exact.merchants
const [bestCoupon, ...others] = search.exact.coupons
if (!merchant || !bestCoupon) throw new Error('The sample has no merchant or no coupon.')

it('[R1.7] shows what was probably meant, all of it, with a way to what was typed', async () => {
  const typed = { query: 'nimbsu & co', meant: 'Nimbus & Co.', exact: none, fuzzy: search.exact }
  const counts = { merchants: 1, coupons: 27, categories: 0, labels: 0, posts: 0 }
  const paging = { page: 2, pages: 3, total: 27, offset: 24 }
  const screen = await renderOnSite(<SearchPage page={finding({ ...typed, counts, paging })} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “Nimbus & Co.”')
  expect(headings(screen)).toEqual(['1 shop and 27 offers'])
  await expect
    .element(screen.getByRole('link', { name: 'Search for “nimbsu & co”' }))
    .toHaveAttribute('href', '/search?q=nimbsu%20%26%20co&literal=1')
  expect(links(screen)).toContain('/search?q=nimbsu%20%26%20co&page=3')
})

it('[R1.7] corrects nothing at the address of what was typed, and names what else was perhaps meant', async () => {
  const typed = { query: 'nimbsu', meant: 'Nimbus', literal: true, fuzzy: none }
  const paging = { page: 1, pages: 2, total: 27, offset: 0 }
  const screen = await renderOnSite(<SearchPage page={finding({ ...typed, paging })} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “nimbsu”')
  expect(headings(screen)).toEqual(['Did you mean', '1 shop and 3 offers'])
  expect(links(screen)).toContain('/search?q=Nimbus')
  expect(links(screen)).toContain('/search?q=nimbsu&literal=1&page=2')
})

it('[R1.7] shows a merchant that was named first and once, with its best code', async () => {
  const screen = await renderOnSite(<SearchPage page={finding({ merchant: { merchant, bestCoupon }, fuzzy: none })} />)
  expect(headings(screen)).toEqual([merchant.name, '1 shop and 3 offers'])
  expect(screen.getByRole('link', { name: /(?:codes?|deals?)$/ }).elements(), 'its tile').toEqual([])
  const tickets = [...screen.container.querySelectorAll('article')]
  expect(tickets.map(({ dataset }) => [Number(dataset['couponId']), Number(dataset['position'])])).toEqual(
    [bestCoupon, ...others].map(({ id }, index) => [id, index + 1]),
  )
})

it('names the domain of an address that was pasted, and keeps the address in the field', async () => {
  const query = 'https://www.nimbus.example/sale?id=7'
  const screen = await renderOnSite(<SearchPage page={finding({ query, domain: 'nimbus.example' })} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “nimbus.example”')
  await expect.element(screen.getByRole('searchbox')).toHaveValue(query)
})

it('[R1.7] leads to what many search for where nothing was typed or found', async () => {
  const alto = {
    kind: 'brand',
    id: 3,
    name: 'Alto',
    path: '/brands/alto',
    liveCoupons: 2,
    tint: null,
    logo: null,
  } as const
  const page = { ...samplePages.searchEmpty, data: { ...samplePages.searchEmpty.data, popularSearches: [alto] } }
  const screen = await renderOnSite(<SearchPage page={page} />)
  expect(headings(screen)).toEqual(['Nothing found for “qwertz”', 'Popular searches', 'Popular shops'])
  expect(links(screen)).toContain('/brands/alto')
})

it('[R1.7] heads pages of one kind by their kind', async () => {
  const alto = {
    kind: 'brand',
    id: 3,
    name: 'Alto',
    path: '/brands/alto',
    liveCoupons: 2,
    tint: null,
    logo: null,
  } as const
  const screen = await renderOnSite(<SearchPage page={finding({ exact: { ...none, labels: [alto] }, fuzzy: none })} />)
  expect(headings(screen)).toEqual(['Brands'])
})

it('shows guides that were found, also where nothing else was', async () => {
  const { data } = samplePages.searchEmpty
  const exact = { ...data.exact, posts: merchantPages.homeInFull.data.posts }
  const screen = await renderOnSite(<SearchPage page={{ ...samplePages.searchEmpty, data: { ...data, exact } }} />)
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Guides' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'How to read the terms of a code' })).toBeVisible()
})
