import { buildPage } from '@clipfront/page-data/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sampleListings } from '../../testing/sampleListings.ts'
import { samplePages } from '../../testing/samplePages.ts'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { CategoryPage, StickyCategoryPage } from './CategoryPage.tsx'
import * as stories from './CategoryPage.stories.tsx'

describeConformance('pages/category/CategoryPage', stories, { isElement: false })

it('leads from page to page of its own list', async () => {
  const screen = await renderOnSite(<CategoryPage page={samplePages.category} />)
  await expect.element(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/categories/fashion')
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/categories/fashion?page=3')
  await expect.element(screen.getByRole('heading', { name: '171 offers' })).toBeVisible()
})

it('[R1.2] offers to narrow all of the list, whichever of its pages is shown', async () => {
  const screen = await renderOnSite(<CategoryPage page={samplePages.category} />, '/categories/fashion?page=2')
  await expect
    .element(screen.getByRole('link', { name: 'Codes 120' }))
    .toHaveAttribute('href', '/categories/fashion?type=code#list')
})

it('[R1.2] shows the pages of a narrowed list under its filters', async () => {
  const url = '/categories/fashion?page=2&type=code&tested=week'
  const screen = await renderOnSite(<CategoryPage page={samplePages.category} />, url)
  await expect
    .element(screen.getByRole('link', { name: 'Next' }))
    .toHaveAttribute('href', '/categories/fashion?page=3&type=code&tested=week')
})

it('can be read in the orders of a list of many shops, and keeps them from page to page', async () => {
  const screen = await renderOnSite(
    <CategoryPage page={samplePages.category} />,
    '/categories/fashion?page=2&sort=ending',
  )
  const sorts = [...screen.container.querySelectorAll('#menu-sort a')]
  expect(sorts.map(({ textContent }) => textContent)).toEqual(['Best', 'Newest', 'Biggest saving', 'Ending soon'])
  await expect
    .element(screen.getByRole('link', { name: 'Next' }))
    .toHaveAttribute('href', '/categories/fashion?page=3&sort=ending')
})

it('says so where there is nothing, and shows the shops', async () => {
  const empty = buildPage('category', { coupons: [], paging: { page: 1, pages: 1, total: 0 } })
  const screen = await renderOnSite(<CategoryPage page={empty} />)
  await expect.element(screen.getByRole('heading', { name: 'No offers here today' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Fashion shops' })).toBeVisible()
})

it('says what the category is a part of, what it has parts of, what is usual, and what people ask', async () => {
  const screen = await renderOnSite(<CategoryPage page={sampleListings.category} />)
  const links = [
    ['Fashion', '/categories/fashion'],
    ['Garden 55', '/categories/garden'],
    ['Cirrus 21', '/brands/brand-0'],
  ] as const
  for (const [name, path] of links)
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await expect.element(screen.getByText('Typically 15% off')).toBeVisible()
  await expect.element(screen.getByText('Can shoes on sale be sent back?')).toBeVisible()
  await expect.element(screen.getByText(/Sales begin at the end of June/)).toBeVisible()
})

it.each([
  [1, 'the first page', 1, ''],
  [0, 'a later page', 2, '?page=2'],
  [0, 'another order', 1, '?sort=ending'],
])(
  '[R1.2] has its best offer at hand on a phone %i times on %s, with the name of its shop',
  async (times, _, at, query) => {
    await page.viewport(390, 844)
    const listed = buildPage('category', { paging: { page: at, pages: 2, total: 50 } })
    const screen = await renderOnSite(<StickyCategoryPage page={listed} />, `/categories/fashion${query}`)
    const offers = screen.getByRole('complementary', { name: 'Top offer' }).elements()
    expect(offers.map((offer) => offer.querySelector('span bdi')?.textContent)).toEqual(
      Array.from({ length: times }, () => listed.data.coupons[0]?.merchant.name),
    )
    await page.viewport(1280, 800)
  },
)
