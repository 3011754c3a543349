import type { ScrollInput } from '@clipfront/routing/navigation'
import { environmentOf } from '@clipfront/site-config/environment'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { BrowserSite } from '../config/browserSite.ts'
import { App, type AppProps } from '../render/App.tsx'
import type { PageState } from '../render/PageState.ts'
import { applyScroll } from './applyScroll.ts'
import { findNextPage } from './createPageLoader.ts'
import { findTemplate } from './loadTemplate.ts'
import { setCurrentState } from './pageState.ts'

export interface Screen {
  /**
   * Puts a page into the document: when it returns, the page and its head are there. The keyboard stands at the content of a new
   * one; where the page stays, whoever has changed a filter goes on from there.
   */
  show: (state: PageState, arrival: { isNew: boolean }) => void
  scroll: (move: ScrollInput) => void
  /** The browser follows a fragment by itself, as smoothly as the styles want it: the next scroll to a fragment is none of ours. */
  leaveFragmentToBrowser: (isLeft: boolean) => void
}

/**
 * What the shopper sees: hydrates the server's document, then draws page after page into it.
 * @param parts the state is what the server has written into the document
 */
export function createScreen<Messages>(parts: Omit<AppProps<Messages>, 'config'>): Screen {
  const { site, state } = parts
  const container = document.querySelector('#root')
  if (!container) throw new Error('The document has no #root: it was not written by this release.')
  let isFragmentLeft = false
  setCurrentState(state)
  const root = hydrateRoot(container, draw(state))

  function draw(shown: PageState) {
    return <App {...parts} state={shown} config={findTemplate(shown.page.page)} />
  }

  return {
    show(next, { isNew }) {
      setCurrentState(next)
      // At once: scrolling comes next, and a page that is not there yet has no height.
      flushSync(() => root.render(draw(next)))
      showHead(next, site, findTemplate(next.page.page)?.icon ?? null)
      if (isNew) focusMain()
    },
    scroll(move) {
      applyScroll(move, { isBrowsers: isFragmentLeft && move.kind === 'hash' })
    },
    leaveFragmentToBrowser(isLeft) {
      isFragmentLeft = isLeft
    },
  }
}

/** A new page begins at its content for keyboards and screen readers too; scrolling is the router's. */
function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/**
 * After a client navigation the document says of itself what the server would have said (R2.14).
 * @param icon the page's own; null takes the site's (R3.3)
 */
function showHead({ page, url }: PageState, site: BrowserSite, icon: string | null): void {
  const nextPage = findNextPage()
  if (!nextPage) {
    // An error took the page's place before any other page could be had.
    document.title = page.meta.title
    return
  }
  const environment = environmentOf(location.host)
  nextPage.applyHead(nextPage.resolveHead({ page, site, environment, status: page.code, url, icon }), document)
}
