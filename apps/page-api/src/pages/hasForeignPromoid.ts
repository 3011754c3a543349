import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { findPageRoute } from '@clipfront/routing/page-paths'

/**
 * True when a `promoid` is none of the merchant's coupons. It is looked up before anything else is read: a page costs a hundred
 * times as much as this row, and anybody may ask for any number.
 */
export async function hasForeignPromoid({ database, site }: CatalogView, request: PageRequest): Promise<boolean> {
  const { segments, promoid } = request
  const route = findPageRoute(segments)
  if (promoid === null || route?.name !== 'merchant') return false
  const found = await database
    .selectFrom('merchant as m')
    .leftJoin('coupon as c', (join) => join.onRef('c.merchant_id', '=', 'm.id').on('c.id', '=', promoid))
    .where('m.site', '=', site.code)
    .where('m.slug', 'in', [route.slug, route.slug.toLowerCase()])
    .select('c.id')
    .executeTakeFirst()
  // The merchant may have moved: what became of it is said with the promoid.
  return found?.id === null
}
