import { normaliseError } from '../errors/normaliseError.ts'
import { type Departure, Journey } from './Journey.ts'
import type { NavigationRules } from './NavigationRules.ts'
import type { Outcome } from './Outcome.ts'
import type { PageSource } from './PageSource.ts'
import { resolveLayout } from './resolveLayout.ts'

/** The error page takes the page's place (R4.2). When its own layout cannot be had, it comes without one.
 * What an error carries beside its status and message comes to the page as its data. */
export async function openErrorPage<Page>(
  departure: Departure<Page>,
  thrown: unknown,
  rules: NavigationRules<Page>,
  source: Pick<PageSource<Page>, 'prepare' | 'errorPage'>,
): Promise<Outcome<Page>> {
  const error = normaliseError(thrown)
  const { statusCode: _status, message: _message, ...data } = error
  const page = source.errorPage(error)
  let layout: string | null
  try {
    const journey = new Journey(departure, page)
    layout = resolveLayout(page, journey, rules)
    await source.prepare(layout, page, journey)
  } catch {
    layout = null
  }
  if (departure.signal.aborted) return { type: 'aborted' }
  return { type: 'page', opened: { page, layout, data, error, isRefreshed: true } }
}
