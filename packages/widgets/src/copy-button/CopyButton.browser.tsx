import { expect, it, vi } from 'vitest'
import { cdp, commands, userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { CopyButton } from './CopyButton.tsx'
import * as stories from './CopyButton.stories.tsx'

describeConformance('copy-button/CopyButton', stories)

const widget = (
  <>
    <code id="shown">NIMBUS20</code>
    <CopyButton code="NIMBUS20" couponId={1} codeId="shown" />
  </>
)

/** Answers the browser's question about the clipboard, as a shopper would. */
async function setClipboard(setting: 'granted' | 'denied'): Promise<void> {
  const { targetInfo } = await cdp().send('Target.getTargetInfo')
  for (const name of ['clipboard-read', 'clipboard-write']) {
    const { browserContextId } = targetInfo
    await cdp().send('Browser.setPermission', {
      permission: { name },
      setting,
      origin: location.origin,
      ...(browserContextId && { browserContextId }),
    })
  }
}

it('copies the code and says so, to the eye and to the ear', async () => {
  await setClipboard('granted')
  const screen = await renderOnSite(widget)
  const status = screen.getByRole('status')
  await expect.element(status).toBeEmptyDOMElement()
  await screen.getByRole('button', { name: 'Copy the code' }).click()
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect.element(status).toHaveTextContent('Code NIMBUS20 copied')
  expect(await navigator.clipboard.readText()).toBe('NIMBUS20')
})

it('copies from the keyboard', async () => {
  await setClipboard('granted')
  await navigator.clipboard.writeText('before')
  await renderOnSite(widget)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => navigator.clipboard.readText()).toBe('NIMBUS20')
})

it('copies by the old way where the clipboard is refused, or is not there as on plain http', async () => {
  await setClipboard('granted')
  await navigator.clipboard.writeText('before')
  const screen = await renderOnSite(widget)
  await withoutClipboard(async () => {
    await screen.getByRole('button', { name: 'Copy the code' }).click()
    await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  })
  expect(await navigator.clipboard.readText()).toBe('NIMBUS20')
})

it.each([
  ['a mouse', false, 'Selected. Copy it with your keyboard.'],
  ['a finger', true, 'Press and hold the code to copy it.'],
])('selects the code where nothing may copy, and says what to do with %s', async (_, isCoarse, status) => {
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  vi.spyOn(window, 'matchMedia').mockReturnValue(matchMedia(isCoarse ? 'all' : 'not all'))
  const screen = await renderOnSite(widget)
  await withoutClipboard(async () => {
    await screen.getByRole('button', { name: 'Copy the code' }).click()
    await expect.element(screen.getByText(status, { exact: true })).toBeVisible()
  })
  expect(getSelection()?.toString()).toBe('NIMBUS20')
  expect(screen.getByRole('status').element().getBoundingClientRect().width, 'the eye reads it').toBeGreaterThan(44)
})

it('is not to be seen before a click on it is answered', async () => {
  const { Ready = '' } = await commands.renderOnServer('copy-button/CopyButton', 'en-GB')
  const place = document.createElement('div')
  place.innerHTML = Ready
  document.body.append(place)
  await expect.element(place.querySelector('button')).not.toBeVisible()
  place.remove()
})

async function withoutClipboard(act: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  try {
    await act()
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}
