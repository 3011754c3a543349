import { PageError } from '../errors/PageError.ts'
import { isRedirect, type Redirect } from '../errors/redirect.ts'
import type { NavigationContext } from './NavigationContext.ts'
import type { Middleware, MiddlewareRef } from './NavigationRules.ts'
import type { PipelineState } from './PipelineState.ts'

/**
 * Runs a series strictly one after the other; a redirect, an error or a newer navigation ends it.
 * @throws {PageError} 500: a name is unknown; then none of the series has run
 */
export async function runMiddleware<Page>(
  series: readonly MiddlewareRef<Page>[] | undefined,
  table: Readonly<Record<string, Middleware<Page>>> | undefined,
  state: PipelineState<Page>,
): Promise<Redirect | undefined> {
  const known = (series ?? []).map((ref) => findMiddleware(ref, table))
  for (const middleware of known) {
    // One after the other is the rule, not an oversight: a later one relies on what an earlier one has done.
    const result = await middleware(state)
    if (leadsAway(result, state)) return result
    if (state.isEnded) return undefined
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

/**
 * Tells a redirect that leads away from what else a step may bring. A request that is sent to its own address would never be
 * answered: on a server such a redirect counts as none.
 */
export function leadsAway<Page>(result: unknown, { kind, url }: NavigationContext<Page>): result is Redirect {
  return isRedirect(result) && !(kind === 'initial' && isSameTarget(result.location, url))
}

/** Whether a redirect leads to the very address that was asked for, however the two are escaped. */
function isSameTarget(location: string, url: URL): boolean {
  const target = URL.parse(location, url)
  return (
    target !== null &&
    target.origin === url.origin &&
    decode(target.pathname + target.search) === decode(url.pathname + url.search)
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
