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

interface ConfirmedTarget {
  /** Of page-api's response. */
  status: number
  /** Where the browser may be sent; undefined where page-api did not confirm it. */
  location: string | undefined
}

/** Asks page-api, which alone resolves links and knows their signatures, whether a target may be followed (R5.1). */
export async function confirmTarget(
  { api }: Pick<HandlerParts, 'api'>,
  { site, caller }: RequestContext,
  { kind, id, url, sig }: Target,
): Promise<ConfirmedTarget> {
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
  if (!isPlainTarget(location)) return false
  if (location.startsWith('/')) return !location.startsWith('//')
  return /^https?:$/.test(URL.parse(location)?.protocol ?? '')
}

const SPACE = 0x20
const DELETE = 0x7f

/** True for a target that browsers read as it stands: they drop tabs and line breaks, and take backslashes for slashes. */
function isPlainTarget(target: string): boolean {
  for (let at = 0; at < target.length; at += 1) {
    const code = target.charCodeAt(at)
    if (code <= SPACE || code === DELETE || target[at] === '\\') return false
  }
  return true
}

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
  return value === undefined || isBlank(value) ? undefined : value
}

function isBlank(value: string): boolean {
  return value.replaceAll(/%(?:20|09|0[ad])|\+/gi, ' ').trim() === ''
}
