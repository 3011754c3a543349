import type { PageData } from '@clipfront/page-data'
import type { CommitMode, ScrollPosition, Navigator } from '@clipfront/routing/navigation'
import type { Screen } from './createScreen.tsx'

/** What we keep in an entry of the session history. */
interface Entry {
  key: string
  scroll?: ScrollPosition
}

export type DocumentHistory = ReturnType<typeof createHistory>

interface HistoryParts {
  /** Of the window. */
  history: Pick<History, 'state' | 'pushState' | 'replaceState'>
  /** Where the document stands now. */
  scrollPosition: () => ScrollPosition
}

/**
 * The session history with a place for each entry (R2.6). Entries that a back button has left can no longer be written, so their
 * places are held here too.
 */
export function createHistory({ history, scrollPosition }: HistoryParts) {
  const positions = new Map<string, ScrollPosition>()
  let count = 0
  /** The entry on which the address bar stands. */
  let key = readEntry(history.state)?.key ?? stamp()
  /** The entry whose page is on the screen: another one while a page is still on its way. */
  let shownKey = key

  function write(entry: Entry): void {
    const others: unknown = history.state
    try {
      history.replaceState({ ...(typeof others === 'object' ? others : {}), clipfront: entry }, '')
    } catch {
      // Safari refuses more than a hundred writes in half a minute: an old place is better than an error.
    }
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
    const state = { clipfront: { key: next } }
    try {
      if (mode === 'push') history.pushState(state, '', url)
      else history.replaceState(state, '', url)
      key = next
    } catch {
      // Safari's limit again: the page is shown all the same, under the address before it.
    }
  }

  /** Moves the address bar. */
  function commit(url: URL, mode: CommitMode): void {
    if (mode !== 'keep') moveTo(url, mode)
    shownKey = key
  }

  /** Stores where the page on the screen stands, for its entry. */
  function savePosition(): void {
    const scroll = scrollPosition()
    positions.set(shownKey, scroll)
    if (shownKey === key) write({ key, scroll })
  }

  /** Back or forward has come to another entry: stores the position of the one it came from, and returns that of this one. */
  function enter(): { savedPosition: ScrollPosition | undefined; isNew: boolean } {
    positions.set(shownKey, scrollPosition())
    const entry = readEntry(history.state)
    key = entry?.key ?? stamp()
    return { savedPosition: positions.get(key) ?? entry?.scroll, isNew: entry === undefined }
  }

  return { commit, savePosition, enter }
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

/** Back, forward and fragments: the address bar has moved, and the page follows. Places are restored by us (R2.6, R2.8). */
export function followHistory(navigator: Navigator<PageData>, history: DocumentHistory, screen: Screen): void {
  window.addEventListener('popstate', () => {
    const { savedPosition, isNew } = history.enter()
    screen.leaveFragmentToBrowser(isNew)
    void navigator.navigate(location.href, { type: 'pop', savedPosition })
  })
  window.history.scrollRestoration = 'manual'
  // A reload, or a return from another site, is the browser's to restore. It is told first: Chromium keeps with an entry that is
  // written while the page goes what was to be restored at that moment.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
    history.savePosition()
  })
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
}
