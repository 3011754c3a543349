import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SiteLayout } from '../site-layout/SiteLayout.tsx'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { findPart } from '../tokens/testing/areBeside.ts'
import * as stories from './OfflineNotice.stories.tsx'
import { OfflineNotice, useOffline } from './OfflineNotice.tsx'

describeConformance('offline-notice/OfflineNotice', stories)

function Watching() {
  return <OfflineNotice isOffline={useOffline()} />
}

afterEach(() => Reflect.deleteProperty(navigator, 'onLine'))

function setOnline(value: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value })
  window.dispatchEvent(new Event(value ? 'online' : 'offline'))
}

it('[R4.1] comes when the connection goes, and goes when it comes back', async () => {
  const screen = await renderOnSite(<Watching />)
  const notice = screen.getByText('You are offline')
  expect(notice.elements()).toEqual([])
  setOnline(false)
  await expect.element(notice).toBeVisible()
  setOnline(true)
  await expect.poll(() => notice.elements()).toEqual([])
})

it('[R4.1] stays closed while the connection is gone, and comes when it goes again', async () => {
  const screen = await renderOnSite(<Watching />)
  const notice = screen.getByText('You are offline')
  setOnline(false)
  await expect.element(notice).toBeVisible()
  // A click of the test itself would wait for the connection.
  const close = screen.getByRole('button', { name: 'Close' }).element()
  close.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => notice.elements()).toEqual([])
  window.dispatchEvent(new Event('offline'))
  expect(notice.elements()).toEqual([])
  setOnline(true)
  await new Promise(requestAnimationFrame)
  setOnline(false)
  await expect.element(notice).toBeVisible()
})

it.each([320, 1280])(
  '[R4.1] is one line of %i px under the header, moves nothing, and covers no more than a line',
  async (width) => {
    await page.viewport(width, 800)
    setOnline(false)
    const screen = await renderOnSite(
      <SiteLayout>
        <h1>The page</h1>
      </SiteLayout>,
      '/stores/nimbus-shoes',
    )
    await expect.element(screen.getByText('You are offline')).toBeVisible()
    const main = screen.getByRole('main').element().getBoundingClientRect()
    const line = findPart(screen.container, 'header + div').getBoundingClientRect()
    expect(line.height).toBeLessThanOrEqual(48)
    expect(line.top).toBeGreaterThanOrEqual(screen.getByRole('banner').element().getBoundingClientRect().bottom)
    expect(main.top).toBeLessThanOrEqual(line.top)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    setOnline(true)
    await page.viewport(1280, 800)
  },
)
