import type { PageData } from '@clipfront/page-data'
import type { Navigator } from '@clipfront/routing/navigation'
import type { DocumentHistory } from './createHistory.ts'
import type { Screen } from './createScreen.ts'

/** Back, forward and fragments: the address bar has moved, and the page follows. Places are saved and restored by us (R2.6, R2.8). */
export function followHistory(
  navigator: Navigator<PageData>,
  history: DocumentHistory,
  screen: Pick<Screen, 'scroll' | 'leaveFragmentToBrowser'>,
): void {
  const follow = (): void => {
    const { savedPosition, isNew } = history.enter()
    screen.leaveFragmentToBrowser(isNew)
    void navigator.navigate(location.href, isNew ? { type: 'fragment' } : { type: 'pop', savedPosition })
  }
  addEventListener('popstate', follow)
  for (const type of ['scroll', 'scrollend']) addEventListener(type, history.saveSoon, { passive: true })
  // A browser may end a tab in the background without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') history.savePosition()
  })
  addEventListener('pagehide', () => {
    // What arrived after this would move the address bar of a page that is in the back/forward cache.
    navigator.stop()
    history.leave()
  })
  addEventListener('pageshow', ({ persisted }) => {
    history.comeBack()
    // The way back on which the document was left goes on.
    if (persisted && location.href !== navigator.shown.url.href) follow()
  })
  // Back and forward reach this document from its load on: of what was pressed before anybody listened the address bar alone tells.
  if (readPath(location.href) !== readPath(navigator.shown.url.href)) follow()
  else {
    const { firstPosition: savedPosition } = history
    // Whoever was faster than this code reads on where they are.
    if (savedPosition && scrollY === 0) screen.scroll({ kind: 'pop', samePath: true, savedPosition })
  }
  history.comeBack()
}

/**
 * The address that the document was loaded for. After a reload the entries around it are of the same document, so that the address
 * bar may have gone on to one of them before the first script ran.
 */
export function findDocumentUrl(): URL {
  const [load] = performance.getEntriesByType('navigation')
  return new URL(load && readPath(load.name) !== readPath(location.href) ? load.name : location.href)
}

/** An address without its fragment, which the browser goes to by itself. */
function readPath(href: string): string {
  const [path = ''] = href.split('#')
  return path
}
