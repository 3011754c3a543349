import { createConsent } from '@clipfront/tracking/consent'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRecentSearches } from './createRecentSearches.ts'

/** A document: documents share the device, and nothing else. */
function openDocument(rule: 'ask' | 'not-needed' = 'not-needed') {
  const consent = createConsent(rule)
  return { consent, recent: createRecentSearches(consent) }
}
const store = (value: unknown) => localStorage.setItem('td:searches', JSON.stringify(value))
const isStored = (words: string) => (localStorage.getItem('td:searches') ?? '').includes(words)
const DAY_MS = 86_400_000

afterEach(() => {
  localStorage.clear()
  document.cookie = 'cf_consent=; Path=/; Max-Age=0'
  vi.restoreAllMocks()
})

describe('[R1.7] recent searches', () => {
  it('are stored where nobody need be asked, the newest first, each once', () => {
    const { recent } = openDocument()
    for (const words of ['shoes', ' Nimbus', 'جوارب', 'SHOES ']) recent.add(words)
    expect(recent.words).toEqual(['SHOES', 'جوارب', 'Nimbus'])
    expect(openDocument().recent.words).toEqual(recent.words)
  })

  it('are the memory of the document on a site that asks; a yes stores them', () => {
    const { consent, recent } = openDocument('ask')
    recent.add('shoes')
    expect([recent.words, isStored('shoes')]).toEqual([['shoes'], false])
    consent.answer('yes')
    expect([recent.words, isStored('shoes')]).toEqual([['shoes'], true])
  })

  it('[R7.11] are forgotten with a no, on the device and in the memory', () => {
    const { consent, recent } = openDocument('ask')
    consent.answer('yes')
    recent.add('shoes')
    consent.answer('no')
    expect([recent.words, isStored('shoes')]).toEqual([[], false])
    recent.add('boots')
    expect([recent.words, isStored('boots')], 'what is searched for then').toEqual([['boots'], false])
  })

  it('are removed one by one and all at once, from the device too, which a document left open sees', () => {
    const [here, there] = [openDocument().recent, openDocument().recent]
    for (const words of ['shoes', 'boots', 'socks']) here.add(words)
    here.remove('boots')
    there.refresh()
    expect([here.words, there.words, isStored('boots')]).toEqual([['socks', 'shoes'], ['socks', 'shoes'], false])
    there.clear()
    here.refresh()
    expect([here.words, there.words, localStorage.getItem('td:searches')]).toEqual([[], [], null])
    here.add('hats')
    expect(here.words, 'what was removed elsewhere').toEqual(['hats'])
  })

  it('are the newest eight of the last thirty days', () => {
    const now = Date.now()
    const days = [-1, 0, 29, 31]
    store(days.map((day) => ({ words: `day ${day}`, at: now - day * DAY_MS })))
    const { recent } = openDocument()
    expect([recent.words, isStored('day 31')]).toEqual([['day 0', 'day 29'], false])
    for (let number = 0; number < 9; number += 1) recent.add(`more ${number}`)
    expect([recent.words.length, recent.words.at(0), recent.words.at(-1)]).toEqual([8, 'more 8', 'more 1'])
  })

  it.each([
    ['no JSON', '{'],
    ['no list', '{"words":"shoes"}'],
    ['other things', '[null,7,{"words":7,"at":1},{"words":" ","at":1},{"words":"shoes","at":"now"}]'],
    ['words that no field takes', JSON.stringify([{ words: 'a'.repeat(201), at: Date.now() }])],
  ])('do not mind %s on the device', (_title, text) => {
    localStorage.setItem('td:searches', text)
    const { recent } = openDocument()
    expect([recent.words, localStorage.length]).toEqual([[], 0])
    recent.add('shoes')
    expect(openDocument().recent.words).toEqual(['shoes'])
  })

  it('are remembered by the document where storage is full', () => {
    const { recent } = openDocument()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    recent.add('shoes')
    recent.refresh()
    expect(recent.words).toEqual(['shoes'])
  })

  it('tell who listens of each change, and of nothing else', () => {
    const { recent } = openDocument()
    const listener = vi.fn<() => void>()
    const stop = recent.subscribe(listener)
    recent.add('shoes')
    recent.refresh()
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    recent.clear()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
