import { afterEach, expect, it, vi } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { ShareButton } from './ShareButton.tsx'
import * as stories from './ShareButton.stories.tsx'

describeConformance('your-stores/ShareButton', stories, { isElement: false })

const ADDRESS = new URL('/stores/nimbus-shoes', location.href).href
afterEach(() => vi.unstubAllGlobals())

/** @param parts what this device has */
async function share(parts: { share?: unknown; clipboard?: unknown }) {
  vi.stubGlobal('navigator', parts)
  const screen = await renderOnSite(<ShareButton title="Nimbus Shoes" path="/stores/nimbus-shoes" />)
  await screen.getByRole('button', { name: 'Share' }).click()
  return screen.getByRole('status')
}
const refuse = (name: string) => vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('', name))

it('[R4.15] shares the way the device shares', async () => {
  const shared = vi.fn<(given: object) => Promise<void>>().mockResolvedValue()
  const writeText = vi.fn<() => Promise<void>>()
  await share({ share: shared, clipboard: { writeText } })
  await expect.poll(() => shared.mock.calls).toEqual([[{ title: 'Nimbus Shoes', url: ADDRESS }]])
  expect(writeText).not.toHaveBeenCalled()
})

it('[R4.15] copies nothing when somebody changed their mind', async () => {
  const writeText = vi.fn<() => Promise<void>>()
  const aborted = refuse('AbortError')
  await share({ share: aborted, clipboard: { writeText } })
  await expect.poll(() => aborted.mock.calls).toHaveLength(1)
  expect(writeText).not.toHaveBeenCalled()
})

it.each([
  ['a device that does not share', undefined],
  ['one that refuses', refuse('NotAllowedError')],
])('[R4.15] copies the address on %s, and says so', async (_case, sharing) => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  const status = await share({ share: sharing, clipboard: { writeText } })
  await expect.element(status).toHaveTextContent('Link copied')
  expect(writeText.mock.calls).toEqual([[ADDRESS]])
})

it.each([
  ['there is no clipboard', undefined],
  ['the clipboard is closed', { writeText: refuse('NotAllowedError') }],
])('[R4.15] shows the address where %s', async (_case, clipboard) => {
  const status = await share({ clipboard })
  await expect.element(status).toHaveTextContent(`Copy this address: ${ADDRESS}`)
})
