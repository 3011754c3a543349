import { cleanLink } from './cleanLink.ts'
import { FORBIDDEN_PATH } from './FORBIDDEN_PATH.ts'
import { isSafeDestination } from './isSafeDestination.ts'
import type { OutboundContext } from './OutboundContext.ts'
import { queryValues } from './queryValues.ts'
import { trimControls } from './trimControls.ts'
import { withParameters } from './withParameters.ts'

/**
 * Where an offer link leads (R4.4, R5.1): the built link when its query names a destination, else `/403`.
 * A destination is a non-blank `url` whose scheme, if it has one, is http or https.
 */
export function resolveOffer(link: unknown, context: OutboundContext): string {
  const clean = cleanLink(link)
  if (clean === null) return FORBIDDEN_PATH
  const destinations = queryValues(clean, 'url').filter((value) => trimControls(value.trim()) !== '')
  const isValid = destinations.length > 0 && destinations.every(isSafeDestination)
  return (isValid && withParameters(clean, context)) || FORBIDDEN_PATH
}
