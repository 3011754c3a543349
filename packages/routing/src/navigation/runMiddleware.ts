import { PageError } from '../errors/PageError.ts'
import type { Redirect } from '../errors/redirect.ts'
import type { Journey } from './Journey.ts'
import type { Middleware, MiddlewareRef } from './NavigationRules.ts'
import { isRedirectAway } from './isRedirectAway.ts'

/**
 * Runs a series strictly one after the other; a redirect, an error or a newer navigation ends it.
 * @throws {PageError} 500: a name is unknown; then none of the series has run
 */
export async function runMiddleware<Page>(
  series: readonly MiddlewareRef<Page>[] | undefined,
  table: Readonly<Record<string, Middleware<Page>>> | undefined,
  journey: Journey<Page>,
): Promise<Redirect | undefined> {
  const known = (series ?? []).map((ref) => findMiddleware(ref, table))
  for (const middleware of known) {
    // One after the other is the rule, not an oversight: a later one relies on what an earlier one has done.
    const outcome = await middleware(journey)
    if (isRedirectAway(outcome, journey)) return outcome
    if (journey.isEnded) return undefined
  }
  return undefined
}

function findMiddleware<Page>(
  ref: MiddlewareRef<Page>,
  table: Readonly<Record<string, Middleware<Page>>> = {},
): Middleware<Page> {
  if (typeof ref === 'function') return ref
  const found = Object.hasOwn(table, ref) ? table[ref] : undefined
  if (!found) throw new PageError(500, 'unknown-middleware', `Unknown middleware ${ref}`)
  return found
}
