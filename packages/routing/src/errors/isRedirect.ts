import type { Redirect } from './redirect.ts'

/** Tells a redirect from the other outcomes of a step. */
export function isRedirect(outcome: unknown): outcome is Redirect {
  return typeof outcome === 'object' && outcome !== null && 'kind' in outcome && outcome.kind === 'redirect'
}
