import { COUPON_SORTS, LISTING_SORTS } from '@clipfront/page-data'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { SortLinks } from './SortLinks.tsx'
import * as stories from './SortLinks.stories.tsx'

describeConformance('sort-links/SortLinks', stories)

const listLinks = ({ container }: { container: Element }) =>
  [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

it('leads to each order that the page knows, and back to the one without a name', async () => {
  const screen = await renderOnSite(<SortLinks sorts={COUPON_SORTS} offers={3} />, '/stores/nimbus-shoes')
  expect(listLinks(screen)).toEqual([
    ['Best', '/stores/nimbus-shoes#offers'],
    ['Newest', '/stores/nimbus-shoes?sort=newest#offers'],
    ['Biggest saving', '/stores/nimbus-shoes?sort=biggest#offers'],
    ['Ending soon', '/stores/nimbus-shoes?sort=ending#offers'],
    ['Most used today', '/stores/nimbus-shoes?sort=used#offers'],
  ])
})

it('keeps the filter and the code that stands open, and begins with the first page', async () => {
  const url = '/stores/nimbus-shoes?page=3&sort=ending&type=code&promoid=7'
  const screen = await renderOnSite(<SortLinks sorts={LISTING_SORTS} offers={171} />, url)
  expect(listLinks(screen).map(([, href]) => href)).toEqual([
    '/stores/nimbus-shoes?type=code&promoid=7#offers',
    '/stores/nimbus-shoes?sort=newest&type=code&promoid=7#offers',
    '/stores/nimbus-shoes?sort=biggest&type=code&promoid=7#offers',
    '/stores/nimbus-shoes?sort=ending&type=code&promoid=7#offers',
  ])
})

it.each([
  ['/stores/nimbus-shoes', 'Best'],
  ['/stores/nimbus-shoes?sort=biggest', 'Biggest saving'],
  ['/stores/nimbus-shoes?sort=cheapest', 'Best'],
])('marks the order that %s is in', async (url, name) => {
  const { container } = await renderOnSite(<SortLinks sorts={COUPON_SORTS} offers={3} />, url)
  expect([...container.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual([name])
})

it('asks crawlers to leave all orders alone but the one that is the page itself', async () => {
  const { container } = await renderOnSite(<SortLinks sorts={COUPON_SORTS} offers={3} />, '/stores/nimbus-shoes')
  const followed = [...container.querySelectorAll('a:not([rel~=nofollow])')].map(({ textContent }) => textContent)
  expect(followed).toEqual(['Best'])
})

it('is not there where there are fewer than three offers', async () => {
  const { container } = await renderOnSite(<SortLinks sorts={COUPON_SORTS} offers={2} />, '/stores/nimbus-shoes')
  expect(container.textContent).toBe('')
})

it('takes one line of a phone, and brings the one that has the focus into sight', async () => {
  await page.viewport(320, 640)
  const screen = await renderOnSite(<SortLinks sorts={COUPON_SORTS} offers={3} />, '/stores/nimbus-shoes')
  const { bottom, height } = screen.getByRole('navigation').element().getBoundingClientRect()
  expect(height).toBeLessThan(60)
  const last = screen.getByRole('link', { name: 'Most used today' })
  expect(last.element().getBoundingClientRect().right).toBeGreaterThan(320)
  last.element().focus()
  expect(last.element().getBoundingClientRect()).toMatchObject({ bottom })
  expect(last.element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
})
