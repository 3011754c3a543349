import type { RequestContext } from '../http/RequestContext.ts'
import { findLandingTarget } from './cutPort.ts'

/** The page of the site that the browser says it comes from; null for an address of ours that is no page, as that of a form. */
export function findReferrer({ request, hostname }: RequestContext): string | null {
  const url = URL.parse(request.headers.referer ?? '')
  return url?.hostname === hostname ? findLandingTarget(url.pathname + url.search) : null
}
