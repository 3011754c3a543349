import type { PageData } from '@clipfront/page-data'
import { buildPage } from '@clipfront/page-data/testing'
import { createNavigator } from '@clipfront/routing/navigation'
import { applyScroll } from '../applyScroll.ts'
import { createHistory } from '../createHistory.ts'
import { findDocumentUrl, followHistory } from '../followHistory.ts'
import { followLinks } from '../links/followLinks.ts'
import { setNavigator } from '../navigate.ts'

// What the app does of its history. A page is its path as the heading, an error its message; a page below `/slow` comes when `come`
// is dispatched. `/invalid` is a page that its validation does not let through, and `/kept` one that opts out of scrolling.
const page = buildPage('static')
const kept = buildPage('home')
const history = createHistory({ history: window.history, scrollPosition: () => [scrollX, scrollY] })
let isBrowsers = false
const navigator = createNavigator<PageData>({
  rules: {
    layouts: { default: {} },
    findRules: (found) => ({
      validate: [({ url }) => url.pathname !== '/invalid'],
      scrollToTop: found !== kept,
    }),
  },
  shown: { url: findDocumentUrl(), opened: { page, layout: 'default', data: {}, error: null, isRefreshed: true } },
  host: {
    async load({ url }) {
      if (url.pathname.startsWith('/slow')) await new Promise((come) => addEventListener('come', come, { once: true }))
      return url.pathname === '/kept' ? kept : page
    },
    pageAt: async () => page,
    prepare: async () => {},
    errorPage: () => page,
    findError: () => null,
    isPage: () => true,
    commit: history.commit,
    show: ({ url, opened }) => document.querySelector('h1')?.replaceChildren(opened.error?.message ?? url.pathname),
    scroll(move) {
      applyScroll(move, { isBrowsers: isBrowsers && move.kind === 'hash' })
      history.saveSoon()
    },
    leave: (href) => location.assign(href),
    report: (error) => reportError(error),
    progress: { start() {}, finish() {}, fail() {} },
  },
})
setNavigator(navigator, history)
followLinks({ getUrl: () => navigator.shown.url, savePosition: history.savePosition })
followHistory(navigator, history, {
  scroll: applyScroll,
  leaveFragmentToBrowser: (isLeft) => void (isBrowsers = isLeft),
})
