import { COUPON_SORTS, LISTING_SORTS } from '@clipfront/page-data'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CouponList } from '../coupon-list/CouponList.tsx'
import { couponStates } from '../testing/couponStates.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { OnSite } from '../testing/OnSite.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { parsedFilters } from '../testing/sampleFilters.ts'
import { FilterBar } from './FilterBar.tsx'
import * as stories from './FilterBar.stories.tsx'

describeConformance('filter-bar/FilterBar', stories)

const AT = '/stores/nimbus-shoes'
const { code, deal, endingSoon, price } = couponStates
const coupons = [code, deal, endingSoon, price]

const draw = (
  url = AT,
  filters = parsedFilters(61, 12),
  sorts: typeof COUPON_SORTS | typeof LISTING_SORTS = COUPON_SORTS,
) =>
  renderOnSite(
    <FilterBar filters={filters} sorts={sorts}>
      <CouponList coupons={coupons} isFilterable />
    </FilterBar>,
    url,
  )

/** Links are followed by an app, which is not here. */
function stayHere(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** What moves by itself while something is done, as the browser counts it: from 0 to 1. */
async function measureShift(act: () => Promise<unknown>): Promise<number> {
  let shift = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
  })
  await untilPainted()
  observer.observe({ type: 'layout-shift' })
  await act()
  await untilPainted()
  observer.disconnect()
  return shift
}

/** Until what stands in the document now was painted, and observers were told of it. */
async function untilPainted(): Promise<void> {
  for (const _ of ['style', 'paint', 'report']) await new Promise(requestAnimationFrame)
}

const listLinks = (container: Element, place: string) =>
  [...container.querySelectorAll(`${place} a`)].map((link) => [link.textContent?.trim(), link.getAttribute('href')])

describe('[R1.2] the bar of a list', () => {
  it('leads from each choice to the list that it leaves, and says how many these are', async () => {
    const { container } = await draw(`${AT}?page=3&sort=newest&promoid=7`)
    expect(listLinks(container, 'nav > ul > li >')).toEqual([
      ['All 73', `${AT}?sort=newest&promoid=7#list`],
      ['Codes 61', `${AT}?sort=newest&promoid=7&type=code#list`],
      ['Deals 12', `${AT}?sort=newest&promoid=7&type=deal#list`],
      ['Ends soon 10', `${AT}?sort=newest&promoid=7&ends=soon#list`],
      ['Tested this week 43', `${AT}?sort=newest&promoid=7&tested=week#list`],
    ])
    expect(listLinks(container, '#menu-for')).toEqual([
      ['All 73', `${AT}?sort=newest&promoid=7#list`],
      ['New customers 14', `${AT}?sort=newest&promoid=7&for=new-customers#list`],
      ['Students 10', `${AT}?sort=newest&promoid=7&for=students#list`],
      ['Users of the app 3', `${AT}?sort=newest&promoid=7&for=app-users#list`],
    ])
  })

  it('leads to each order that the page knows, under the filters that are chosen', async () => {
    const { container } = await draw(`${AT}?page=3&sort=ending&type=code`, undefined, LISTING_SORTS)
    expect(listLinks(container, '#menu-sort')).toEqual([
      ['Best', `${AT}?type=code#list`],
      ['Newest', `${AT}?sort=newest&type=code#list`],
      ['Biggest saving', `${AT}?sort=biggest&type=code#list`],
      ['Ending soon', `${AT}?sort=ending&type=code#list`],
    ])
    expect(container.querySelector('#menu-sort [aria-current]')?.textContent).toBe('Ending soon')
    expect(container.querySelector('#filter-sort')?.textContent).toBe('Sort Ending soon')
  })

  it('leads away from each filter that is chosen, and leaves the others', async () => {
    const screen = await draw(`${AT}?type=code&for=students&tested=week`, parsedFilters(8, 0))
    const current = [...screen.container.querySelectorAll('nav > ul [aria-current]')]
    expect(current.map((link) => link.textContent?.trim())).toEqual([
      'Codes 8',
      'Students 1',
      'All 8',
      'Tested this week 4 (remove this filter)',
    ])
    expect(screen.container.querySelector('#filter-type-all')?.getAttribute('href')).toBe(
      `${AT}?for=students&tested=week#list`,
    )
    expect(screen.container.querySelector('#filter-for-all')?.getAttribute('href')).toBe(
      `${AT}?type=code&tested=week#list`,
    )
    expect(screen.container.querySelector('#filter-tested-week')?.getAttribute('href')).toBe(
      `${AT}?type=code&for=students#list`,
    )
    await expect.element(screen.getByRole('button', { name: 'Students 1' })).toBeVisible()
  })

  it('offers nothing that leaves none of the list or all of it', async () => {
    const none = parsedFilters(9, 0, { value: { all: 9, percent: 9 }, ends: { all: 9, soon: 0 } })
    const { container } = await draw(AT, none)
    const ids = [...container.querySelectorAll('nav > ul > li > :first-child')].map(({ id }) => id)
    expect(ids).toEqual(['filter-for', 'filter-tested-week'])
  })

  it('asks crawlers to leave all choices alone but the list itself', async () => {
    const { container } = await draw()
    const followed = [...container.querySelectorAll('nav a:not([rel~=nofollow])')].map((link) =>
      link.getAttribute('href'),
    )
    expect(new Set(followed)).toEqual(new Set([`${AT}#list`]))
  })

  it('is not there where there are fewer than three offers, unless these are what is left', async () => {
    const two = await draw(AT, parsedFilters(1, 1))
    expect(two.container.querySelector('nav')).toBeNull()
    await two.unmount()
    const left = await draw(`${AT}?type=code`, parsedFilters(1, 0))
    expect(left.container.querySelector('nav')).not.toBeNull()
  })

  it('has a way out where nothing fits', async () => {
    const screen = await draw(`${AT}?sort=newest&type=code&for=members`, parsedFilters(0, 0))
    await expect.element(screen.getByRole('heading', { name: 'No offers match all of these filters' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Remove all filters' }))
      .toHaveAttribute('href', `${AT}?sort=newest#list`)
    expect(screen.getByRole('article').elements()).toEqual([])
  })

  it('tells those who listen what the list holds, and in which order', async () => {
    const screen = await draw(`${AT}?type=code&for=students&sort=ending`, parsedFilters(8, 0))
    await expect.element(screen.getByRole('status')).toHaveTextContent('8 offers · Codes · Students · Ending soon')
  })

  it('shows at once what a choice leaves of the list that is here, and marks it', async () => {
    const screen = await draw()
    document.addEventListener('click', stayHere)
    const shown = () => screen.getByRole('article').elements().length
    expect(shown()).toBe(4)
    await screen.getByRole('link', { name: 'Codes 61' }).click()
    await expect.poll(shown).toBe(2)
    await expect.element(screen.getByRole('link', { name: 'Codes 61' })).toHaveAttribute('aria-current', 'true')
    await screen.getByRole('link', { name: 'Deals 12' }).click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(shown).toBe(2)
    await screen.getByRole('link', { name: 'All 73' }).click()
    await expect.poll(shown).toBe(4)
    document.removeEventListener('click', stayHere)
  })

  it('opens a menu from the keyboard, closes it with Escape and with a choice, and keeps the focus', async () => {
    document.addEventListener('click', stayHere)
    const screen = await draw()
    const opener = screen.getByRole('button', { name: 'Who it’s for' })
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('link', { name: 'Students 10' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('link', { name: 'Students 10' }).elements()).toEqual([])
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}')
    await expect.element(screen.getByRole('link', { name: 'Students 10' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Students 10' })).toHaveFocus()
    document.removeEventListener('click', stayHere)
  })

  it.each([320, 390, 1280])('takes one line of %i px, with targets that a finger meets', async (width) => {
    await page.viewport(width, 800)
    const screen = await draw(`${AT}?sort=biggest`)
    expect(screen.getByRole('navigation').element().getBoundingClientRect().height).toBeLessThanOrEqual(56)
    for (const control of screen.container.querySelectorAll('nav > ul > li > :first-child, #filter-sort'))
      expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const last = screen.getByRole('link', { name: 'Tested this week 43' })
    last.element().focus()
    expect(last.element().getBoundingClientRect().right).toBeLessThanOrEqual(width)
    await page.viewport(1280, 800)
  })

  // A browser may paint what has arrived of a page: the chips, and not yet the orders after them.
  it.each(['ltr', 'rtl'])('moves no chip when the orders arrive after it (%s)', async (direction) => {
    const few = parsedFilters(3, 1, { for: { all: 4, students: 2 }, value: { all: 4, percent: 4 } })
    const bar = (sorts: typeof COUPON_SORTS | []) => (
      <OnSite url={AT}>
        <div dir={direction}>
          <FilterBar filters={few} sorts={sorts}>
            <CouponList coupons={coupons} isFilterable />
          </FilterBar>
        </div>
      </OnSite>
    )
    const screen = await render(bar([]))
    expect(await measureShift(() => screen.rerender(bar(COUPON_SORTS)))).toBe(0)
    await expect.element(screen.getByRole('button', { name: 'Sort Best' })).toBeVisible()
  })
})
