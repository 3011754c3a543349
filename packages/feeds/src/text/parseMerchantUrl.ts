import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import { memoize } from '@clipfront/cache/memoize'
import { trimEdges } from './cutText.ts'
import { findDestination, resolveDestination } from './resolveDestination.ts'
import addresses from './words/addresses.json' with { type: 'json' }

export interface MerchantAddress {
  /** Registrable domain, lower case, as it goes over the wire (punycode). */
  domain: string
  /** The same as people read it. */
  shownDomain: string
  /** Path and query at the shop without what only tracks, for telling offers apart. Never shown, never linked. */
  landing: string
}

/** Short addresses of a merchant for its own pages. */
const ALIASES: Readonly<Record<string, string>> = addresses.aliases

/** Networks that count clicks, and what hides where it leads. */
const TRACKERS = new Set(addresses.trackers)
/** Places where people talk about offers or send mail from: no shop can be told from them. */
const NOT_MERCHANTS = new Set(addresses.notMerchants)

/** Whoever calls itself so lists the codes of shops. */
const LISTS_CODES = /coupon|promo-?code/
/** Where a shop's form stands under its own name at somebody else's. */
const FORMS_OF_OTHERS = /^(?:(?!www\.|help\.|community\.)[\w-]+\.typeform\.com|tally\.so\/r|docs\.google\.com\/forms)\//

const TRACKING = new RegExp(`^(?:${addresses.trackingKeys.join('|')})$`, 'i')

export type AddressIssue = 'missing_domain' | 'no_shop' | 'placeholder'
/** A link through one of these says itself where it leads, or only the offer's merchant does. */
type HostIssue = AddressIssue | 'tracker'

/** Hosts that are called so send on to others, whoever they are. At any other a shop may name a page to go on to, also one that is called Clickacorn. */
const COUNTS_CLICKS =
  /^(?:go|out|r|t|c|l|ads?|aff|lnk|links?|partners?)\.|(?<![a-z\d])(?:clicks?|track(?:ing|er)?|trk|redirects?|affiliates?)[.-]/

/**
 * Where an offer's link leads, as far as we keep it: the shop's registrable domain and a key of the page. Mends what hands
 * do to addresses (`https://http://…`, no scheme, spaces, entities), and follows a link through a network as far as the link itself says.
 * @returns a fault when no shop can be told from it
 */
export function parseMerchantUrl(link: string): MerchantAddress | AddressIssue {
  const url = mend(link)
  if (!url) return 'missing_domain'
  if (FORMS_OF_OTHERS.test(url.hostname + url.pathname)) return 'no_shop'
  const host = readHost(url.hostname)
  if (host === 'tracker') return parseDestination(url.href)
  if (typeof host === 'string') return host
  const destination = COUNTS_CLICKS.test(url.hostname) ? findDestination(url) : undefined
  const merchant = destination === undefined ? undefined : parseDestination(destination)
  if (typeof merchant === 'object' && merchant.domain !== host.names.domain) return merchant
  return { ...host.names, landing: toLanding(url, host.isShort) }
}

function parseDestination(link: string): MerchantAddress | AddressIssue {
  const url = mend(resolveDestination(link))
  const host = url ? readHost(url.hostname) : 'missing_domain'
  if (!url || host === 'tracker') return 'no_shop'
  return typeof host === 'string' ? host : { ...host.names, landing: toLanding(url, host.isShort) }
}

const MAX_CACHED_HOSTS = 50_000

type Host = { names: Omit<MerchantAddress, 'landing'>; isShort: boolean }

/** A feed has a million links, and a few thousand hosts. */
const readHost = memoize((hostname): Host | HostIssue => {
  const parsed = parse(hostname, { allowPrivateDomains: true })
  const isPublic = !parsed.isIp && (parsed.isIcann === true || parsed.isPrivate === true)
  // Whoever keeps others' shops below its domain has its own there too: `www.carrd.co`.
  const own = parsed.isPrivate && parsed.hostname === parsed.publicSuffix ? parsed.hostname : null
  const registrable = isPublic ? (parsed.domain?.replace(/^www\./, '') ?? own) : null
  // RFC 2606: these belong to nobody, and stand in templates that somebody forgot to fill.
  if (/(?:^|\.)(?:example\.(?:com|org|net)|example|test|invalid|localhost)$/.test(hostname)) return 'placeholder'
  if (!registrable) return 'missing_domain'
  const domain = ALIASES[registrable] ?? registrable
  // A network may count clicks at one host of a domain that has others: trk.mail.ru.
  if (liesUnder(hostname, TRACKERS)) return 'tracker'
  if (liesUnder(domain, NOT_MERCHANTS) || LISTS_CODES.test(domain)) return 'no_shop'
  const names = { domain, shownDomain: domainToUnicode(domain) || domain }
  return { names, isShort: registrable !== domain }
}, MAX_CACHED_HOSTS)

/** Also what hangs below one of them: `shop.blogspot.com`, `bucket.s3.amazonaws.com`. */
function liesUnder(domain: string, places: ReadonlySet<string>): boolean {
  const labels = domain.split('.')
  return labels.some((_, index) => places.has(labels.slice(index).join('.')))
}

const ADDRESSES = /https?:\/\/[^\s<>"')\]\uE000\uE001]{4,2000}/gi
const MOST_ADDRESSES = 20

/** The first address in what somebody says that leads to a shop, or else the first; a text that is nothing but one as it is. */
export function findAddress(text: string): string {
  const trimmed = text.trim()
  if (!/\s/.test(trimmed) || trimmed.startsWith('<')) return trimmed
  const found = (trimmed.match(ADDRESSES) ?? []).slice(0, MOST_ADDRESSES)
  return found.find((address) => typeof parseMerchantUrl(address) === 'object') ?? found[0] ?? trimmed
}

const HREF = /^<[^<>]{0,200}\shref\s?=\s?["']?([^"'<>\s]+)/i

/** A link pasted into a link: of "[https://a](https://b)" the second counts, of "https://a](https://b" the first. Some feeds give it as HTML. */
function unpaste(link: string): string {
  const html = HREF.exec(link)?.[1]
  if (html !== undefined) return html
  const [first = '', second] = link.split('](')
  return link.startsWith('[') && second !== undefined ? second : first
}

function mend(link: string): URL | undefined {
  const bare = unpaste(link.trim())
    .replaceAll(/&(?:amp;)+/g, '&')
    .replaceAll(/\s/g, '')
    .replace(/^(?:https?:\/{0,2}:?)+(?=https?:)/i, '')
  const trimmed = trimEdges(bare, { start: '<("\'', end: '>)"\']' })
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^[\w.-]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`
  const url = URL.parse(address)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined
}

function toLanding(url: URL, isShort: boolean): string {
  const path = url.pathname.replaceAll(/\/{2,}/g, '/').replace(/\/(?:index\.\w+)?$/, '')
  const kept = [...url.searchParams]
    .filter(([key]) => !TRACKING.test(key))
    .map(([key, value]) => `${key}=${value}`)
    .toSorted()
  // Amazon-like paths end in a part that only tracks: /dp/B00X/ref=sr_1_1.
  const clean = path.replace(/\/ref=.*$/, '')
  const host = isShort ? `/${url.hostname}` : ''
  return `${host}${clean}${kept.length > 0 ? `?${kept.join('&')}` : ''}`.slice(0, 500) || '/'
}
