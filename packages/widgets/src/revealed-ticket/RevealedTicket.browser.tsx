import type { Coupon } from '@clipfront/page-data'
import { buildCoupon } from '@clipfront/page-data/testing'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { VotesContext } from '../did-it-work/useVote.ts'
import { KeptContext } from '../kept/KeptContext.ts'
import { OpenedCouponsContext } from '../opened-coupons/OpenedCouponsContext.ts'
import { couponStates, revealedCoupon } from '../testing/couponStates.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { keptOnDevice } from '../testing/keptOnDevice.ts'
import { OnSite } from '../testing/OnSite.tsx'
import { openedCoupons } from '../testing/openedCoupons.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { RevealedTicket } from './RevealedTicket.tsx'
import * as stories from './RevealedTicket.stories.tsx'

describeConformance('revealed-ticket/RevealedTicket', stories)

it('shows the code as it must be typed, left to right', async () => {
  const screen = await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  const code = screen.getByText('NIMBUS20', { exact: true })
  await expect.element(code).toBeVisible()
  await expect.element(code).toHaveAttribute('dir', 'ltr')
})

it('selects the shown code with one click', async () => {
  const screen = await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  await screen.getByText('NIMBUS20', { exact: true }).click()
  expect(getSelection()?.toString()).toBe('NIMBUS20')
})

it('[R3.7] leads to the shop with its promo id', async () => {
  const screen = await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  const link = screen.getByRole('link', { name: /^Go to Nimbus Shoes/ })
  const { searchParams, pathname } = new URL(link.element().getAttribute('href') ?? '', 'https://uk.clipfront.example')
  expect(pathname).toBe('/go-c-1')
  expect(searchParams.get('promoid')).toBe('1')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
  const { action, couponId, position } = link.element().dataset
  expect({ action, couponId, position }).toEqual({ action: 'go-to-shop', couponId: '1', position: '1' })
})

it('is a region that says whose code it holds', async () => {
  const screen = await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  await expect.element(screen.getByRole('region', { name: 'Your voucher code for Nimbus Shoes' })).toBeVisible()
})

it('begins the page at its heading, which a screen reader reads out with the code', async () => {
  await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  expect(document.activeElement?.textContent).toBe('Your voucher code for Nimbus Shoes')
  expect(document.activeElement).toHaveAccessibleDescription('NIMBUS20')
})

it.each([
  ['expired', couponStates.expired, 'Expired', /^It expired 1 Oct/],
  ['upcoming', couponStates.upcoming, 'Starts 27 Nov', /^You can use it from 27 Nov/],
])('keeps a code that is %s to itself, and says why', async (_state, coupon, stamp, why) => {
  const requested = { ...coupon, code: 'NIMBUS20', isRevealed: true }
  const screen = await renderOnSite(<RevealedTicket coupon={requested} position={1} />)
  await expect.element(screen.getByRole('region', { name: 'The code you asked for' })).toBeVisible()
  await expect.element(screen.getByText(stamp, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(why)).toBeVisible()
  expect(screen.container.innerHTML).not.toContain('NIMBUS20')
  expect(screen.container.querySelectorAll('a, button')).toHaveLength(0)
})

it('leads to no shop where there is no programme, and says how to get there', async () => {
  const screen = await renderOnSite(<RevealedTicket coupon={{ ...revealedCoupon, hasAffiliate: false }} position={1} />)
  expect(screen.getByRole('link').elements()).toEqual([])
  await expect.element(screen.getByText(/open Nimbus Shoes the way you usually do/)).toBeVisible()
})

it('draws no frame around its heading, though it has the focus, in whichever order a page has its styles', async () => {
  const late = document.createElement('style')
  late.textContent = ':focus-visible { outline: 3px solid red; }'
  document.head.append(late)
  await userEvent.keyboard('{Tab}')
  const screen = await renderOnSite(<RevealedTicket coupon={revealedCoupon} position={1} />)
  const heading = screen.getByRole('heading', { level: 2 }).element()
  const look = [heading.matches(':focus-visible'), getComputedStyle(heading).outlineStyle]
  late.remove()
  expect(look).toEqual([true, 'none'])
})

it('[R4.15] saves its coupon on the page of its merchant alone, whose head saves the merchant', async () => {
  const kept = keptOnDevice([])
  const show = (canSave: boolean) => (
    <KeptContext value={kept}>
      <RevealedTicket coupon={revealedCoupon} position={1} canSave={canSave} />
    </KeptContext>
  )
  const screen = await renderOnSite(show(true))
  const button = screen.getByRole('button', { name: 'Save this offer' })
  await expect.element(button).toHaveAccessibleDescription(revealedCoupon.title)
  await button.click()
  expect(kept.store.items).toMatchObject([{ kind: 'coupon', id: revealedCoupon.id }])
  await screen.rerender(<OnSite>{show(false)}</OnSite>)
  expect(button.elements()).toEqual([])
})

/** Whether two buttons share a row depends on their words. */
const NEAR_PX = 32
const findBox = (element: Element) => element.getBoundingClientRect()

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('[R4.11] a code that is shown', () => {
  const ADDRESS = '/stores/nimbus-shoes?promoid=1'
  const nextCode = buildCoupon({ id: 4, code: 'TRAIL15', revealed: true, title: 'Another one' })
  type Load = NonNullable<ComponentProps<typeof VotesContext>['value']>

  function show({ load = null, opened = null, url = ADDRESS, ...props }: Partial<Given> = {}) {
    return renderOnSite(
      <OpenedCouponsContext value={opened}>
        <VotesContext value={load}>
          <RevealedTicket coupon={revealedCoupon} position={1} {...props} />
        </VotesContext>
      </OpenedCouponsContext>,
      url,
    )
  }
  interface Given extends Partial<ComponentProps<typeof RevealedTicket>> {
    load: Load | null
    opened: ComponentProps<typeof OpenedCouponsContext>['value']
    url: string
  }

  /** Takes each vote at once. @param next what there is to try after each coupon */
  const sent: unknown[] = []
  const createLoad =
    (next: Partial<Record<number, Coupon>>): Load =>
    async () =>
    (couponId, onTaken) => {
      let vote: ReturnType<Awaited<ReturnType<Load>>>['vote'] = null
      let tell: (() => void) | undefined
      return {
        get vote() {
          return vote
        },
        subscribe(listener) {
          tell = listener
          return () => {}
        },
        send(voted) {
          sent.push([couponId, voted])
          vote = { voted, status: 'taken', next: next[couponId] ?? null }
          onTaken(voted)
          tell?.()
        },
      }
    }

  const load = createLoad({ 1: nextCode })

  const worked = (screen: Awaited<ReturnType<typeof show>>) =>
    screen.getByRole('button', { name: 'Worked', exact: true })

  it('asks whether it worked once it is copied, by its button or by hand', async () => {
    const screen = await show()
    expect(worked(screen).elements()).toEqual([])
    await screen.getByRole('button', { name: 'Copy the code' }).click()
    await expect.element(worked(screen)).toBeVisible()
    await screen.unmount()
    const other = await show()
    await other.getByText('NIMBUS20', { exact: true }).click()
    await userEvent.copy()
    await expect.element(worked(other)).toBeVisible()
  })

  it('asks who comes back to its tab, and not who sees it for the first time', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const screen = await show()
    setVisibility('visible')
    // What it would show is there a frame later.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    expect(worked(screen).elements()).toEqual([])
    setVisibility('hidden')
    setVisibility('visible')
    await expect.element(worked(screen)).toBeVisible()
  })

  it('offers the next code after a no, ready to copy, and asks about that one too', async () => {
    const opened = { ...openedCoupons(9, 'OTHER'), open: vi.fn<() => void>(), vote: vi.fn<() => void>() }
    const screen = await show({ load, opened })
    await screen.getByRole('button', { name: 'Copy the code' }).click()
    await screen.getByRole('button', { name: 'Did not work' }).click()
    await expect.element(screen.getByText('TRAIL15', { exact: true })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Go to Nimbus Shoes/ }).elements()).toHaveLength(2)
    await screen.getByRole('button', { name: 'Did not work' }).nth(1).click()
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'There is no other code for Nimbus Shoes' }))
      .toBeInTheDocument()
    expect(sent).toEqual([
      [1, 'no'],
      [4, 'no'],
    ])
    expect(opened.open.mock.calls, 'both were shown').toEqual([
      [1, 'NIMBUS20', revealedCoupon.sign],
      [4, 'TRAIL15', nextCode.sign],
    ])
    expect(opened.vote.mock.calls).toEqual(sent)
  })

  /** As far down as under the head of a page, with a page below it. */
  async function showOnPage(given: Partial<Given> = {}) {
    const screen = await show({ load, ...given })
    screen.container.style.paddingBlock = '320px 2000px'
    await screen.getByRole('button', { name: 'Copy the code' }).click()
    return { screen, failed: screen.getByRole('button', { name: 'Did not work' }).first() }
  }

  describe('on a phone', () => {
    beforeEach(() => page.viewport(390, 640))
    afterEach(() => page.viewport(1280, 800))

    it('brings the next code into view at once, above the reasons, and leaves the focus', async () => {
      const { screen, failed } = await showOnPage()
      await failed.click()
      const next = screen.getByText('TRAIL15', { exact: true })
      await expect.element(next).toBeVisible()
      await expect.poll(() => findBox(next.element()).bottom).toBeLessThanOrEqual(innerHeight)
      expect(findBox(next.element()).top).toBeGreaterThan(0)
      expect(findBox(screen.getByText(/^What was wrong/).element()).top).toBeGreaterThan(findBox(next.element()).bottom)
      await expect.element(failed).toHaveFocus()
    })

    it('moves nobody back who looks at something else by the time it is here', async () => {
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Load>>>()
      const { screen, failed } = await showOnPage({ load: () => promise })
      await failed.click()
      scrollTo(0, 1500)
      resolve(await load())
      const next = screen.getByText('TRAIL15', { exact: true })
      await expect.element(next).toBeInTheDocument()
      expect(findBox(next.element()).bottom).toBeLessThan(0)
      scrollTo(0, 0)
    })
  })

  it.each([390, 1280])('keeps the room of a next code that comes late, on a screen of %i px', async (width) => {
    await page.viewport(width, 800)
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Load>>>()
    const screen = await show({ load: () => promise })
    await screen.getByRole('button', { name: 'Copy the code' }).click()
    await screen.getByRole('button', { name: 'Did not work' }).click()
    await expect.poll(() => screen.container.querySelector('div:empty')).not.toBeNull()
    const { height } = findBox(screen.container)
    resolve(await load())
    await expect.element(screen.getByText('TRAIL15', { exact: true })).toBeVisible()
    expect(Math.abs(findBox(screen.container).height - height)).toBeLessThanOrEqual(NEAR_PX)
  })

  it('offers no code once more that stands above', async () => {
    const screen = await show({ load: createLoad({ 1: nextCode, 4: revealedCoupon }) })
    await screen.getByRole('button', { name: 'Copy the code' }).click()
    await screen.getByRole('button', { name: 'Did not work' }).click()
    await screen.getByRole('button', { name: 'Did not work' }).nth(1).click()
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'There is no other code for Nimbus Shoes' }))
      .toBeInTheDocument()
    expect([...screen.container.querySelectorAll('code')].map(({ id }) => id)).toEqual(['code-1', 'code-4'])
  })

  it('shows what the address says that was said, with the next code, as after a plain form', async () => {
    const opened = { ...openedCoupons(9, 'OTHER'), open: vi.fn<() => void>(), vote: vi.fn<() => void>() }
    const screen = await show({ nextCode, opened, url: `${ADDRESS}&voted=minimum` })
    await expect.element(screen.getByRole('button', { name: 'Minimum not reached', pressed: true })).toBeVisible()
    await expect.element(screen.getByText('TRAIL15', { exact: true })).toBeVisible()
    expect(opened.open.mock.calls, 'a link is no vote').toContainEqual([1, 'NIMBUS20', revealedCoupon.sign])
    expect(opened.vote).not.toHaveBeenCalled()
  })

  it('shows what was said of it before, whatever the address says', async () => {
    const screen = await show({ opened: openedCoupons(1, 'NIMBUS20', 'yes'), url: `${ADDRESS}&voted=no` })
    await expect.element(screen.getByRole('button', { name: 'Worked', exact: true, pressed: true })).toBeVisible()
  })

  it('says that a vote failed where the code that sends it cannot be had; then the form goes by itself', async () => {
    const screen = await show({ load: () => Promise.reject(new TypeError('no such file')) })
    const posted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    addEventListener('submit', posted)
    onTestFinished(() => removeEventListener('submit', posted))
    await screen.getByRole('button', { name: 'Copy the code' }).click()
    await worked(screen).click()
    await expect.element(screen.getByText(/^Your answer could not be sent/)).toBeVisible()
    expect(posted.mock.calls[0]?.[0].defaultPrevented, 'the app has taken it').toBe(true)
    let isOurs = true
    posted.mockImplementation((event) => {
      isOurs = event.defaultPrevented
      event.preventDefault()
    })
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(isOurs).toBe(false)
  })
})
