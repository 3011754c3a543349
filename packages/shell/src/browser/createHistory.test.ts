import type { ScrollPosition } from '@clipfront/routing/navigation'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createHistory, type DocumentHistory, WRITE_PAUSE_MS } from './createHistory.ts'

/** A session history as a browser keeps it, with the place of the document. */
class Session {
  entries: unknown[] = [null]
  at = 0
  scroll: ScrollPosition = [0, 0]
  isFull = false
  scrollRestoration: ScrollRestoration = 'manual'
  writes = 0

  get state(): unknown {
    return this.entries[this.at]
  }
  pushState(state: unknown): void {
    if (this.isFull) throw new Error('SecurityError')
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, structuredClone(state))
    this.at += 1
  }
  replaceState(state: unknown): void {
    if (this.isFull) throw new Error('SecurityError')
    this.entries[this.at] = structuredClone(state)
    this.writes += 1
  }
}

const URL_OF_ANY = new URL('https://www.clipfront.example/any')
let session: Session
let history: DocumentHistory

beforeEach(() => {
  session = new Session()
  openDocument()
})

/** A document takes the session over: the first one, or another after it. */
function openDocument(): void {
  history = createHistory({ history: session, scrollPosition: () => session.scroll })
}

/** The next page comes, at its top. */
function click(): void {
  history.commit(URL_OF_ANY, 'push')
  session.scroll = [0, 0]
}

/** The browser goes to a fragment of the page, tells us, and only then scrolls. */
function followFragment(place: ScrollPosition): void {
  history.savePosition()
  session.pushState(null)
  expect(history.enter()).toMatchObject({ isNew: true })
  history.commit(URL_OF_ANY, 'keep')
  session.scroll = place
}

/** The browser moves by itself, and tells us. @returns where the page there is to stand */
function go(by: number) {
  session.at += by
  return history.enter().savedPosition
}

/** The page of the entry is there, and stands where it was. */
function arrive(place: ScrollPosition | undefined): void {
  history.commit(URL_OF_ANY, 'keep')
  session.scroll = place ?? [0, 0]
}

it('[R2.6] H1 finds each page where it was left, back and forth', () => {
  click()
  session.scroll = [0, 100]
  click()
  session.scroll = [0, 700]
  const back = go(-1)
  expect(back).toEqual([0, 100])
  arrive(back)
  expect(go(1)).toEqual([0, 700])
})

it('[R2.6] H4 keeps a place while a page is on its way that is overtaken', () => {
  click()
  session.scroll = [0, 100]
  click()
  session.scroll = [0, 700]
  // Back, and at once back again: the page between never showed, so the place on the screen is not its own.
  go(-1)
  const first = go(-1)
  arrive(first)
  const between = go(1)
  expect(between).toEqual([0, 100])
  arrive(between)
  expect(go(1)).toEqual([0, 700])
})

it('[R2.6] H4 writes no other page’s place into an entry whose page is on its way', () => {
  click()
  session.scroll = [0, 100]
  click()
  session.scroll = [0, 700]
  go(-1)
  history.savePosition()
  expect(session.state).toMatchObject({ clipfront: { scroll: [0, 100] } })
})

it('[R2.6] H2 finds a page where it stood when the next one came, not where it was clicked', () => {
  session.scroll = [0, 100]
  history.savePosition()
  session.scroll = [0, 400]
  click()
  expect(go(-1)).toEqual([0, 400])
})

it('[R2.6] H3 finds a page where it stood when the page before it came, not where back was asked for', () => {
  click()
  session.scroll = [0, 100]
  const back = go(-1)
  session.scroll = [0, 400]
  arrive(back)
  expect(go(1)).toEqual([0, 400])
})

it('[R2.6] H5 leaves a page that is come back to before another one came where it stands', () => {
  click()
  session.scroll = [0, 100]
  go(-1)
  session.scroll = [0, 300]
  expect(go(1)).toEqual([0, 300])
})

it('[R2.6] H6 takes the place before the browser restores that of an entry that another document left', () => {
  session.scroll = [0, 100]
  click()
  go(-1)
  session.scroll = [0, 100]
  history.commit(URL_OF_ANY, 'keep')
  session.scrollRestoration = 'auto'
  go(1)
  session.scroll = [0, 700]
  history.savePosition()
  history.commit(URL_OF_ANY, 'keep')
  expect(go(-1)).toEqual([0, 100])
})

describe('after a reload', () => {
  it('[R2.6] H7 finds the entries that a click, a back and a fragment have left', () => {
    session.scroll = [0, 100]
    click()
    session.scroll = [0, 200]
    followFragment([0, 800])
    click()
    session.scroll = [0, 300]
    history.savePosition()
    arrive(go(-1))
    openDocument()
    expect([go(1), go(-1), go(-1), go(-1)]).toEqual([
      [0, 300],
      [0, 800],
      [0, 200],
      [0, 100],
    ])
  })

  it('[R2.6] H7 knows the place of the entry it begins with', () => {
    session.scroll = [0, 100]
    history.savePosition()
    openDocument()
    expect(history.firstPosition).toEqual([0, 100])
  })
})

/** The page is scrolled, and the browser says so. */
function scrollTo(top: number, type = 'scroll'): void {
  session.scroll = [0, top]
  history.saveSoon({ type })
}

describe('while a page is scrolled', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('[R2.6] H8 writes its place once it stands still, and the same one once', () => {
    const before = session.writes
    for (const top of [100, 200, 300]) {
      scrollTo(top)
      vi.advanceTimersByTime(WRITE_PAUSE_MS - 1)
    }
    expect(session.writes).toBe(before)
    vi.advanceTimersByTime(1)
    expect(session.state).toMatchObject({ clipfront: { scroll: [0, 300] } })
    history.savePosition()
    expect(session.writes).toBe(before + 1)
  })

  it('[R2.6] H8 writes it at once where the browser says that scrolling has ended, but not too often', () => {
    const before = session.writes
    scrollTo(100)
    scrollTo(100, 'scrollend')
    vi.advanceTimersByTime(0)
    expect(session.state).toMatchObject({ clipfront: { scroll: [0, 100] } })
    for (let top = 101; top <= 200; top += 1) {
      scrollTo(top)
      scrollTo(top, 'scrollend')
      vi.advanceTimersByTime(10)
    }
    expect(session.writes - before).toBe(1 + Math.floor(1000 / WRITE_PAUSE_MS))
    vi.advanceTimersByTime(WRITE_PAUSE_MS)
    expect(session.state).toMatchObject({ clipfront: { scroll: [0, 200] } })
  })
})

it('[R2.6] H9 writes nothing more once the document is left', () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers()
  session.scroll = [0, 100]
  history.saveSoon()
  history.leave()
  const before = session.writes
  vi.advanceTimersByTime(2 * WRITE_PAUSE_MS)
  history.savePosition()
  history.saveSoon()
  vi.advanceTimersByTime(2 * WRITE_PAUSE_MS)
  expect(session.writes).toBe(before)
  history.comeBack()
  history.savePosition()
  expect(session.writes).toBe(before + 1)
})

it('[R2.5] N49 keeps what other scripts have in the state of an entry, unless it is a new one', () => {
  session.replaceState({ theirs: 1 })
  openDocument()
  history.savePosition()
  history.commit(URL_OF_ANY, 'replace')
  expect(session.state).toMatchObject({ theirs: 1, clipfront: {} })
  click()
  expect(session.state).not.toHaveProperty('theirs')
})

it('goes on where the browser takes no more entries', () => {
  session.isFull = true
  expect(() => click()).not.toThrow()
  expect(session.entries).toHaveLength(1)
})
