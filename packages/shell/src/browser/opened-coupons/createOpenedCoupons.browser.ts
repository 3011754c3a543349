import { createConsent } from '@clipfront/tracking/consent'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOpenedCoupons } from './createOpenedCoupons.ts'

/** The coupon of a test: tabs of earlier tests may still store theirs. */
let id = 0
let code = ''
const isStored = () => (localStorage.getItem('td:opened') ?? '').includes(code)

beforeEach(() => {
  id += 1
  code = `HELLO${id}`
})
function blocked(): never {
  throw new DOMException('', 'SecurityError')
}

/** A tab: they share the device and the channel, and nothing else. */
function openTab(rule: 'ask' | 'not-needed' = 'not-needed') {
  const consent = createConsent(rule)
  return { consent, opened: createOpenedCoupons(consent) }
}

afterEach(() => {
  // The tabs of a test hear nothing of the next one.
  dispatchEvent(new PageTransitionEvent('pagehide'))
  localStorage.clear()
  document.cookie = 'cf_consent=; Path=/; Max-Age=0'
  vi.restoreAllMocks()
})

describe('[R4.12] opened coupons', () => {
  it('are stored where nobody need be asked, and known to the next document', () => {
    const { opened } = openTab()
    opened.open(id, code, 'sign')
    opened.vote(id, 'minimum')
    expect(openTab().opened.find(id)).toMatchObject({ code, voted: 'minimum' })
  })

  it('are the memory of the document on a site that asks; a yes stores them', () => {
    const { consent, opened } = openTab('ask')
    opened.open(id, code, 'sign')
    expect(opened.find(id)).toMatchObject({ code, voted: null })
    expect(isStored()).toBe(false)
    consent.answer('yes')
    expect(isStored()).toBe(true)
  })

  it('[R7.11] are deleted by a no, from the device and from the memory', () => {
    const { consent, opened } = openTab('ask')
    consent.answer('yes')
    opened.open(id, code, 'sign')
    expect(isStored()).toBe(true)
    consent.answer('no')
    expect([isStored(), opened.find(id)]).toEqual([false, undefined])
    opened.open(id, code, 'sign')
    expect([isStored(), opened.find(id)?.code], 'what is opened then').toEqual([false, code])
  })

  it('[R7.11] are told to nobody by a tab in a browser that does not tell it of the no', async () => {
    const consent = createConsent('ask')
    consent.answer('yes')
    const { isGiven, storage } = consent
    const unheard = { isGiven, storage, subscribe: () => () => {} }
    const first = createOpenedCoupons(unheard)
    first.open(id, code, 'sign')
    consent.answer('no')
    Object.assign(unheard, { isGiven: consent.isGiven, storage: consent.storage })
    const second = openTab('ask').opened
    await expect.poll(() => first.find(id)).toBeUndefined()
    expect(second.find(id)).toBeUndefined()
  })

  it.each(['ask', 'not-needed'] as const)('are the same in all tabs (%s)', async (rule) => {
    const first = openTab(rule).opened
    first.open(id, code, 'sign')
    const second = openTab(rule).opened
    // What was opened before it, and what is said in another one.
    await expect.poll(() => second.find(id)?.code).toBe(code)
    second.vote(id, 'yes')
    await expect.poll(() => first.find(id)?.voted).toBe('yes')
  })

  it('keep a vote while the code is the same', () => {
    const { opened } = openTab()
    opened.open(id, code, 'sign')
    opened.vote(id, 'yes')
    opened.open(id, code, 'sign')
    expect(opened.find(id)?.voted).toBe('yes')
    opened.open(id, 'ANOTHER', 'sign')
    expect(opened.find(id)).toMatchObject({ code: 'ANOTHER', voted: null })
  })

  it('are deleted from the device once they are too old, by who opens nothing more', () => {
    const openedAt = Date.now() - 60 * 24 * 60 * 60 * 1000
    const old = { id, code, openedAt, changedAt: openedAt, voted: null }
    const fresh = {
      id: id + 1000,
      code: 'FRESH',
      sign: 'sign',
      openedAt: Date.now(),
      changedAt: Date.now(),
      voted: null,
    }
    localStorage.setItem('td:opened', JSON.stringify([fresh, old]))
    openTab()
    expect(JSON.parse(localStorage.getItem('td:opened') ?? '')).toEqual([fresh])
    dispatchEvent(new PageTransitionEvent('pagehide'))
    localStorage.setItem('td:opened', JSON.stringify([old]))
    openTab()
    expect(localStorage.getItem('td:opened')).toBeNull()
  })

  it('are none where the device holds junk, and none are voted on that were not opened', () => {
    localStorage.setItem('td:opened', '{"id":')
    const { opened } = openTab()
    opened.vote(id, 'yes')
    expect(opened.find(id)).toBeUndefined()
  })

  it('are remembered by the document where storage and channel throw', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    vi.stubGlobal('BroadcastChannel', blocked)
    const { opened } = openTab()
    opened.open(id, code, 'sign')
    expect(opened.find(id)?.code).toBe(code)
    vi.unstubAllGlobals()
  })

  it('are read anew by a page that comes back', async () => {
    const { opened } = openTab()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    const other = openTab().opened
    other.open(id, code, 'sign')
    expect(opened.find(id)).toBeUndefined()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(opened.find(id)?.code).toBe(code)
    other.vote(id, 'yes')
    await expect.poll(() => opened.find(id)?.voted).toBe('yes')
  })
})
