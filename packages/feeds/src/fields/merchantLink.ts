import { parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import { resolveDestination } from '../text/resolveDestination.ts'

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
