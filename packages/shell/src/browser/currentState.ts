import type { PageState } from '../render/PageState.ts'

let current: PageState | undefined

/** What the document shows now; undefined before hydration. */
export function currentState(): PageState | undefined {
  return current
}

/** The same, where hydration has surely begun. @throws otherwise */
export function requireState(): PageState {
  if (!current) throw new Error('The page is not hydrated yet: there is no current state.')
  return current
}

export function setCurrentState(state: PageState): void {
  current = state
}
