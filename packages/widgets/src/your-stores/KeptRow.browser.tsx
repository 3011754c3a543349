import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { OpenedCouponsContext } from '../opened-coupons/OpenedCouponsContext.ts'
import { describeConformance } from '../testing/describeConformance.tsx'
import { KEPT, keptOnDevice } from '../testing/keptOnDevice.ts'
import { openedCoupons } from '../testing/openedCoupons.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { KeptContext } from '../kept/KeptContext.ts'
import { KeptRow } from './KeptRow.tsx'
import * as stories from './KeptRow.stories.tsx'

describeConformance('your-stores/KeptRow', stories, { isElement: false })

it('[R4.15] leads to what was saved and opened', async () => {
  const screen = await renderOnSite(
    <KeptContext value={keptOnDevice(KEPT)}>
      <KeptRow />
    </KeptContext>,
  )
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/stores/nimbus-shoes', '/coupons/1', '/coupons/4'])
  await expect.element(screen.getByRole('heading', { name: 'Your shops' })).toBeVisible()
})

/** Of its words, whatever room is around them. */
const findEdge = (element: Element | null) => {
  const text = document.createRange()
  if (element) text.selectNodeContents(element)
  return Math.round(text.getBoundingClientRect().left)
}

it('[R4.15] has all its ways on one edge', async () => {
  const screen = await renderOnSite(
    <KeptContext value={keptOnDevice(KEPT)}>
      <KeptRow />
    </KeptContext>,
  )
  const heading = screen.getByRole('heading', { name: 'Your shops' }).element()
  expect(findEdge(screen.getByRole('button', { name: 'Clear all of this' }).element())).toBe(findEdge(heading))
})

it('[R4.15] has more room above a heading than between the lines of its list', async () => {
  const screen = await renderOnSite(
    <KeptContext value={keptOnDevice(KEPT)}>
      <KeptRow />
    </KeptContext>,
  )
  const heading = screen.getByRole('heading', { name: 'Codes you opened' }).element()
  const [above, own] = [screen.getByRole('list').nth(1), screen.getByRole('list').nth(2)].map((list) => list.element())
  if (!above || !own) throw new Error('One list is above the other.')
  const room = heading.getBoundingClientRect().top - above.getBoundingClientRect().bottom
  expect(room).toBeGreaterThan(Number.parseFloat(getComputedStyle(own).rowGap))
})

it('[R4.15] is forgotten with one click, opened codes too, and says so where the focus is', async () => {
  const opened = { ...openedCoupons(1, 'NIMBUS20'), forget: vi.fn<() => void>() }
  const kept = keptOnDevice(KEPT)
  const screen = await renderOnSite(
    <OpenedCouponsContext value={opened}>
      <KeptContext value={kept}>
        <KeptRow />
      </KeptContext>
    </OpenedCouponsContext>,
  )
  ;(screen.getByRole('button', { name: 'Clear all of this' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Cleared. None of it is left on this device.')).toHaveFocus()
  expect([kept.store.items, opened.forget.mock.calls.length]).toEqual([[], 1])
  expect(screen.getByRole('link').elements()).toEqual([])
})
