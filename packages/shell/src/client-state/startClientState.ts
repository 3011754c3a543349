import type { ClientStateStore, StatePage } from '@clipfront/routing/state'
import { correctVisitor } from './correctVisitor.ts'
import { createRequestTimer, type RequestTimer } from './createRequestTimer.ts'
import { followChoices } from './followChoices.ts'
import { markDevice } from './markDevice.ts'
import { readShownPage } from './readShownPage.ts'

interface StartedState extends Pick<RequestTimer, 'timed'> {
  /** Draws another page: while it is drawn the state is the page's already, and afterwards what the document shows is read. */
  showPage: (opened: StatePage, draw: () => void) => void
}

/** Keeps the client-wide state right while a document lives; call it once, after hydration has begun. */
export function startClientState(store: ClientStateStore, extensionName: string): StartedState {
  const { timed, timingOf } = createRequestTimer()
  markDevice(store)
  followChoices(store)
  store.set(readShownPage(document))
  void correctVisitor(store, extensionName)
  return {
    timed,
    showPage(opened, draw) {
      store.openPage(opened)
      draw()
      store.set({ ...readShownPage(document), requestTiming: timingOf(opened.page) })
    },
  }
}
