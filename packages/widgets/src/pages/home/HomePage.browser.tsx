import { buildPage } from '@clipfront/page-data/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { samplePages } from '../../testing/samplePages.ts'
import { merchantPages } from '../../testing/merchantPages.ts'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { siteIn } from '../../testing/siteIn.ts'
import { HomePage } from './HomePage.tsx'
import * as stories from './HomePage.stories.tsx'

describeConformance('pages/home/HomePage', stories, { isElement: false })

const top = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0

const headings = (screen: { container: Element }) =>
  [...screen.container.querySelectorAll('h2')].map(({ textContent }) => textContent)

it('shows offers before shops, and shops before categories', async () => {
  const screen = await renderOnSite(<HomePage page={samplePages.home} />)
  expect(headings(screen).slice(1)).toEqual(['Offers to use today', 'Popular shops', 'Categories'])
})

it.each([
  ['grid', ['Offers to use today', 'Popular shops', 'Categories']],
  ['guest', ['Offers to use today', 'Categories', 'Popular shops']],
] as const)('[R3.2] on a site that looks %s, its parts come in the order of that look', async (look, parts) => {
  const screen = await renderOnSite(<HomePage page={samplePages.home} />, '/', { ...siteIn('en-GB'), look })
  expect(headings(screen)).toEqual(parts)
  await expect.element(screen.getByRole('link', { name: 'Read how we test' })).toBeVisible()
})

it('says plainly that there is nothing yet', async () => {
  const empty = buildPage('home', {
    top_coupons: [],
    popular_merchants: [],
    categories: [],
    topics: [],
    posts: [],
    figures: null,
  })
  const screen = await renderOnSite(<HomePage page={empty} />)
  expect(headings(screen).slice(1)).toEqual(['No offers yet'])
  await expect.element(screen.getByText('Shops and their offers appear here as soon as there are any.')).toBeVisible()
  await expect.element(screen.getByRole('searchbox')).toBeVisible()
})

it('leads on to all guides on a site that has a blog', async () => {
  const screen = await renderOnSite(<HomePage page={merchantPages.homeInFull} />)
  await expect.element(screen.getByRole('link', { name: 'More from Guides' })).toHaveAttribute('href', '/blog')
})

it('says of every offer whose it is', async () => {
  const screen = await renderOnSite(<HomePage page={samplePages.home} />)
  for (const { merchant } of samplePages.home.data.topCoupons)
    await expect
      .element(screen.getByRole('article').getByRole('link', { name: merchant.name, exact: true }))
      .toBeVisible()
})

it('on a phone, shows the first offer before it speaks of testing', async () => {
  await page.viewport(360, 740)
  const screen = await renderOnSite(<HomePage page={samplePages.home} />)
  const testing = screen.getByRole('heading', { name: 'What “tested” means here' }).element()
  const articles = screen.container.querySelectorAll('article')
  expect(top(articles[0])).toBeLessThan(600)
  expect(top(testing)).toBeGreaterThan(top(articles[articles.length - 1]))
  expect(top(screen.getByRole('heading', { name: 'Popular shops' }).element())).toBeGreaterThan(top(testing))
  await page.viewport(1280, 800)
  expect(top(testing)).toBeLessThan(top(articles[0]))
})

it('says what is new after the ways to shops', async () => {
  const screen = await renderOnSite(<HomePage page={merchantPages.homeInFull} />)
  expect(headings(screen).slice(1)).toEqual([
    'Offers to use today',
    'Sales and events',
    'Popular shops',
    'Categories',
    'Worked recently',
    'Guides',
  ])
  await expect.element(screen.getByText('4 hours ago', { exact: true })).toBeVisible()
})

it.each([
  ['editorial', 1280, 'Find a voucher code that works', 'Offers to use today'],
  ['editorial', 390, 'Offers to use today', 'What “tested” means here'],
  ['grid', 1280, 'Find a voucher code that works', 'Offers to use today'],
  ['guest', 1280, 'Offers to use today', 'Categories'],
] as const)(
  'says in one line how much there is and when it was counted, where it looks %s at %d px between "%s" and "%s"',
  async (look, width, before, after) => {
    await page.viewport(width, 800)
    const screen = await renderOnSite(<HomePage page={merchantPages.homeInFull} />, '/', { ...siteIn('en-GB'), look })
    const line = screen.getByText('212 offers · 96 tests this week · Counted 2 hours ago')
    await expect.element(line).toBeVisible()
    expect(line.element().getBoundingClientRect().height).toBeLessThan(30)
    const parts = [before, after].map((name) => screen.getByRole('heading', { name, exact: true }).element())
    const [start, end] = parts.map(top)
    expect(top(line.element())).toBeGreaterThan(start ?? Number.NaN)
    expect(top(line.element())).toBeLessThan(end ?? Number.NaN)
    await page.viewport(1280, 800)
  },
)
