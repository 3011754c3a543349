import { isRedirect, type Redirect } from '../errors/redirect.ts'
import type { Visit } from './Visit.ts'
import { isSameTarget } from './isSameTarget.ts'

/**
 * Tells a redirect that leads away from what else a step may bring. A request that is sent to its own address would never be
 * answered: on a server such a redirect counts as none.
 */
export function isRedirectAway<Page>(outcome: unknown, { kind, url }: Visit<Page>): outcome is Redirect {
  return isRedirect(outcome) && !(kind === 'initial' && isSameTarget(outcome.location, url))
}
