import { parseMerchantUrl } from '../text/parseMerchantUrl.ts'

interface OfferLinks {
  /** The merchant's own address, of the offer's page or of its home; empty where the feed has none. */
  own?: string
  /** Through the network, or the page that the offer leads to. */
  leading: readonly string[]
}

/**
 * The address of an offer at its merchant: the page that it leads to, as far as one can tell from the links, and of the merchant where
 * the feed says which that is.
 * @returns empty when no link tells the merchant
 */
export function merchantLink({ own = '', leading }: OfferLinks): string {
  const home = parseMerchantUrl(own)
  const pages = leading.filter(Boolean).map((link) => resolveDestination(link))
  const found = pages.find((page) => {
    const place = parseMerchantUrl(page)
    return typeof place !== 'string' && (typeof home === 'string' || place.domain === home.domain)
  })
  return found ?? (typeof home === 'string' ? '' : own)
}

/** What the links of networks call the address that they lead to. */
const DESTINATION_KEYS = ['ued', 'murl', 'ulp', 'dest', 'destination', 'deeplink', 'dl', 'url', 'u', 'p', 'to', 'q']

/** Deep links of CJ end in the whole address at the merchant: `/links/1/type/dlg/https://oak.com/a?b=c`. */
const DEEP_LINK = /\/dlg\/(https?:\/\/[^/].*)$/i

const DEEPEST = 3

/**
 * Where a network's link leads in the end, read from the link itself; the link as it is when it does not say.
 * @param link as a feed has it, its address at the merchant escaped in one of its parameters or at its end
 */
export function resolveDestination(link: string, depth = 0): string {
  const url = URL.parse(link.replaceAll('&amp;', '&').trim())
  if (!url || depth === DEEPEST) return link
  const deep = DEEP_LINK.exec(link)?.[1]
  if (deep !== undefined) return resolveDestination(deep, depth + 1)
  const next = DESTINATION_KEYS.map((key) => url.searchParams.get(key)).find(
    (value) => value !== null && /^(?:https?:)?\/\/[^/]/i.test(value),
  )
  if (!next) return link
  return resolveDestination(next.startsWith('//') ? `https:${next}` : next, depth + 1)
}
