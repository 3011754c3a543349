import type { ScrollPosition } from '@clipfront/routing/navigation'
import { beforeEach, expect, it } from 'vitest'
import { createHistory, type DocumentHistory } from './createHistory.ts'

/** A session history as a browser keeps it, with the place of the document. */
class Session {
  entries: unknown[] = [null]
  at = 0
  scroll: ScrollPosition = [0, 0]
  isFull = false

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
  }
}

const URL_OF_ANY = new URL('https://www.clipfront.example/any')
let session: Session
let history: DocumentHistory

beforeEach(() => {
  session = new Session()
  history = createHistory({ history: session, scrollPosition: () => session.scroll })
})

/** A click: the place is kept, the next page comes, at its top. */
function click(): void {
  history.savePosition()
  history.commit(URL_OF_ANY, 'push')
  session.scroll = [0, 0]
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

it('[R2.6] finds each page where it was left, back and forth', () => {
  click()
  session.scroll = [0, 100]
  click()
  session.scroll = [0, 700]
  const back = go(-1)
  expect(back).toEqual([0, 100])
  arrive(back)
  expect(go(1)).toEqual([0, 700])
})

it('[R2.6] keeps a place while a page is on its way that is overtaken', () => {
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

it('[R2.6] writes no other page’s place into an entry whose page is on its way', () => {
  click()
  session.scroll = [0, 100]
  click()
  session.scroll = [0, 700]
  go(-1)
  history.savePosition()
  expect(session.state).toMatchObject({ clipfront: { scroll: [0, 100] } })
})

it('goes on where the browser takes no more entries', () => {
  session.isFull = true
  expect(() => click()).not.toThrow()
  expect(session.entries).toHaveLength(1)
})
