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

it('[R1.7] asks what was meant where nothing matches', async () => {
  const screen = await renderOnSite(<SearchPage page={samplePages.searchFuzzy} />)
  expect(headings(screen)).toEqual(['Did you mean'])
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

it('[R1.7] names what was probably meant, as a search of its own', async () => {
  const { data } = samplePages.searchFuzzy
  const page = { ...samplePages.searchFuzzy, data: { ...data, meant: 'Nimbus & Co.' } }
  const screen = await renderOnSite(<SearchPage page={page} />)
  await expect
    .element(screen.getByRole('link', { name: 'Nimbus & Co.' }))
    .toHaveAttribute('href', '/search?q=Nimbus%20%26%20Co.')
})

it('shows guides that were found, also where nothing else was', async () => {
  const { data } = samplePages.searchEmpty
  const exact = { ...data.exact, posts: merchantPages.homeInFull.data.posts }
  const screen = await renderOnSite(<SearchPage page={{ ...samplePages.searchEmpty, data: { ...data, exact } }} />)
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Guides' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'How to read the terms of a code' })).toBeVisible()
})
