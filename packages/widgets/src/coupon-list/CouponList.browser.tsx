import { expect, it } from 'vitest'
import { couponStates } from '../testing/couponStates.ts'
import { BrandPage } from '../pages/brand/index.ts'
import { CategoryPage } from '../pages/category/index.ts'
import { MerchantPage } from '../pages/merchant/index.ts'
import { SearchPage } from '../pages/search/index.ts'
import { TopicPage } from '../pages/topic/index.ts'
import { merchantPages } from '../testing/merchantPages.ts'
import { sampleListings } from '../testing/sampleListings.ts'
import { samplePages } from '../testing/samplePages.ts'
import { sampleTopics } from '../testing/sampleTopics.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { CouponList } from './CouponList.tsx'
import * as stories from './CouponList.stories.tsx'

describeConformance('coupon-list/CouponList', stories)

const { code, deal, endingSoon, price } = couponStates
const coupons = [code, deal, endingSoon, price]

const readPositions = ({ container }: { container: Element }) =>
  [...container.querySelectorAll('[data-card]')].map((card) => Number(card.getAttribute('data-position')))

it('lays out of a long list only what is near the screen, and the rest where one comes near', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...code, id: index + 1 }))
  const { container } = await renderOnSite(<CouponList coupons={many} />)
  const isLaidOut = (position: number) =>
    container.querySelector(`[data-position='${position}'] h3`)?.checkVisibility({ contentVisibilityAuto: true })
  await expect.poll(() => isLaidOut(60)).toBe(false)
  expect(isLaidOut(12)).toBe(true)
  container.querySelector('[data-position="60"]')?.scrollIntoView()
  await expect.poll(() => isLaidOut(60)).toBe(true)
})

it('counts positions through, from where it is told to begin', async () => {
  expect(readPositions(await renderOnSite(<CouponList coupons={coupons} firstPosition={3} />))).toEqual([3, 4, 5, 6])
})

const onPage = { page: 2, pages: 3, total: 70, offset: 30 }
const { brand } = sampleListings
const { search, revealed, askedForExpired } = samplePages

it.each([
  ['a merchant', 61, () => <MerchantPage page={merchantPages.merchantSecondPage} />],
  [
    'a merchant, of which one is torn open',
    31,
    () => <MerchantPage page={{ ...revealed, data: { ...revealed.data, paging: onPage } }} />,
  ],
  [
    'a merchant, of which one was asked for in vain',
    31,
    () => <MerchantPage page={{ ...askedForExpired, data: { ...askedForExpired.data, paging: onPage } }} />,
  ],
  ['a category', 25, () => <CategoryPage page={samplePages.category} />],
  ['an event', 31, () => <TopicPage page={sampleTopics.second} />],
  [
    'an event, with the last time',
    31,
    () => (
      <TopicPage
        page={{
          ...sampleTopics.on,
          data: { ...sampleTopics.second.data, pastCoupons: sampleTopics.on.data.pastCoupons },
        }}
      />
    ),
  ],
  ['a brand', 31, () => <BrandPage page={{ ...brand, data: { ...brand.data, bestCoupons: [], paging: onPage } }} />],
  ['a search', 31, () => <SearchPage page={{ ...search, data: { ...search.data, paging: onPage } }} />],
])('[R7.1] counts on from the pages before in the list of %s', async (_title, first, draw) => {
  const positions = readPositions(await renderOnSite(draw()))
  expect(positions.length).toBeGreaterThan(1)
  expect(positions).toEqual(positions.map((_, index) => first + index))
})

const withLogos = (length: number) =>
  Array.from({ length }, (_, index) => {
    const merchant = { ...code.merchant, logo: `/media/${index}.svg` }
    return { ...code, id: index + 1, merchant }
  })

/** Whether each logo is in the HTML as a picture that the browser loads by itself. */
const listLoaded = (container: Element, pictures = 'article img[data-lazy]') =>
  [...container.querySelectorAll(pictures)].map((picture) => !picture.hasAttribute('data-src'))

const later = { coupons: withLogos(12), paging: onPage }
const found = { ...search.data, exact: { ...search.data.exact, coupons: later.coupons }, merchant: null }
const { category } = samplePages

it.each([
  [
    'the first page',
    () => (
      <CategoryPage
        page={{ ...category, data: { ...category.data, ...later, paging: { ...onPage, page: 1, offset: 0 } } }}
      />
    ),
  ],
  ['a later page', () => <CategoryPage page={{ ...category, data: { ...category.data, ...later } }} />],
  [
    'a later page of a brand',
    () => <BrandPage page={{ ...brand, data: { ...brand.data, ...later, bestCoupons: [] } }} />,
  ],
  ['a later page of a search', () => <SearchPage page={{ ...search, data: { ...found, paging: onPage } }} />],
])('[R4.6] has the browser load the logos that a desk shows at first, of %s', async (_title, draw) => {
  const { container } = await renderOnSite(draw())
  expect(listLoaded(container)).toEqual([...Array<boolean>(8).fill(true), ...Array<boolean>(4).fill(false)])
  expect(container.querySelectorAll('article img[fetchpriority=low]')).toHaveLength(8)
})

it('[R4.6] has the browser load the logos of shops that a search found, of a later page too', async () => {
  const merchants = search.data.exact.merchants.map((merchant) => ({ ...merchant, logo: '/media/1.svg' }))
  const matches = { ...found, exact: { ...found.exact, merchants }, paging: onPage }
  const { container } = await renderOnSite(<SearchPage page={{ ...search, data: matches }} />)
  expect(listLoaded(container, 'img[width="44"]')).toEqual(merchants.map(() => true))
  expect(merchants.length).toBeGreaterThan(0)
})

it('says of each offer what it is, for the bar above it', async () => {
  const { container } = await renderOnSite(<CouponList coupons={coupons} isFilterable />)
  const marks = [...container.querySelectorAll<HTMLElement>('li[data-type]')].map(({ dataset }) => dataset)
  expect(marks.map(({ type }) => type)).toEqual(['code', 'deal', 'code', 'deal'])
  expect([marks[0]?.['value'], marks[0]?.['tested']]).toEqual(['percent', 'week'])
  const plain = await renderOnSite(<CouponList coupons={coupons} />)
  expect(plain.container.querySelector('li[data-type]')).toBeNull()
})
