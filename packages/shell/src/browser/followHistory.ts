import type { PageData } from '@clipfront/page-data'
import type { Navigator } from '@clipfront/routing/navigation'
import type { DocumentHistory } from './createHistory.ts'
import type { Screen } from './createScreen.tsx'

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
