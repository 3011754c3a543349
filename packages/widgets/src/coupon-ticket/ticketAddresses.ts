import type { Coupon } from '@clipfront/page-data'
import { offerFragment, pagePath, parsePagePath } from '@clipfront/routing/page-paths'

/**
 * The address at which a coupon's whole code is shown: its merchant's page, with the coupon torn open; on the coupon's own page
 * that one again.
 * @param url path and query of the page on which it is asked for
 */
export function buildRevealPath({ id, merchant }: Pick<Coupon, 'id' | 'merchant'>, url: string): string {
  const couponPath = pagePath('coupon', id)
  return `${url.split('?')[0] === couponPath ? couponPath : pagePath('merchant', merchant.slug)}?promoid=${id}`
}

/** The type of the page that an offer's path leads to. */
export function offerPage(path: string): 'coupon' | 'merchant' {
  return parsePagePath(path)?.name === 'coupon' ? 'coupon' : 'merchant'
}

/** The id of a ticket's title. Its action is described by it: in a list of links, five of them would all be "Get code". */
export function buildTitleId({ id }: Pick<Coupon, 'id'>): string {
  return offerFragment(id)
}

/** Of the heading of a coupon's code, once it is shown: a vote without scripting leads back to it. */
export function buildCodeHeadingId({ id }: Pick<Coupon, 'id'>): string {
  return `your-code-${id}`
}
