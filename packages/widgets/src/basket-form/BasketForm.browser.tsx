import { buildCoupon } from '@clipfront/page-data/testing'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CouponList } from '../coupon-list/CouponList.tsx'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { BasketForm } from './BasketForm.tsx'
import * as stories from './BasketForm.stories.tsx'

describeConformance('basket-form/BasketForm', stories)

const { coupons } = stories.default.args
const AT = '/stores/nimbus-shoes'

/** What leaves the page: forms that were not kept from being sent. */
let sent: string[]
let stopper: AbortController

beforeEach(() => {
  sent = []
  stopper = new AbortController()
  const note = (event: SubmitEvent) => {
    if (!event.defaultPrevented && event.target instanceof HTMLFormElement) sent.push(event.target.action)
    event.preventDefault()
  }
  document.addEventListener('submit', note, { signal: stopper.signal })
})
afterEach(() => stopper.abort())

type Screen = Awaited<ReturnType<typeof renderOnSite>>

/** Each heading with its offers, as they are read out. */
const readOffers = ({ container }: Screen) =>
  [...container.querySelectorAll('h3')].map(({ textContent, nextElementSibling }) => {
    const rows = [...(nextElementSibling?.children ?? [])]
    return [textContent].concat(rows.map((row) => [...row.children].map((part) => part.textContent).join(': ')))
  })

it('[R1.10] says what each offer saves, the most first, and why the others do not', async () => {
  const screen = await renderOnSite(<BasketForm coupons={coupons} />, `${AT}?basket=80`)
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('On £80, the best offer open to everyone saves £15 if its terms fit: you pay £65.')
  expect(readOffers(screen)).toEqual([
    [
      'For everyone',
      '25% off bootsNew customers · Over £50: Saves £15, you pay £65 · The most it can save',
      '£10 off: Saves £10, you pay £70',
    ],
    ['For some shoppers', '20% off your first pairNew customers · Full-price pairs: Saves £16, you pay £64'],
    [
      'Saving not known in advance',
      'Outlet: up to half priceOutlet: Up to £40, not guaranteed',
      'Free delivery on any order: Saves the delivery charge',
      'Socks with every pair of boots: Depends on what you buy',
    ],
    ['Failed when last tested', '45% off everythingFailed when tested 3 hours ago: Saves £36, you pay £44'],
    [
      'Not with this basket',
      '£30 off orders over £120: £40 short of the minimum of £120',
      '10% off at the counter: In store',
      'CHF 12 off in Switzerland: Its terms are in CHF, so we cannot calculate it',
    ],
  ])
})

it('[R1.10] works it out by the keyboard alone, without a request, and again for another amount', async () => {
  const screen = await renderOnSite(<BasketForm coupons={coupons} />, AT)
  expect(screen.getByRole('textbox').elements()).toEqual([])
  await userEvent.keyboard('{Tab}{Enter}{Tab}')
  const field = screen.getByRole('textbox', { name: 'Your basket total, for example £80' })
  await expect.element(field).toHaveFocus()
  performance.clearResourceTimings()
  await userEvent.keyboard('£120.50{Enter}')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('On £120.50, the best offer open to everyone saves £30 if its terms fit: you pay £90.50.')
  await userEvent.keyboard('{Control>}a{/Control}20{Enter}')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('On £20, the best offer open to everyone saves £10 if its terms fit: you pay £10.')
  await expect.element(field).toHaveFocus()
  expect(performance.getEntriesByType('resource')).toEqual([])
  expect(sent).toEqual([])
})

it.each(['-80', 'eighty', '9'.repeat(40), '<b>80</b>', ' '])(
  '[R1.10] says of %j what to type instead',
  async (typed) => {
    const screen = await renderOnSite(<BasketForm coupons={coupons} />, AT)
    await userEvent.keyboard('{Tab}{Enter}{Tab}')
    await userEvent.keyboard(`${typed}{Enter}`)
    const field = screen.getByRole('textbox')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(field)
      .toHaveAccessibleDescription('Enter an amount above 0 and up to £1,000,000, such as £80.')
    expect(screen.container.querySelectorAll('h3').length).toBe(0)
  },
)

it('[R1.10] is a plain form that asks for all else of the page again', async () => {
  const screen = await renderOnSite(
    <BasketForm coupons={coupons} />,
    `${AT}?page=2&sort=newest&type=code&promoid=3&basket=80`,
  )
  const form = screen.container.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', `${AT}#basket`])
  expect(form && [...new FormData(form)]).toEqual([
    ['basket', '80'],
    ['sort', 'newest'],
    ['type', 'code'],
    ['promoid', '3'],
  ])
})

it('[R1.10] leads from each offer to its ticket', async () => {
  const kinds = [coupons[1], coupons[4]].flatMap((coupon) => coupon ?? [])
  const screen = await renderOnSite(
    <>
      <BasketForm coupons={kinds} />
      <CouponList coupons={kinds} isFilterable />
    </>,
    `${AT}?basket=80`,
  )
  await screen.getByRole('link', { name: 'Outlet: up to half price' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Outlet: up to half price' })).toBeInViewport()
  location.hash = ''
})

it('[R1.10] says for whom an offer is, also where no key term does', async () => {
  const coupon = buildCoupon({ conditions: { audience: 'students' }, key_terms: [] })
  const screen = await renderOnSite(<BasketForm coupons={[coupon]} />, `${AT}?basket=80`)
  await expect.element(screen.getByText('Students', { exact: true })).toBeVisible()
})

it('[R1.10] is accessible while it says what is wrong', async () => {
  const screen = await renderOnSite(<BasketForm coupons={coupons} />, `${AT}?basket=x`)
  const { violations } = await axe.run(screen.container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})
