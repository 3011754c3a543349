import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import * as stories from './OfflineNotice.stories.tsx'
import { OfflineNotice, useOffline } from './OfflineNotice.tsx'

describeConformance('offline-notice/OfflineNotice', stories)

function Watching() {
  return <OfflineNotice isOffline={useOffline()} />
}

it('[R4.1] comes when the connection goes, and goes when it comes back', async () => {
  const screen = await renderOnSite(<Watching />)
  const notice = screen.getByText('You are offline')
  expect(notice.elements()).toEqual([])
  const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event('offline'))
  await expect.element(notice).toBeVisible()
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => notice.elements()).toEqual([])
  Reflect.deleteProperty(navigator, 'onLine')
  expect(onLine).toBeDefined()
})
