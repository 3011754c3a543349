import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import styles from '../testing/Long.module.css'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { ExtensionContext, type ExtensionOffer } from './ExtensionContext.ts'
import { ExtensionSlot } from './ExtensionSlot.tsx'
import * as stories from './ExtensionSlot.stories.tsx'

describeConformance('extension-slot/ExtensionSlot', stories)

/** As the shell makes it, in the hands of the test. */
function createOffer(given: Partial<ExtensionOffer> = {}) {
  const listeners = new Set<() => void>()
  const offer = {
    page: 'https://addons.example/clipfront' as string | null,
    browser: 'Firefox',
    dismiss: vi.fn<() => void>(() => {
      offer.page = null
      flushSync(() => listeners.forEach((listener) => listener()))
    }) as ExtensionOffer['dismiss'],
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ...given,
  }
  return { offer, load: async () => offer }
}

const renderWith = (load: () => Promise<ExtensionOffer>, isLong = true) =>
  renderOnSite(
    <ExtensionContext value={load}>
      <div className={isLong ? styles['long'] : ''}>
        <ExtensionSlot />
      </div>
    </ExtensionContext>,
  )

/** As long as it takes to be brought. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

it('[R1.2] leads to where the browser at hand has it, at the end of the page, and goes for good when it is sent away', async () => {
  const { offer, load } = createOffer()
  const screen = await renderWith(load)
  const link = screen.getByRole('link', { name: 'Add to Firefox' })
  await expect.element(link).toHaveAttribute('href', 'https://addons.example/clipfront')
  await screen.getByRole('button', { name: 'Don’t show this again' }).click()
  expect(offer.dismiss).toHaveBeenCalledOnce()
  expect(screen.container.querySelector('section')).toBeNull()
})

it('[R1.2] is not sent away where nothing may be stored', async () => {
  const screen = await renderWith(createOffer({ dismiss: null }).load)
  await expect.element(screen.getByRole('link', { name: 'Add to Firefox' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})

it.each([
  ['it is there already', createOffer({ page: null }).load, true],
  ['its code cannot be had', () => Promise.reject(new TypeError('blocked')), true],
  ['the end of the page is on the screen, where it would move what is there', createOffer().load, false],
])('[R1.2] says nothing, and takes no room, where %s', async (_, load, isLong) => {
  const { container } = await renderWith(load, isLong)
  await settle()
  expect(container.querySelector('section')).toBeNull()
  const place = container.querySelector('[hidden]')?.parentElement
  expect(place && getComputedStyle(place).position).toBe('absolute')
})
