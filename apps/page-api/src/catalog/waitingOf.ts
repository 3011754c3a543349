import type { Voice } from './Command.ts'

/** Says that somebody else is at work, so that a command that stands still is understood. */
export function waitingOf({ complain }: Voice): () => void {
  return () => complain('An import or another editor is at work there; waiting for the end of it.')
}
