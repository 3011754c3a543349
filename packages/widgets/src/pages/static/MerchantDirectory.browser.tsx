import { expect, it } from 'vitest'
import { page as window, userEvent } from 'vitest/browser'
import { SiteLayout } from '../../site-layout/SiteLayout.tsx'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { sampleDirectory } from '../../testing/sampleDirectory.ts'
import { StaticPage } from './StaticPage.tsx'
import * as stories from './MerchantDirectory.stories.tsx'

describeConformance('pages/static/MerchantDirectory', stories, { isElement: false })

const show = (page: (typeof sampleDirectory)[keyof typeof sampleDirectory]) =>
  renderOnSite(<StaticPage page={page} extraData={{}} />)

it('leads to the letters of a page that holds all shops', async () => {
  const screen = await show(sampleDirectory.few)
  const bar = screen.getByRole('navigation', { name: 'Shops by letter' })
  const places = bar
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href')?.split('#')[1])
  expect(places.length).toBeGreaterThan(5)
  for (const id of places) expect(document.getElementById(decodeURIComponent(id ?? ''))?.tagName).toBe('H2')
  const merchants = screen.getByRole('region', { name: 'N', exact: true })
  await expect
    .element(merchants.getByRole('link', { name: 'Nimbus Shoes' }))
    .toHaveAttribute('href', '/stores/nimbus-shoes')
  await expect.element(merchants.getByText('5 offers')).toBeInTheDocument()
  expect(merchants.element().querySelectorAll('[data-initial]')).toHaveLength(1)
})

it('leads to the page of each letter where there are many, from the bar and from below its best known shops', async () => {
  const screen = await show(sampleDirectory.many)
  const bar = screen.getByRole('navigation', { name: 'Shops by letter' })
  await expect.element(bar.getByRole('link', { name: 'A 1,543' })).toHaveAttribute('href', '/stores?letter=a')
  await expect
    .element(screen.getByRole('link', { name: 'All 1,543 under A' }))
    .toHaveAttribute('href', '/stores?letter=a')
  const few = screen.getByRole('region', { name: 'X', exact: true })
  expect(few.getByRole('link').elements()).toHaveLength(3)
})

it('a letter’s own page says which it is, and leads to its other pages and back to all letters', async () => {
  const screen = await show(sampleDirectory.letter)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'All shops: T' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 }).elements()).toEqual([])
  const bar = screen.getByRole('navigation', { name: 'Shops by letter' })
  const current = bar
    .getByRole('link')
    .elements()
    .filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/stores?letter=t'])
  await expect.element(screen.getByRole('link', { name: 'All shops', exact: true })).toHaveAttribute('href', '/stores')
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/stores?letter=t&page=3')
})

it('the bar stays in sight, and the keyboard brings each letter into it', async () => {
  await window.viewport(320, 640)
  const screen = await renderOnSite(
    <SiteLayout>
      <StaticPage page={sampleDirectory.many} extraData={{}} />
    </SiteLayout>,
  )
  const bar = screen.getByRole('navigation', { name: 'Shops by letter' })
  document.getElementById('m')?.scrollIntoView()
  const { top, bottom } = bar.element().getBoundingClientRect()
  expect(top).toBe(0)
  expect(document.getElementById('m')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  const links = bar.getByRole('link').elements()
  for (const link of links) {
    await userEvent.tab()
    while (document.activeElement !== link && !bar.element().contains(document.activeElement)) await userEvent.tab()
    expect(document.activeElement).toBe(link)
    const { left, right } = link.getBoundingClientRect()
    expect([link.textContent, left >= 0, right <= 320]).toEqual([link.textContent, true, true])
  }
})
