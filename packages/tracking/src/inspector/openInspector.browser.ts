import { buildCoupon } from '@clipfront/page-data/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTracker } from '../testing/openTracker.ts'
import { openInspector } from './openInspector.ts'

const coupon = buildCoupon()

function inspect(host: string) {
  const inspector = openInspector()
  return openTracker({ host, inspect: (event) => inspector.show(event) })
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  // The name that the test of production bundles looks for.
  document.querySelector('clipfront-inspector')?.remove()
})

it('lists each event as it happens, with its fields', async () => {
  const { tracker, collector } = inspect('www.clipfront.example')
  tracker.trackCoupon('click', coupon, { position: 3 })
  await page.getByRole('button', { name: 'Events: 1' }).click()
  const list = page.getByRole('region', { name: 'Events of this tab' })
  await list.getByText('click of coupon 1 at 3').click()
  for (const value of ['merchant', '20% off everything for new customers', 'upk-1', '(empty)'])
    await expect.element(list.getByText(value, { exact: true }).first()).toBeVisible()
  await expect.element(list.getByText('sent', { exact: true })).toBeVisible()
  expect(await collector.takeEvents(1)).toHaveLength(1)

  tracker.trackVisit(7)
  await expect.element(list.getByText('shop of merchant 7')).toBeVisible()
  await list.getByRole('button', { name: 'Clear' }).click()
  expect(list.getByRole('listitem').elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Events: 0' })).toBeVisible()
})

it('lists what the document before it in this tab has listed, since a click leads away at once', async () => {
  // The real one; the tests' documents have one tab.
  const notes = localStorage
  const inspector = openInspector(notes)
  openTracker({ host: 'uk.main.localhost', inspect: (event) => inspector.show(event) }).tracker.trackVisit(7)
  document.querySelector('clipfront-inspector')?.remove()
  openInspector(notes)
  await page.getByRole('button', { name: 'Events: 1' }).click()
  await expect.element(page.getByText('shop of merchant 7')).toBeVisible()
})

it.each([
  ['held back: this host is no production host', 'uk.main.localhost', () => {}],
  [
    'held back: nobody sees this document',
    'www.clipfront.example',
    () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
  ],
  [
    'held back: sent within the last five minutes',
    'www.clipfront.example',
    () => localStorage.setItem('td:cp:7:1:copy', String(Date.now())),
  ],
  ['held back: sent within the last five minutes', 'beta.clipfront.example', () => {}],
])('says why: %s', async (reason, host, arrange) => {
  const { tracker, collector } = inspect(host)
  arrange()
  tracker.trackCoupon('copy', coupon, { position: 1 })
  if (host.startsWith('beta.')) tracker.trackCoupon('copy', coupon, { position: 1 })
  await page.getByRole('button', { name: /^Events/ }).click()
  await expect.element(page.getByText(reason).first()).toBeVisible()
  expect(await collector.takeAfterwards()).toEqual([])
})

it('[R7.11] says that the visitor has not agreed, of what needs that and is held back', async () => {
  document.cookie = 'cf_consent=yes; Path=/'
  const inspector = openInspector()
  const { tracker, collector } = openTracker({ consent: 'ask', inspect: (event) => inspector.show(event) })
  const report = () => tracker.trackPage('web-vitals', { metric: 'LCP' }, { needsConsent: true })
  report()
  document.cookie = 'cf_consent=; Path=/; Max-Age=0'
  report()
  tracker.trackPage('pwa_open', { mode: 'standalone' })
  await page.getByRole('button', { name: 'Events: 3' }).click()
  const entries = page.getByRole('listitem').elements()
  expect(entries.map(({ textContent }) => /held back: the visitor has not agreed|sent/.exec(textContent)?.[0])).toEqual(
    ['sent', 'held back: the visitor has not agreed', 'sent'],
  )
  const sent = (await collector.takeEvents(2)).map(({ url }) => url.split('type=').at(-1))
  expect(new Set(sent)).toEqual(new Set(['pwa_open', 'web-vitals']))
})

it('is there once, and opens and closes by the keyboard', async () => {
  expect(openInspector()).toBe(openInspector())
  const toggle = page.getByRole('button', { name: 'Events: 0' })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  const button = toggle.element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(document.querySelector('clipfront-inspector')?.shadowRoot?.activeElement?.textContent).toBe('Clear')
  await userEvent.keyboard('{Escape}')
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
})
