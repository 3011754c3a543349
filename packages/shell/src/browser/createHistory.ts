import type { CommitMode, ScrollPosition } from '@clipfront/routing/navigation'

/** What we keep in an entry of the session history. */
interface Entry {
  key: string
  scroll?: ScrollPosition
}

export type DocumentHistory = ReturnType<typeof createHistory>

interface HistoryParts {
  /** Of the window. */
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'scrollRestoration'>
  /** Where the document stands now. */
  scrollPosition: () => ScrollPosition
}

/** Between two writes while a page is scrolled: Safari refuses more than a hundred writes of the history in half a minute. */
export const WRITE_PAUSE_MS = 350

/**
 * The session history with a place for each entry (R2.6), in the entry's own state: there it outlasts the document. An entry that
 * back has left can no longer be written, so the places are held in memory too.
 */
export function createHistory({ history, scrollPosition }: HistoryParts) {
  const positions = new Map<string, ScrollPosition>()
  let count = 0
  /** The entry on which the address bar stands. */
  let key: string
  /** The entry whose page is on the screen: another one while a page is still on its way. */
  let shownKey: string
  /** The browser itself moves the page on the screen to the place of the entry to which it goes. */
  let isMoved = false
  let isLeft = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let savedAt = Number.NEGATIVE_INFINITY

  const first = readEntry(history.state)
  key = first?.key ?? stamp()
  shownKey = key

  function write(entry: Entry): void {
    try {
      history.replaceState(stateWith(entry), '')
    } catch {
      // Safari's limit: an old place is better than an error.
    }
  }

  /** The state of the entry with ours in it: other scripts keep theirs there too. */
  function stateWith(entry: Entry) {
    const others: unknown = history.state
    return { ...(typeof others === 'object' ? others : {}), clipfront: entry }
  }

  function newKey(): string {
    count += 1
    return `${Date.now().toString(36)}-${count}`
  }

  /** An entry that the browser has made by itself, for a document or a fragment, gets a key. */
  function stamp(): string {
    const entry = { key: newKey() }
    write(entry)
    return entry.key
  }

  function moveTo(url: URL, mode: 'push' | 'replace'): void {
    const next = newKey()
    try {
      if (mode === 'push') history.pushState({ clipfront: { key: next } }, '', url)
      else history.replaceState(stateWith({ key: next }), '', url)
      key = next
    } catch {
      // Safari's limit again: the page is shown all the same, under the address before it.
    }
  }

  /** The entry that is shown has another address from now on: its page and its place stay. */
  function rename(url: URL): void {
    try {
      history.replaceState(history.state, '', url)
    } catch {
      // Safari's limit: the address before it leads to the same page.
    }
  }

  /** Moves the address bar. The page that was on the screen until now is left where it stands. */
  function commit(url: URL, mode: CommitMode): void {
    if (mode !== 'replace') savePosition()
    isMoved = false
    if (mode !== 'keep') moveTo(url, mode)
    shownKey = key
  }

  /** Saves where the page on the screen stands, for its entry. */
  function savePosition(): void {
    clearTimeout(timer)
    if (isMoved || isLeft) return
    savedAt = performance.now()
    const scroll = scrollPosition()
    positions.set(shownKey, scroll)
    if (shownKey === key && readEntry(history.state)?.scroll?.join() !== scroll.join()) write({ key, scroll })
  }

  /** The same once the page stands still: at once where the browser says that scrolling has ended, but not too often. */
  function saveSoon(event?: Pick<Event, 'type'>): void {
    clearTimeout(timer)
    const pause = event?.type === 'scrollend' ? savedAt + WRITE_PAUSE_MS - performance.now() : WRITE_PAUSE_MS
    timer = setTimeout(savePosition, pause)
  }

  /**
   * The address bar has come to another entry by itself.
   * @returns where its page is to stand; `isNew` when the browser has made the entry, for a fragment of the page that is shown
   */
  function enter(): { savedPosition: ScrollPosition | undefined; isNew: boolean } {
    const entry = readEntry(history.state)
    if (!entry) {
      key = stamp()
      shownKey = key
      return { savedPosition: undefined, isNew: true }
    }
    // In memory only: what could be written is the state of the entry that the address bar has come to. An entry that it came to
    // before this code ran has a place of its own.
    if (!isMoved && entry.key !== key) positions.set(shownKey, scrollPosition())
    isMoved ||= history.scrollRestoration === 'auto'
    history.scrollRestoration = 'manual'
    key = entry.key
    return { savedPosition: positions.get(key) ?? entry.scroll, isNew: false }
  }

  /**
   * The document is left. Nothing is written any more: Chromium would evict it from its back/forward cache. The place of the entry is
   * the browser's to restore; it knows it to the pixel, and before any of our code runs.
   */
  function leave(): void {
    isLeft = true
    clearTimeout(timer)
    if (shownKey === key) history.scrollRestoration = 'auto'
  }

  /** The document is on the screen: places are ours to restore (R2.8). */
  function comeBack(): void {
    isLeft = false
    history.scrollRestoration = 'manual'
  }

  return {
    /** Where the document is to stand that was loaded for this entry; undefined where the browser restores it, or nobody knows. */
    firstPosition: history.scrollRestoration === 'manual' ? first?.scroll : undefined,
    commit,
    rename,
    savePosition,
    saveSoon,
    enter,
    leave,
    comeBack,
  }
}

function readEntry(state: unknown): Entry | undefined {
  if (typeof state !== 'object' || state === null || !('clipfront' in state)) return undefined
  const entry = state.clipfront
  if (typeof entry !== 'object' || entry === null || !('key' in entry) || typeof entry.key !== 'string')
    return undefined
  const scroll = 'scroll' in entry ? readPosition(entry.scroll) : undefined
  return scroll ? { key: entry.key, scroll } : { key: entry.key }
}

function readPosition(value: unknown): ScrollPosition | undefined {
  if (!Array.isArray(value)) return undefined
  const [x, y]: unknown[] = value
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined
}
