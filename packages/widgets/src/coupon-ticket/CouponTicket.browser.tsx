import { buildCoupon } from '@clipfront/page-data/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { couponStates } from '../testing/couponStates.ts'
import { OpenedCouponsContext } from '../opened-coupons/OpenedCouponsContext.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { openedCoupons } from '../testing/openedCoupons.ts'
import { PARTNER } from '../testing/PARTNER.ts'
import { OnSite } from '../testing/OnSite.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { CouponTicket } from './CouponTicket.tsx'
import * as stories from './CouponTicket.stories.tsx'

describeConformance('coupon-ticket/CouponTicket', stories)

const { code, deal, inFull, invalidLink, expired, upcoming, untested, unlinkedDeal } = couponStates
const withoutTerms = buildCoupon({ promotion_detail: '', terms: [] })
/** What its last tests found, without the words for those who listen. */
const MARKS = '[class*="marks"] > :empty'
const ownPages = ({ container }: { container: Element }) => container.querySelectorAll('a[data-page="coupon"]')

it('[R3.7] [R4.5] opens the code on its own page, and holds the way to the shop for the tab that stays', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={code} position={3} />, '/stores/nimbus-shoes')
  const link = screen.getByRole('link', { name: /^Get code/ })
  await expect.element(link).toHaveAttribute('href', '/stores/nimbus-shoes?promoid=1')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
  const { action, couponId, position, offer = '' } = link.element().dataset
  expect({ action, couponId, position }).toEqual({ action: 'get-code', couponId: '1', position: '3' })
  const { pathname, searchParams } = new URL(offer, 'https://uk.clipfront.example')
  expect(pathname).toBe('/go-c-1')
  expect(searchParams.get('url')).toBe('/demo-shop/nimbus-shoes')
  expect(searchParams.get('promoid')).toBe('1')
})

it.each([
  ['offer', 'can be used', code],
  ['closed', 'has ended', expired],
  ['closed', 'has not begun', upcoming],
])('[R7.1] its card is "%s" to those who count, when it %s', async (kind, _state, coupon) => {
  const { container } = await renderOnSite(<CouponTicket coupon={coupon} position={4} />)
  const { card, couponId, position } = container.querySelector('article')?.dataset ?? {}
  expect({ card, couponId, position }).toEqual({ card: kind, couponId: String(coupon.id), position: '4' })
})

it('opens a deal in a new tab, as an advertisement that passes nothing on', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={deal} position={2} />)
  const link = screen.getByRole('link', { name: /^Get deal/ })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/go-c-2\?/))
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
  const { action, couponId, position } = link.element().dataset
  expect({ action, couponId, position }).toEqual({ action: 'get-deal', couponId: '2', position: '2' })
})

it('[R4.4] leads a deal without a target to /403, in the same tab', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={invalidLink} position={1} />)
  const link = screen.getByRole('link', { name: /^Get deal/ })
  await expect.element(link).toHaveAttribute('href', '/403')
  await expect.element(link).not.toHaveAttribute('target')
})

it('[R4.4] holds /403 for a code without a target', async () => {
  const coupon = buildCoupon({ link: '###-c-1?url=' })
  const screen = await renderOnSite(<CouponTicket coupon={coupon} position={1} />)
  await expect.element(screen.getByRole('link', { name: /^Get code/ })).toHaveAttribute('data-offer', '/403')
})

it.each([
  ['expired', expired, 'Expired'],
  ['upcoming', upcoming, 'Starts 27 Nov'],
])('gives nothing to click when it is %s', async (_state, coupon, words) => {
  const screen = await renderOnSite(<CouponTicket coupon={coupon} position={1} />)
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
})

it('shows no more of a code than its end', async () => {
  const { container } = await renderOnSite(<CouponTicket coupon={buildCoupon({ code: 'NIMBUS20' })} position={1} />)
  expect(container.textContent).toContain('Nimbus Shoes, code ends with 20')
  expect(container.innerHTML).not.toContain('NIMBUS')
})

it('says who tested it and when, or that nobody did', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={code} position={1} />)
  await expect.element(screen.getByText('Tested by Mara, 3 hours ago')).toBeVisible()
  await screen.unmount()
  const other = await renderOnSite(<CouponTicket coupon={untested} position={1} />)
  await expect.element(other.getByText('Not tested yet')).toBeVisible()
})

it('says that its last test failed, and for how many shoppers it worked', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={couponStates.failing} position={1} />)
  await expect.element(screen.getByText('Failed when tested 3 hours ago')).toBeVisible()
  await expect.element(screen.getByText(/Worked\sfor\s4\sof\s15/)).toBeVisible()
  expect(screen.getByText('Not tested yet').elements()).toEqual([])
})

it('says what its last three tests found in words and by the form of a mark, not by colour alone', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={couponStates.failing} position={1} />)
  expect(screen.container.textContent).toContain('Last tests, newest first: failed, failed, worked. Worked for 4 of 15')
  const shapes = [...screen.container.querySelectorAll(MARKS)].map((mark) => {
    const bar = getComputedStyle(mark, '::before')
    return {
      isCheck: getComputedStyle(mark).borderBottomWidth === '2px',
      isCross: bar.borderLeftWidth === '2px' && Number.parseFloat(bar.height) > 6,
    }
  })
  const check = { isCheck: true, isCross: false }
  const cross = { isCheck: false, isCross: true }
  expect(shapes).toEqual([cross, cross, check])
})

it.each([
  ['four votes say nothing', couponStates.fewVotes, 'Not enough votes yet'],
  ['a coupon of an older page-api has votes alone', { ...code, health: null }, 'Worked for 40 of 43'],
])('%s', async (_, coupon, words) => {
  const screen = await renderOnSite(<CouponTicket coupon={coupon} position={1} />)
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(screen.container.querySelectorAll(MARKS)).toHaveLength(coupon.health?.trials.length ?? 0)
})

it('opens its terms from the keyboard', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={code} position={1} />)
  const terms = screen.getByText(code.promotionDetail)
  await expect.element(terms).not.toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.localName).toBe('summary')
  await userEvent.keyboard('{Enter}')
  await expect.element(terms).toBeVisible()
})

it('names its merchant with the way there, where it is asked to', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={code} position={1} showsMerchant />)
  const merchant = screen.getByRole('link', { name: 'Nimbus Shoes', exact: true })
  await expect.element(merchant).toHaveAttribute('href', '/stores/nimbus-shoes')
})

it('describes its action by its title, since many in a list are called the same', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={code} position={1} />)
  await expect.element(screen.getByRole('link', { name: /^Get code/ })).toHaveAccessibleDescription(code.title)
})

it('leaves no paragraph empty where there is nothing to say', async () => {
  const { container } = await renderOnSite(<CouponTicket coupon={expired} position={1} />)
  const texts = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(texts).not.toContain('')
})

it('does not say that a shop will open to which no programme leads', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={unlinkedDeal} position={1} />)
  await expect.element(screen.getByRole('link', { name: 'How to get it (opens in a new tab)' })).toBeVisible()
  await screen.unmount()
  const other = await renderOnSite(<CouponTicket coupon={{ ...code, hasAffiliate: false }} position={1} />)
  await expect.element(other.getByRole('link', { name: /^Get code/ })).toHaveAccessibleName(/^(?!.*Nimbus)/)
})

it('leads to its coupon’s own page from the end of its terms, which are closed', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={inFull} position={1} />, '/stores/nimbus-shoes')
  const link = screen.getByRole('link', { name: 'More about this offer' })
  expect(link.elements()).toEqual([])
  // The whole line opens it: what is clicked is the line, whose words are below that.
  screen.container.querySelector('summary')?.click()
  await expect.element(link).toHaveAttribute('href', `/coupons/${inFull.id}`)
  await expect.element(link).toHaveAccessibleDescription(inFull.title)
  await expect.element(link).toHaveAttribute('rel', 'nofollow')
})

it('leads there by the same word where there are no terms', async () => {
  const screen = await renderOnSite(<CouponTicket coupon={withoutTerms} position={1} />, '/stores/nimbus-shoes')
  const link = screen.getByRole('link', { name: 'Details' })
  await expect.element(link).toHaveAttribute('href', `/coupons/${withoutTerms.id}`)
  await expect.element(link).toHaveAccessibleDescription(withoutTerms.title)
})

it.each([inFull, withoutTerms])('leads to no page that is not there, nor to the one it is on', async (coupon) => {
  const partner = await renderOnSite(<CouponTicket coupon={coupon} position={1} />, '/', PARTNER)
  expect(ownPages(partner)).toHaveLength(0)
  await partner.unmount()
  const onItself = await renderOnSite(<CouponTicket coupon={coupon} position={1} />, `/coupons/${coupon.id}?promoid=7`)
  expect(ownPages(onItself)).toHaveLength(0)
  await onItself.unmount()
  for (const state of ['expired', 'upcoming'] as const) {
    const { container, unmount } = await renderOnSite(<CouponTicket coupon={{ ...coupon, state }} position={1} />)
    expect(ownPages({ container })).toHaveLength(0)
    await unmount()
  }
})

const showOpened = (...opened: Parameters<typeof openedCoupons>) =>
  renderOnSite(
    <OpenedCouponsContext value={openedCoupons(...opened)}>
      <CouponTicket coupon={couponStates[opened[0] === 10 ? 'unconfirmed' : 'code']} position={3} />
    </OpenedCouponsContext>,
  )

describe('[R4.12] a ticket whose code this visitor has opened', () => {
  it('shows it, when it was opened and what they said of it, and opens it again', async () => {
    const screen = await showOpened(1, 'NIMBUS20', 'yes')
    await expect.element(screen.getByText('NIMBUS20', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('5 min ago', { exact: true })).toBeVisible()
    const link = screen.getByRole('link', { name: /^NIMBUS20/ })
    await expect
      .element(link)
      .toHaveAccessibleName('NIMBUS20 in a new tab & open Nimbus Shoes You: worked Opened 5 min ago')
    await expect.element(link).toHaveAttribute('href', '/stores/nimbus-shoes?promoid=1')
    expect(link.element().dataset['action']).toBe('get-code')
    expect(
      screen
        .getByText('Get code')
        .elements()
        .every((hidden) => getComputedStyle(hidden).visibility === 'hidden'),
    ).toBe(true)
  })

  it('says that they said it did not work, whatever the reason', async () => {
    const screen = await showOpened(1, 'NIMBUS20', 'minimum')
    await expect.element(screen.getByRole('link', { name: /You: did not work/ })).toBeVisible()
  })

  it('copies all of it', async () => {
    const screen = await showOpened(10, 'WELCOME-TO-NIMBUS-20')
    await screen.getByRole('button', { name: 'Copy the code' }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('Code WELCOME-TO-NIMBUS-20 copied')
  })

  it.each([1, 10])('is as large as before, on a phone and on a desk (%i)', async (id) => {
    expect(await measureParts(id, 'WELCOME-TO-NIMBUS-20')).toEqual(await measureParts(id, 'an old one'))
  })

  it.each([
    ['that is another one by now', 'NIMBUS99', 'f00d'],
    ['of an offer that has changed, though it ends alike', 'NIMBUS20', 'beef'],
  ])('does not show a code %s', async (_case, stored, sign) => {
    const screen = await showOpened(1, stored, null, sign)
    await expect.element(screen.getByRole('link', { name: /^Get code/ })).toBeVisible()
    expect(screen.getByRole('button').elements()).toEqual([])
  })
})

/** Where all parts of a ticket stand, but for those that an open one has more, and for what the pointer of a test before has moved. */
async function measureParts(id: number, shown: string) {
  const screen = await showOpened(id, shown)
  const still = document.createElement('style')
  still.textContent = '* { translate: none !important; transition: none !important; }'
  screen.container.append(still)
  const sizes: unknown[] = []
  for (const width of [320, 1280]) {
    await page.viewport(width, 800)
    for (const part of screen.container.querySelectorAll('article, article *')) {
      if (part.closest('[class*="face"], [class*="copy"], [class*="small"]')) continue
      const { x, y, width: wide, height } = part.getBoundingClientRect()
      sizes.push([part.localName, x, y, wide, height])
    }
  }
  await screen.unmount()
  return sizes
}

it('[R2.21] leads from a key term to the tag that says the same, and by the name of another where there are few', async () => {
  const coupon = buildCoupon({
    key_terms: ['New customers'],
    term_tags: ['first-order'],
    tag: ['first-order', 'gifts', 'none'],
  })
  const menu = {
    categories: [],
    topics: [],
    tags: [
      { slug: 'first-order', name: 'First orders' },
      { slug: 'gifts', name: 'Free gifts' },
    ],
  }
  const { container } = await render(
    <OnSite page={{ menu, regions: [] }}>
      <CouponTicket coupon={coupon} position={1} />
    </OnSite>,
  )
  const links = [...container.querySelectorAll('a[data-page="tag"]')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['New customers', '/tags/first-order'],
    ['Free gifts', '/tags/gifts'],
  ])
})

it('[R2.21] leads to no tag that has no page', async () => {
  const coupon = buildCoupon({ key_terms: ['New customers'], term_tags: ['newcomers'], tag: ['newcomers'] })
  const { container } = await renderOnSite(<CouponTicket coupon={coupon} position={1} />)
  expect(container.textContent).toContain('New customers')
  expect(container.querySelectorAll('a[data-page="tag"]')).toHaveLength(0)
})

it('strikes the price before, on a line of its own', async () => {
  const { container } = await renderOnSite(<CouponTicket coupon={couponStates.price} position={1} />)
  const struck = container.querySelector('s')
  expect(struck?.textContent).toBe('£90')
  expect(struck?.parentElement && getComputedStyle(struck.parentElement).display).toBe('block')
})
