import { asciiTarget } from '../http/asciiTarget.ts'
import type { RequestContext } from '../http/RequestContext.ts'
import type { HandlerParts } from './HandlerParts.ts'

interface Target {
  /** Coupon, merchant, or a link of a mailing. */
  kind: 'c' | 'm' | 'e'
  id: string
  /** In the bytes of the link, which may be signed. */
  url: string
  sig: string | undefined
}

/**
 * Asks page-api, which alone resolves links and knows their signatures, whether a target may be followed (R5.1).
 * @returns page-api's status, and where the browser may be sent: undefined where page-api did not confirm it
 */
export async function confirmTarget(
  { api }: Pick<HandlerParts, 'api'>,
  { site, caller }: RequestContext,
  { kind, id, url, sig }: Target,
): Promise<{ status: number; location: string | undefined }> {
  const path = `${site.api}/go/${kind}/${id}?url=${url}${sig === undefined ? '' : `&sig=${sig}`}`
  const { status, body } = await api.request(path, caller)
  const location = status === 302 ? parseLocation(body) : undefined
  return { status, location: location !== undefined && isTarget(location) ? asciiTarget(location) : undefined }
}

function parseLocation(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed !== 'object' || parsed === null || !('location' in parsed)) return undefined
    return typeof parsed.location === 'string' ? parsed.location : undefined
  } catch {
    return undefined
  }
}

/** True for a path of the site, or an address on the web. Never for a script. */
function isTarget(location: string): boolean {
  if (!PLAIN_TARGET.test(location)) return false
  if (location.startsWith('/')) return !location.startsWith('//')
  return /^https?:$/.test(URL.parse(location)?.protocol ?? '')
}

/** A target that browsers read as it stands: they drop tabs and line breaks, and take backslashes for slashes. */
const PLAIN_TARGET = /^[!-[\]-~\u0080-\uffff]*$/

/**
 * The first value of a query key, in its own bytes: a signed value must reach page-api unchanged.
 * @param query raw, without its question mark
 * @returns undefined when the key is missing or blank
 */
export function rawQueryValue(query: string, key: string): string | undefined {
  const value = query
    .split('&')
    .find((segment) => segment.startsWith(`${key}=`))
    ?.slice(key.length + 1)
  const isBlank = value?.replaceAll(/%(?:20|09|0[ad])|\+/gi, ' ').trim() === ''
  return isBlank ? undefined : value
}
