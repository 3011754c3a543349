import type { Arrival, ScrollInput } from '@clipfront/routing/navigation'
import { environmentOf } from '@clipfront/site-config/environment'
import type { BrowserSite } from '../config/browserSite.ts'
import type { PageState } from '../render/PageState.ts'
import { applyScroll } from './applyScroll.ts'
import { findNextPage } from './createPageLoader.ts'
import type { RenderPage } from './hydratePage.tsx'
import { findTemplate } from './heldTemplates.ts'

export interface Screen {
  /**
   * Puts a page into the document: when it returns, the page and its head are there. The keyboard stands at the content of a new
   * one; whoever has changed its list goes on from the control of that.
   */
  show: (state: PageState, arrival: Arrival) => void
  scroll: (move: ScrollInput) => void
  /** The browser follows a fragment by itself, as smoothly as the styles want it: the next scroll to a fragment is none of ours. */
  leaveFragmentToBrowser: (isLeft: boolean) => void
}

/** What the shopper sees: page after page, drawn into the document that the server has written. */
export function createScreen({ site, render }: { site: BrowserSite; render: RenderPage }): Screen {
  let isFragmentLeft = false
  return {
    show(next, { isNew, keepsPlace = false }) {
      const { activeElement: focused } = document
      render(next)
      showHead(next, site, findTemplate(next.page.page)?.icon ?? null)
      if (isNew && !(keepsPlace && findAgain(focused))) focusMain()
    },
    scroll(move) {
      applyScroll(move, { isBrowsers: isFragmentLeft && move.kind === 'hash' })
    },
    leaveFragmentToBrowser(isLeft) {
      isFragmentLeft = isLeft
    },
  }
}

/** Whether the keyboard stands where it stood, or where that was drawn anew. */
function findAgain(focused: Element | null): boolean {
  if (!focused || focused === document.body) return false
  if (!focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true })
  return document.activeElement !== document.body
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
