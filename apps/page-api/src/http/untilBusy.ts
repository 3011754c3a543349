import { PageError } from '@clipfront/routing/errors'
import { refusalAfter } from './refusalAfter.ts'

/** Ends a wait for the catalogue after so many milliseconds, by a 503. */
export function untilBusy(milliseconds: number): AbortSignal {
  return refusalAfter(
    milliseconds,
    new PageError(503, 'busy', 'Many sitemaps are being read just now. Try again in a few seconds.'),
  )
}
