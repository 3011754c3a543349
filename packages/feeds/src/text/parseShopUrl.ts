import { domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import { trimEdges } from './cutText.ts'

export interface ShopPlace {
  /** Registrable domain, lower case, as it goes over the wire (punycode). */
  domain: string
  /** The same as people read it. */
  shownDomain: string
  /** Path and query at the shop without what only tracks, for telling offers apart. Never shown, never linked. */
  landing: string
}

/** Short addresses of a shop for its own pages. */
const ALIASES: Readonly<Record<string, string>> = {
  'apple.co': 'apple.com',
  'amzn.to': 'amazon.com',
  'amzn.com': 'amazon.com',
  'gum.co': 'gumroad.com',
  'g.co': 'google.com',
}

/** Places where people talk about offers, networks that count clicks, and what hides where it leads: no shop can be told from them. */
const NO_SHOP = new Set(
  `twitter.com x.com t.co facebook.com fb.com instagram.com reddit.com redd.it imgur.com youtube.com youtu.be tiktok.com
  linkedin.com pinterest.com tumblr.com bit.ly goo.gl tinyurl.com ow.ly is.gd tiny.cc dropbox.com dropboxusercontent.com
  awin1.com linksynergy.com admitad.com anrdoezrs.net dpbolvw.net jdoqocy.com kqzyfj.com tkqlhce.com emjcd.com qksrv.net
  apmebf.com sjv.io pxf.io impactradius.com ojrq.net shareasale.com tradedoubler.com linkmydeals.com lmdeal.com
  doubleclick.net googlesyndication.com googleusercontent.com fbcdn.net cheetahmail.com fbmta.com publicaster.com qrs1.net
  campaign-archive.com campaign-archive1.com campaign-archive2.com list-manage.com list-manage1.com list-manage2.com
  exacttarget.com zmags.com unbouncepages.com elabs3.com forms.gle hsforms.com retailmenot.com bradsdeals.com
  akamai.net edgesuite.net cloudfront.net amazonaws.com wordpress.com blogspot.com slickdeals.net hotukdeals.com fatwallet.com`.split(
    /\s+/,
  ),
)

/** Whoever calls itself so lists the codes of shops. */
const LISTS_CODES = /coupon|promo-?code/
/** Where a shop's form stands under its own name at somebody else's. */
const FORMS_OF_OTHERS = /^(?:(?!www\.|help\.|community\.)[\w-]+\.typeform\.com|tally\.so\/r|docs\.google\.com\/forms)\//

const TRACKING =
  /^(?:utm_.*|ref|ref_.*|referrer|source|src|via|aff.*|a_?id|aid|pid|cid|sid|ct|pt|mt|at|uo|ls|l|ign-mpt|tag|camp|creative.*|linkcode|linkid|gclid|fbclid|msclkid|mc_.*|_ga|_gl|icid|cmp|cm_.*|campaign.*|medium|partner|click.*|irclickid|awc|ranmid|raneaid|ransiteid|trk|nm_mc|s_cid|qid|sr|keywords|ie|_?encoding|psc|promoid|mv|red|co|s|ctx|coupon.*|promo.*|discount.*|voucher.*|prefilled_promo_code|code)$/i

export type ShopUrlFault = 'missing_domain' | 'no_shop' | 'placeholder'

/**
 * Where an offer's link leads, as far as we keep it: the shop's registrable domain and a key of the page. Mends what hands
 * do to addresses (`https://http://…`, no scheme, spaces, entities).
 * @returns a fault when no shop can be told from it
 */
export function parseShopUrl(link: string): ShopPlace | ShopUrlFault {
  const url = mend(link)
  if (!url) return 'missing_domain'
  if (FORMS_OF_OTHERS.test(url.hostname + url.pathname)) return 'no_shop'
  const shop = shopAt(url.hostname)
  return typeof shop === 'string' ? shop : { ...shop.names, landing: landingOf(url, shop.isShort) }
}

type Shop = { names: Omit<ShopPlace, 'landing'>; isShort: boolean }

const shops = new Map<string, Shop | ShopUrlFault>()
const MOST_KEPT = 50_000

/** A feed has a million links, and a few thousand hosts. */
function shopAt(hostname: string): Shop | ShopUrlFault {
  const known = shops.get(hostname)
  if (known !== undefined) return known
  if (shops.size >= MOST_KEPT) shops.clear()
  const shop = findShopAt(hostname)
  shops.set(hostname, shop)
  return shop
}

function findShopAt(hostname: string): Shop | ShopUrlFault {
  const parsed = parse(hostname, { allowPrivateDomains: true })
  const isPublic = !parsed.isIp && (parsed.isIcann === true || parsed.isPrivate === true)
  const registrable = isPublic ? parsed.domain : null
  // RFC 2606: these belong to nobody, and stand in templates that somebody forgot to fill.
  if (/(?:^|\.)(?:example\.(?:com|org|net)|example|test|invalid|localhost)$/.test(hostname)) return 'placeholder'
  if (!registrable) return 'missing_domain'
  const domain = ALIASES[registrable] ?? registrable
  if (isNoShop(domain) || LISTS_CODES.test(domain)) return 'no_shop'
  const names = { domain, shownDomain: domainToUnicode(domain) || domain }
  return { names, isShort: registrable !== domain }
}

/** Also what hangs below one of them: `shop.blogspot.com`, `bucket.s3.amazonaws.com`. */
function isNoShop(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_, index) => NO_SHOP.has(labels.slice(index).join('.')))
}

/** A link pasted into a link: of "[https://a](https://b)" the second counts, of "https://a](https://b" the first. */
function unpaste(link: string): string {
  const [first = '', second] = link.split('](')
  return link.startsWith('[') && second !== undefined ? second : first
}

function mend(link: string): URL | undefined {
  const bare = unpaste(link.trim())
    .replaceAll('&amp;', '&')
    .replaceAll(/\s/g, '')
    .replace(/^(?:https?:\/{0,2}:?)+(?=https?:)/i, '')
  const trimmed = trimEdges(bare, { start: '<("\'', end: '>)"\']' })
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^[\w.-]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
}

function landingOf(url: URL, isShort: boolean): string {
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
