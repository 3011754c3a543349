import { createConsent } from '@clipfront/tracking/consent'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createKept } from './createKept.ts'

/** A document: documents share the device, and nothing else. */
function openDocument(rule: 'ask' | 'not-needed' = 'not-needed') {
  const consent = createConsent(rule)
  return { consent, kept: createKept(consent) }
}
const merchant = { slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3 }
const nimbus = { kind: 'merchant', id: 7, title: '', merchant } as const
const offer = { kind: 'coupon', id: 1, title: '20% off', merchant } as const
const ids = (kept: ReturnType<typeof createKept>) => kept.items?.map(({ kind, id }) => `${kind} ${id}`)

afterEach(() => {
  localStorage.clear()
  document.cookie = 'cf_consent=; Path=/; Max-Age=0'
  vi.restoreAllMocks()
})

describe('[R4.15] what is kept', () => {
  it('is saved and forgotten by a click, and found again in the next document', () => {
    const { kept } = openDocument()
    const heard = vi.fn<() => void>()
    kept.subscribe(heard)
    kept.toggle(nimbus)
    kept.toggle(offer)
    kept.noteOpened(offer)
    expect(ids(openDocument().kept)?.toSorted()).toEqual(['coupon 1', 'merchant 7', 'opened 1'])
    kept.toggle(offer)
    expect(ids(kept)?.toSorted()).toEqual(['merchant 7', 'opened 1'])
    expect(heard).toHaveBeenCalledTimes(4)
  })

  it('is nothing on a site that asks, until a yes, and nothing again after a no', () => {
    const { consent, kept } = openDocument('ask')
    kept.toggle(nimbus)
    kept.noteOpened(offer)
    expect([kept.items, localStorage.length]).toEqual([null, 0])
    consent.answer('yes')
    expect(kept.items).toEqual([])
    kept.toggle(nimbus)
    expect(ids(kept)).toEqual(['merchant 7'])
    consent.answer('no')
    expect([kept.items, localStorage.getItem('td:kept')]).toEqual([null, null])
  })

  it('is forgotten all at once, from the device too', () => {
    const { kept } = openDocument()
    kept.toggle(nimbus)
    kept.forget()
    expect([kept.items, localStorage.getItem('td:kept')]).toEqual([[], null])
  })

  it('is what another tab has made of it', () => {
    const [here, there] = [openDocument().kept, openDocument().kept]
    here.toggle(nimbus)
    there.toggle(offer)
    expect(ids(there)?.toSorted()).toEqual(['coupon 1', 'merchant 7'])
    dispatchEvent(new StorageEvent('storage', { key: 'td:kept' }))
    expect(ids(here)?.toSorted()).toEqual(['coupon 1', 'merchant 7'])
  })

  it('is what the device holds, where it is full or holds junk', () => {
    localStorage.setItem('td:kept', '{"kind":')
    const { kept } = openDocument()
    expect(kept.items).toEqual([])
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    kept.toggle(nimbus)
    expect(kept.items).toEqual([])
  })
})
