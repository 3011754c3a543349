import { parseShopUrl } from '../text/parseShopUrl.ts'
import { plainText } from '../text/plainText.ts'
import { withoutUrls } from '../text/withoutUrls.ts'
import type { MerchantDraft, Reject } from './Draft.ts'
import { nameShop } from './nameShop.ts'

/** A merchant of the catalogue from what a list says, or the reason why not. */
export function draftMerchant(domain: string, name: string): MerchantDraft | Reject {
  const shop = parseShopUrl(domain)
  return typeof shop === 'string'
    ? { reason: shop }
    : { domain: shop.domain, name: nameShop(withoutUrls(plainText(name)), shop.domain) }
}
