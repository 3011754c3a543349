import type { PageError } from '@clipfront/routing/errors'

/** Ends a wait after so many milliseconds, with what is answered then. */
export function refusalAfter(milliseconds: number, refusal: PageError): AbortSignal {
  const wait = new AbortController()
  setTimeout(() => wait.abort(refusal), milliseconds).unref()
  return wait.signal
}
