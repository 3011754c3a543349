import { parseJson } from '@clipfront/routing/json'
import type { PageState } from '../render/PageState.ts'

/** The state that the server wrote into the document. It is our own server's and of this very release, so it is not parsed again. */
export function readState(): PageState {
  const text = document.querySelector('#state')?.textContent
  if (!text) throw new Error('The document holds no page state (#state): it was not written by this release.')
  return parseJson(text) as PageState
}

let current: PageState | undefined

/** What the document shows now; undefined before hydration. */
export function currentState(): PageState | undefined {
  return current
}

export function setCurrentState(state: PageState): void {
  current = state
}
