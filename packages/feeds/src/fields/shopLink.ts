import { parseShopUrl } from '../text/parseShopUrl.ts'
import { destinationOf } from './destinationOf.ts'

interface OfferLinks {
  /** The shop's own address, of the offer's page or of its home; empty where the feed has none. */
  own?: string
  /** Through the network, or the page that the offer leads to. */
  leading: readonly string[]
}

/**
 * The address of an offer at its shop: the page that it leads to, as far as one can tell from the links, and of the shop where
 * the feed says which that is.
 * @returns empty when no link tells the shop
 */
export function shopLink({ own = '', leading }: OfferLinks): string {
  const home = parseShopUrl(own)
  const pages = leading.filter(Boolean).map((link) => destinationOf(link))
  const found = pages.find((page) => {
    const place = parseShopUrl(page)
    return typeof place !== 'string' && (typeof home === 'string' || place.domain === home.domain)
  })
  return found ?? (typeof home === 'string' ? '' : own)
}
