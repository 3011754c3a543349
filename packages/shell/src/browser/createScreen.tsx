import type { LoadingBar } from '@clipfront/routing/loading-bar'
import type { ClientStateStore } from '@clipfront/routing/state'
import type { ScrollMove } from '@clipfront/routing/navigation'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../render/App.tsx'
import type { AppFrame } from '../render/AppFrame.ts'
import type { PageState } from '../render/PageState.ts'
import { applyScroll } from './applyScroll.ts'
import { setCurrentState } from './currentState.ts'
import { focusMain } from './focusMain.ts'
import { findTemplate } from './loadTemplate.ts'
import type { SiteModule } from './loadSite.ts'
import { showHead } from './showHead.ts'

interface ScreenParts<Messages> extends SiteModule<Messages> {
  frame: AppFrame<Messages>
  /** What the server has written into the document. */
  state: PageState
  loadingBar: LoadingBar
  clientState: ClientStateStore
  /** A page threw while it was drawn. */
  onPageError: (error: Error) => void
}

export interface Screen {
  /**
   * Puts a page into the document: when it returns, the page and its head are there. The keyboard stands at the content of a new
   * one; where the page stays, whoever has changed a filter goes on from there.
   */
  show: (state: PageState, arrival: { isNew: boolean }) => void
  scroll: (move: ScrollMove) => void
  /** The browser follows a fragment by itself, as smoothly as the styles want it: the next scroll to a fragment is none of ours. */
  leaveFragmentToBrowser: (isLeft: boolean) => void
}

/** What the shopper sees: hydrates the server's document, then draws page after page into it. */
export function createScreen<Messages>(parts: ScreenParts<Messages>): Screen {
  const { site, messages, frame, state, loadingBar, clientState, onPageError } = parts
  const container = document.querySelector('#root')
  if (!container) throw new Error('The document has no #root: it was not written by this release.')
  let isFragmentLeft = false
  setCurrentState(state)
  const root = hydrateRoot(container, draw(state))

  function draw(shown: PageState) {
    return (
      <App
        site={site}
        messages={messages}
        state={shown}
        frame={frame}
        config={findTemplate(shown.page.page)}
        loadingBar={loadingBar}
        clientState={clientState}
        onPageError={onPageError}
      />
    )
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
