import type { Site } from '@clipfront/site-config'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CouponList } from '../coupon-list/CouponList.tsx'
import { HomePage } from '../pages/home/index.ts'
import { MerchantPage } from '../pages/merchant/index.ts'
import { standardSlots } from '../standard/standardSlots.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { samplePages } from '../testing/samplePages.ts'
import { siteIn } from '../testing/siteIn.ts'
import { SlotsContext } from './Slots.tsx'
import type { PageSlots } from './SlotTable.ts'

const ADS: PageSlots = { list: ['ad'], aside: ['ad'] }
const withAds: Site = { ...siteIn('en-GB'), adsId: 'ca-pub-0123456789012345' }
const { coupons } = samplePages.merchant.data

const renderWith = (slots: PageSlots, widget: ReactElement, site = withAds) =>
  renderOnSite(<SlotsContext value={slots}>{widget}</SlotsContext>, '/', site)

/** What stands in a list, in its order: the places of offers, and of what is between them. */
const order = ({ container }: { container: Element }) =>
  [...container.querySelectorAll<HTMLElement>('article, [data-ad-place]')].map(
    ({ dataset }) => dataset['position'] ?? dataset['adPlace'],
  )

afterEach(() => document.documentElement.removeAttribute('data-ads'))

describe('[R1.2] a place for an advertisement', () => {
  it('stands after the sixth offer of a page, between two tickets and in none', async () => {
    const screen = await renderWith(ADS, <CouponList coupons={coupons.slice(0, 8)} />)
    expect(order(screen)).toEqual(['1', '2', '3', '4', '5', '6', 'list', '7', '8'])
    expect(screen.container.querySelector('article [data-ad-place], [data-ad-place] article')).toBeNull()
  })

  it('is in no list that ends there, begins later, or is of another page', async () => {
    const short = await renderWith(ADS, <CouponList coupons={coupons.slice(0, 6)} />)
    expect(order(short)).toEqual(['1', '2', '3', '4', '5', '6'])
    const later = await renderWith(ADS, <CouponList coupons={coupons.slice(0, 7)} firstPosition={61} />)
    expect(order(later)).toEqual(['61', '62', '63', '64', '65', '66', '67'])
  })

  it('leaves no gap while it is closed', async () => {
    const list = <CouponList coupons={coupons.slice(0, 8)} />
    const without = await renderWith({}, list)
    const { height } = without.container.getBoundingClientRect()
    const closed = await renderWith(ADS, list)
    expect(closed.container.getBoundingClientRect().height).toBe(height)
    document.documentElement.dataset['ads'] = 'on'
    expect(closed.container.getBoundingClientRect().height).toBeGreaterThan(height + 100)
  })

  it('is the last of what stands beside a list', async () => {
    const { container } = await renderWith(ADS, <MerchantPage page={samplePages.merchant} />)
    const places = [...container.querySelectorAll('[data-ad-place]')]
    expect(places.map((place) => place.getAttribute('data-ad-place'))).toEqual(['list', 'aside'])
    expect(places[1]?.nextElementSibling).toBeNull()
  })

  it('is not there on a site without an id, nor where its unit names none', async () => {
    const page = <MerchantPage page={samplePages.merchant} />
    const without = await renderWith(ADS, page, siteIn('en-GB'))
    expect(without.container.querySelector('[data-ad-place]')).toBeNull()
    const unnamed = await renderWith(standardSlots.merchant, page)
    expect(unnamed.container.querySelector('[data-ad-place]')).toBeNull()
  })
})

it('[R1.2] the newsletter stands at the end of the home page', async () => {
  const { container } = await renderWith(standardSlots.home, <HomePage page={samplePages.home} />)
  const headings = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(headings.at(-1)).toBe('The best offers, once a week')
})
