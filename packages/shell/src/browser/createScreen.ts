import type { PageData } from '@clipfront/page-data'
import { applyErrorHead, applyHead, type WrittenHead } from '@clipfront/routing/head'
import type { Arrival, ScrollInput } from '@clipfront/routing/navigation'
import type { PageState } from '../render/PageState.ts'
import { applyScroll } from './applyScroll.ts'
import type { RenderPage } from './hydratePage.tsx'

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

interface ScreenParts {
  render: RenderPage
  /** What the document says of itself when it shows a page; undefined of one that no server has made. */
  findHead: (page: PageData) => WrittenHead | undefined
}

/** What the shopper sees: page after page, drawn into the document that the server has written. */
export function createScreen({ render, findHead }: ScreenParts): Screen {
  let isFragmentLeft = false
  return {
    show(next, { isNew, keepsPlace = false }) {
      const { activeElement: focused } = document
      render(next)
      const head = findHead(next.page)
      if (head) applyHead(head, document)
      else applyErrorHead(next.page.meta.title, document)
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
