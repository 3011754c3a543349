import { cleanLink, hasForeignScheme, trimControls } from './cleanLink.ts'
import { findSource, parseUrl, querySegments, queryValues, withParameter } from './url.ts'

/** Where a shopper goes when an offer cannot be opened (R2.1). */
export const FORBIDDEN_PATH = '/403'
const CLICK_OUT = /^\/go-[cm]-/
/** How often a destination may be decoded again on its way to the browser. */
const DECODINGS = 3

/** Where a link is shown, and for which coupon. */
interface OutboundContext {
  /** The coupon's id; null, undefined or blank when the link is for no coupon. 0 is an id. */
  promoId?: string | number | null | undefined
  /** Absolute address of the page that shows the link: its `mktsrc` is carried on, its host is our own. */
  pageUrl: string
  /** Other hosts of the same site, without port. */
  ownHosts?: readonly string[] | undefined
}

/**
 * A link of page data as it goes into the page (R3.7, R4.5): markers rewritten, `promoid` and the page's `mktsrc` added,
 * `traffic_type=1` when it leaves the site. Existing bytes stay as they are; building twice gives the same.
 * @returns null when there is no link, or it is refused: a scheme other than http(s), no host
 */
export function buildLink(link: unknown, context: OutboundContext): string | null {
  const clean = cleanLink(link)
  return clean === null || clean.startsWith('#') ? clean : withParameters(clean, context)
}

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

/** True when no decoding of a destination, once read from the query, is a script or any other scheme than http(s). */
function isSafeDestination(destination: string): boolean {
  // No decoding gives these another beginning; nearly all destinations are so.
  if (/^(?:\/|https?:\/\/)/i.test(destination)) return true
  let value = withoutControls(destination)
  for (let decoding = 1; ; decoding += 1) {
    if (hasForeignScheme(value)) return false
    if (decoding === DECODINGS) return true
    value = withoutControls(decodeAscii(value))
  }
}

/** Only what can spell a scheme, and leniently: some readers decode `%3A` even beside a malformed escape. */
function decodeAscii(value: string): string {
  return value.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function withoutControls(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
}

/** A cleaned link with the parameters that tell where its visitor came from; null when it names no place. */
function withParameters(link: string, context: OutboundContext): string | null {
  const [beforeFragment = ''] = link.split('#', 1)
  const fragment = link.slice(beforeFragment.length)
  const [path = ''] = beforeFragment.split('?', 1)
  const leaves = isOutbound(path, context)
  if (leaves === null) return null

  let segments = querySegments(beforeFragment.slice(path.length + 1))
  for (const [key, value] of listParameters(context, leaves)) segments = withParameter(segments, key, value)
  const query = segments.length > 0 ? `?${segments.join('&')}` : ''
  return trimControls(path + query + fragment) || null
}

function listParameters({ promoId, pageUrl }: OutboundContext, leaves: boolean): [key: string, value: string][] {
  const promo = promoId === null || promoId === undefined ? '' : String(promoId).trim()
  const source = findSource(pageUrl)
  const parameters: [string, string][] = []
  if (promo) parameters.push(['promoid', promo])
  if (source) parameters.push(['mktsrc', source])
  if (leaves) parameters.push(['traffic_type', '1'])
  return parameters
}

/**
 * Whether a cleaned link leaves the site: by our own click-out path, or to a host that is none of ours.
 * @param path the link before its query and fragment
 * @returns null when it names no place at all (`https://`, a host with a space in it)
 */
function isOutbound(path: string, { pageUrl, ownHosts = [] }: OutboundContext): boolean | null {
  // Nearly every link is a path, and a page has hundreds of them: only the others are worth a url's parsing.
  if (!/^https?:/i.test(path)) return CLICK_OUT.test(path)
  const target = parseUrl(path)
  if (!target) return null
  if (CLICK_OUT.test(target.pathname)) return true
  return target.hostname !== parseUrl(pageUrl)?.hostname && !ownHosts.includes(target.hostname)
}
