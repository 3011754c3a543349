import type { PageDataOf } from '@clipfront/page-data'
import { describe, expect, it } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { OnSite } from '../../testing/OnSite.tsx'
import { samplePages } from '../../testing/samplePages.ts'
import { merchantPages } from '../../testing/merchantPages.ts'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { NO_OFFERS } from '../../testing/NO_OFFERS.ts'
import { parsedFilters } from '../../testing/sampleFilters.ts'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { siteIn } from '../../testing/siteIn.ts'
import { findPart } from '../../tokens/testing/areBeside.ts'
import { MerchantPage } from './MerchantPage.tsx'
import * as stories from './MerchantPage.stories.tsx'

describeConformance('pages/merchant/MerchantPage', stories, { isElement: false })

const headings = (screen: { container: Element }) =>
  [...screen.container.querySelectorAll('h2')].map(({ textContent }) => textContent)

const positions = ({ container }: { container: Element }) =>
  [...container.querySelectorAll('a[data-position]')].map((link) => Number(link.getAttribute('data-position')))

it('shows what works before what is over', async () => {
  const screen = await renderOnSite(<MerchantPage page={samplePages.merchant} />)
  expect(headings(screen).slice(0, 3)).toEqual(['Codes and deals', 'Starting soon', 'Past offers'])
})

it('puts the code that was asked for first and counts on from there', async () => {
  const screen = await renderOnSite(<MerchantPage page={samplePages.revealed} />)
  expect(headings(screen).slice(0, 2)).toEqual(['Your voucher code for Nimbus Shoes', 'More for Nimbus Shoes'])
  await expect.element(screen.getByText('NIMBUS20', { exact: true })).toBeVisible()
  expect(positions(screen).slice(0, 3)).toEqual([1, 2, 3])
})

it('puts what can be used before a code that was asked for and has ended', async () => {
  const screen = await renderOnSite(<MerchantPage page={samplePages.askedForExpired} />)
  expect(headings(screen).slice(0, 3)).toEqual(['Codes and deals', 'The code you asked for', 'Starting soon'])
  await expect.element(screen.getByText('The code you asked for has expired. You can use these today.')).toBeVisible()
  expect(positions(screen).slice(0, 3)).toEqual([1, 2, 3])
})

it('counts in its chips what its head counts: what can be used today', async () => {
  const screen = await renderOnSite(<MerchantPage page={samplePages.merchant} />)
  await expect.element(screen.getByText(/^4 codes and 3 deals/)).toBeVisible()
  for (const name of ['All 7', 'Codes 4', 'Deals 3'])
    await expect.element(screen.getByRole('link', { name, exact: true })).toBeVisible()
})

it('[R1.10] works out a basket also where the only live offer is the one that is torn open', async () => {
  const { data } = samplePages.revealed
  const coupons = data.coupons.filter(({ isRevealed }) => isRevealed)
  const screen = await renderOnSite(
    <MerchantPage page={{ ...samplePages.revealed, data: { ...data, coupons, counts: null } }} />,
    '/stores/nimbus-shoes?promoid=274&basket=80',
  )
  await expect.element(screen.getByRole('textbox', { name: /^Your basket/ })).toHaveValue('80')
  expect(headings(screen)).not.toContain('More for Nimbus Shoes')
})

it('says whether and how reviews are checked', async () => {
  const screen = await renderOnSite(<MerchantPage page={merchantPages.merchantInFull} />)
  await expect
    .element(screen.getByRole('region', { name: 'What shoppers say' }).getByText(/^An editor reads every review/))
    .toBeVisible()
})

it.each([
  ['editorial', 390, ['offers', 'facts', 'how-to-use']],
  ['grid', 390, ['offers', 'facts', 'how-to-use']],
  ['editorial', 1280, ['facts', 'offers', 'how-to-use']],
  ['grid', 1280, ['offers', 'facts', 'how-to-use']],
] as const)('[R1.2] looking %s, at %d px, has the facts ahead of what is read about it', async (look, width, order) => {
  await browserPage.viewport(width, 844)
  const site = { ...siteIn('en-GB'), look }
  const screen = await renderOnSite(
    <div data-look={look}>
      <MerchantPage page={merchantPages.merchantInFull} />
    </div>,
    '/stores/nimbus-shoes',
    site,
  )
  const starts = order.map((id) => findPart(screen.container, `[aria-labelledby="${id}"]`).getBoundingClientRect().top)
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  await browserPage.viewport(1280, 800)
})

it('counts past offers on after the others', async () => {
  const screen = await renderOnSite(<MerchantPage page={samplePages.merchant} />)
  const { coupons } = samplePages.merchant.data
  const confirmed = screen.container.querySelectorAll('article[data-state="unconfirmed"] [data-position]')
  expect(Number(confirmed[0]?.getAttribute('data-position'))).toBe(coupons.length + 2)
})

it('says how many work today and when that was last seen', async () => {
  const screen = await renderOnSite(<MerchantPage page={samplePages.merchant} />)
  await expect.element(screen.getByText('4 codes and 3 deals, last tested 40 minutes ago')).toBeVisible()
})

it('says so where nothing works today', async () => {
  const screen = await renderOnSite(<MerchantPage page={samplePages.merchantWithoutOffers} />)
  await expect
    .element(screen.getByRole('heading', { name: 'No voucher code for Nimbus Shoes works today' }))
    .toBeVisible()
  await expect.element(screen.getByText('No offers today', { exact: true }).first()).toBeVisible()
})

it.each(['merchant', 'merchantWithoutOffers'] as const)(
  '[R4.14] leads to what may be sent of it (%s)',
  async (state) => {
    const screen = await renderOnSite(<MerchantPage page={samplePages[state]} />)
    const { id } = samplePages[state].data.merchant
    for (const [name, form] of [
      ['New offers by email', 'subscribe'],
      ['Submit a code', 'submission'],
      ['Write a review', 'review'],
    ])
      await expect
        .element(screen.getByRole('link', { name: `${name}` }))
        .toHaveAttribute('href', `/api/form/${form}?merchant=${id}`)
  },
)

it('leads to the merchant only where that is paid for', async () => {
  const screen = await renderOnSite(<MerchantPage page={samplePages.merchant} />)
  const visit = screen.getByRole('link', { name: /^Visit Nimbus Shoes/ })
  await expect.element(visit).toHaveAttribute('rel', 'sponsored nofollow noopener')
  const { merchant } = samplePages.merchant.data
  const unpaid = {
    ...samplePages.merchant,
    data: { ...samplePages.merchant.data, merchant: { ...merchant, hasAffiliate: false } },
  }
  await screen.rerender(<OnSite>{<MerchantPage page={unpaid} />}</OnSite>)
  expect(visit.elements()).toEqual([])
})

it('promises nothing of a merchant without a programme whose offers nobody tried', async () => {
  const screen = await renderOnSite(<MerchantPage page={samplePages.merchantWithoutProgramme} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Nimbus Shoes offers' })).toBeVisible()
  await expect.element(screen.getByText('7 offers listed, not tested')).toBeVisible()
  for (const promise of [/commission/, /can use today/, /open Nimbus Shoes/, /Nimbus Shoes in this/])
    expect(screen.getByText(promise).elements()).toEqual([])
})

it('[R1.10] takes a basket on its first page, where one decides what is saved', async () => {
  const { merchant, merchantWithoutOffers } = samplePages
  const [first] = merchant.data.coupons
  const gift = { ...merchant.data, coupons: first ? [{ ...first, discount: { kind: 'gift' as const } }] : [] }
  const pages = [merchant, merchantPages.merchantSecondPage, merchantWithoutOffers, { ...merchant, data: gift }]
  const shown: boolean[] = []
  for (const page of pages) {
    const { container, unmount } = await renderOnSite(<MerchantPage page={page} />)
    shown.push(container.querySelector('#basket') !== null)
    await unmount()
  }
  expect(shown).toEqual([true, false, false, false])
})

it.each([
  ['is in the line of its heading', 390, 0.5],
  ['is pushed down by no more than a line', 320, 28],
])('[R1.10] under a closed basket the list %s, at %d px', async (_, width, most) => {
  await browserPage.viewport(width, 640)
  const { container } = await renderOnSite(<MerchantPage page={samplePages.merchant} />)
  const findTop = () => container.querySelector('article')?.getBoundingClientRect().top ?? Number.NaN
  const top = findTop()
  const basket = container.querySelector('#basket')
  basket?.parentElement?.removeAttribute('data-summary')
  basket?.remove()
  const without = findTop()
  await browserPage.viewport(1280, 800)
  expect(top - without).toBeLessThanOrEqual(most)
})

it.each([320, 390, 1280])(
  '[R1.10] opens a basket under heading and summary, which stay where they are, at %d px',
  async (width) => {
    await browserPage.viewport(width, 844)
    const { container } = await renderOnSite(<MerchantPage page={samplePages.merchant} />)
    const measureTops = () =>
      ['#offers', '#basket summary'].map((part) => container.querySelector(part)?.getBoundingClientRect().top)
    const closed = measureTops()
    container.querySelector<HTMLElement>('#basket summary')?.click()
    const panel = container.querySelector<HTMLElement>('#basket form')
    await expect.element(panel).toBeVisible()
    expect(measureTops()).toEqual(closed)
    const heading = container.querySelector('#offers')?.getBoundingClientRect()
    expect(panel?.getBoundingClientRect().top).toBeGreaterThan(heading?.bottom ?? Infinity)
    await browserPage.viewport(1280, 800)
  },
)

it('can be read in every order, by the uses of today too', async () => {
  const screen = await renderOnSite(<MerchantPage page={samplePages.merchant} />, '/stores/nimbus-shoes')
  const sorts = [...screen.container.querySelectorAll('#menu-sort a')].map(({ textContent }) => textContent)
  expect(sorts).toEqual(['Best', 'Newest', 'Biggest saving', 'Ending soon', 'Most used today'])
})

it('says what is known of the shop, after what can be used there', async () => {
  const screen = await renderOnSite(<MerchantPage page={merchantPages.merchantInFull} />)
  expect(headings(screen)).toEqual([
    'Codes and deals',
    'Starting soon',
    'Past offers',
    'About Nimbus Shoes',
    'Similar shops',
    'In these categories',
    'How to use a code at Nimbus Shoes',
    'Questions and answers',
    'What shoppers say',
    'Guides',
  ])
  await expect.element(screen.getByText('Worked for 40 of 43 in the last 30 days')).toBeVisible()
  await expect.element(screen.getByText('4 out of 5, from 5 reviews').first()).toBeVisible()
  await expect.element(screen.getByText('Every pair can be soled anew.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Up to 4% cashback' }))
    .toHaveAttribute('href', '/cashback/nimbus-shoes')
})

const hrefs = (screen: Awaited<ReturnType<typeof renderOnSite>>, name: string) =>
  screen
    .getByRole('navigation', { name })
    .getByRole('link')
    .elements()
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

/** Headings and ways to other pages, as they stand on a page. */
const order = async (page: PageDataOf<'merchant'>) => {
  const { container, unmount } = await renderOnSite(<MerchantPage page={page} />)
  const ids = [...container.querySelectorAll('#offers, #reviews, #past, [rel=next], [rel=prev]')]
  await unmount()
  return ids.map((element) => element.id || element.getAttribute('href'))
}

describe('of a merchant with several pages of offers', () => {
  const url = '/stores/nimbus-shoes?page=2&sort=newest'
  it.each([
    ['first', merchantPages.merchantInFull, '/stores/nimbus-shoes'],
    ['second', merchantPages.merchantSecondPage, url],
  ])('the %s page counts what stands on all of them', async (_, page, address) => {
    const screen = await renderOnSite(<MerchantPage page={page} />, address)
    await expect.element(screen.getByText(/^61 codes and 12 deals, last tested/)).toBeVisible()
  })

  it('the chips lead to the codes and the deals of all pages, in the order that was chosen', async () => {
    const screen = await renderOnSite(<MerchantPage page={merchantPages.merchantSecondPage} />, url)
    expect(hrefs(screen, 'Filter and sort').slice(0, 3)).toEqual([
      'All 73 /stores/nimbus-shoes?sort=newest#list',
      'Codes 61 /stores/nimbus-shoes?sort=newest&type=code#list',
      'Deals 12 /stores/nimbus-shoes?sort=newest&type=deal#list',
    ])
  })

  it('a list of codes alone leads back to all, and to its own pages', async () => {
    const screen = await renderOnSite(<MerchantPage page={merchantPages.merchantSecondPage} />, `${url}&type=code`)
    const chips = screen.getByRole('navigation', { name: 'Filter and sort' })
    await expect.element(chips.getByRole('link', { name: 'Codes 61' })).toHaveAttribute('aria-current', 'true')
    expect(hrefs(screen, 'Filter and sort')[0]).toBe('All 73 /stores/nimbus-shoes?sort=newest#list')
    await expect
      .element(screen.getByRole('link', { name: 'Previous' }))
      .toHaveAttribute('href', '/stores/nimbus-shoes?sort=newest&type=code')
  })

  it('the ways to the others stand under the list that goes on there', async () => {
    const { merchantInFull: first, merchantSecondPage: second } = merchantPages
    const live = { ...first, data: { ...first.data, pastCoupons: [] } }
    expect(await order(live)).toEqual(['offers', '/stores/nimbus-shoes?page=2', 'reviews'])
    expect(await order(second)).toEqual(['offers', 'past', '/stores/nimbus-shoes'])
  })

  it('what is no list stands on the first page alone', async () => {
    const screen = await renderOnSite(<MerchantPage page={merchantPages.merchantSecondPage} />, url)
    expect(headings(screen).slice(0, 3)).toEqual(['Codes and deals', 'Starting soon', 'Past offers'])
  })

  it('a page of nothing but history does not say that nothing works', async () => {
    const screen = await renderOnSite(<MerchantPage page={merchantPages.merchantHistory} />)
    expect(headings(screen)[0]).toBe('Past offers')
    expect(screen.getByText(/No voucher code|No offers today/).elements()).toEqual([])
  })
})

it('[R1.2] stays where a filter leaves nothing, with a way out, and says of the shop what is so without it', async () => {
  const { data } = samplePages.merchant
  const nothing = { ...data, coupons: [], pastCoupons: [], filters: parsedFilters(0, 0) }
  const counts = { ...NO_OFFERS, codes: 4, deals: 3 }
  const page = { ...samplePages.merchant, data: { ...nothing, counts } }
  const screen = await renderOnSite(<MerchantPage page={page} />, '/stores/nimbus-shoes?type=code&for=members')
  await expect.element(screen.getByRole('heading', { name: 'No offers match all of these filters' })).toBeVisible()
  expect(screen.getByText(/No voucher code|No offers today/).elements()).toEqual([])
})
