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
  const { firstPosition: savedPosition } = history
  // Whoever was faster than this code reads on where they are.
  if (savedPosition && scrollY === 0) screen.scroll({ kind: 'pop', samePath: true, savedPosition })
  history.comeBack()
}
