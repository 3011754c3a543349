import { expect, it } from 'vitest'
import { samplePages } from '../../testing/samplePages.ts'
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
  const shops = (region: string) =>
    screen
      .getByRole('region', { name: region })
      .getByRole('link', { name: /codes?|deals?$/ })
      .elements().length
  expect(shops('Close to what you typed')).toBe(fuzzy.merchants.length)
  const matches = screen.getByRole('region', { name: '1 shop and 3 offers' })
  expect(matches.getByRole('article').elements()).toHaveLength(exact.coupons.length)
})

it('[R1.7] asks what was meant where nothing matches', async () => {
  const screen = await renderOnSite(<SearchPage page={samplePages.searchFuzzy} />)
  expect(headings(screen)).toEqual(['Did you mean'])
})

it('says that nothing was found, and shows a way on', async () => {
  const screen = await renderOnSite(<SearchPage page={samplePages.searchEmpty} />)
  expect(headings(screen)).toEqual(['Nothing found for “qwertz”', 'Popular shops'])
})

it('keeps what was typed in its field', async () => {
  const screen = await renderOnSite(<SearchPage page={samplePages.searchEmpty} />)
  await expect.element(screen.getByRole('searchbox')).toHaveValue('qwertz')
})
