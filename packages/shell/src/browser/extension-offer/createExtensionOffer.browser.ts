import type { ClientState } from '@clipfront/routing/state'
import { expect, it, vi } from 'vitest'
import { createExtensionOffer } from './createExtensionOffer.ts'

const extensionPages = { chromium: 'https://store.example/clipfront', firefox: 'https://addons.example/clipfront' }
const DESK = { clientType: 'PC', browserType: 'Chrome', hasExtension: false, isPureExtension: false } as const

type Facts = Pick<ClientState, 'clientType' | 'browserType' | 'hasExtension' | 'isPureExtension'>

function openOffer(
  facts: Partial<Facts> = {},
  given: { pages?: typeof extensionPages | null; storage?: Storage } = {},
) {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const clientState = { state: { ...DESK, ...facts } as ClientState, subscribe }
  const { pages = extensionPages, storage } = given
  const offer = createExtensionOffer({
    site: { extensionPages: pages },
    clientState,
    consent: { storage, subscribe },
  })
  return { offer, listeners }
}

it.each<[string, Partial<Facts>, string | null]>([
  ['Chrome on a computer', {}, extensionPages.chromium],
  ['Edge on a computer', { browserType: 'Edge' }, extensionPages.chromium],
  ['Firefox on a computer', { browserType: 'Firefox' }, extensionPages.firefox],
  ['Safari', { browserType: 'Safari' }, null],
  ['an unknown browser', { browserType: 'Clipfront' }, null],
  ['Chrome on a phone', { clientType: 'Android' }, null],
  ['nobody yet', { clientType: null, browserType: null }, null],
  ['whoever has it', { hasExtension: true }, null],
  ['whoever comes from it', { isPureExtension: true }, null],
])('[R1.2] the extension is offered to %s, or not', (_, facts, page) => {
  expect(openOffer(facts).offer.page).toBe(page)
})

it('[R1.2] is offered by no site whose file names none', () => {
  expect(openOffer({}, { pages: null }).offer.page).toBeNull()
})

it('[R7.11] is sent away only where that may be stored, and stays away in the next document', () => {
  expect(openOffer().offer.dismiss).toBeNull()
  localStorage.removeItem('td:extension')
  const { offer, listeners } = openOffer({}, { storage: localStorage })
  const listener = vi.fn<() => void>()
  const end = offer.subscribe(listener)
  offer.dismiss?.()
  expect(listener).toHaveBeenCalledOnce()
  expect([offer.page, localStorage.getItem('td:extension')]).toEqual([null, '1'])
  expect(openOffer({}, { storage: localStorage }).offer.page).toBeNull()
  end()
  expect(listeners.size).toBe(0)
  localStorage.removeItem('td:extension')
})
