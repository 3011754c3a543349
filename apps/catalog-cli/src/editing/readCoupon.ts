import { type Kysely, sql, type Selectable } from 'kysely'
import type { Database, CouponTable } from '@clipfront/catalog/database'
import { EditError } from './EditError.ts'

/** A coupon by its id; `site` where it must be of that one. */
export interface CouponTarget {
  id: number
  site: string | null
}

/** @throws {EditError} there is none, or it is another site's */
export async function readCoupon(database: Kysely<Database>, { id, site }: CouponTarget): Promise<Coupon> {
  const coupon = await database
    .selectFrom('coupon')
    .selectAll()
    .select(
      sql<string[]>`array(
        select g.slug from coupon_category cc join category g on g.id = cc.category_id
        where cc.coupon_id = coupon.id order by g.slug
      )`.as('categories'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (!coupon)
    throw new EditError(
      `There is no coupon ${id}. show --merchant SLUG --site CODE lists those of a shop with their ids.`,
    )
  if (site !== null && coupon.site !== site)
    throw new EditError(
      `Coupon ${id} is of ${coupon.site} and not of ${site}. Check the id; show ${id} says what it is.`,
    )
  return coupon
}

/** A coupon as editors change it: its row, and the slugs of its categories. */
export type Coupon = Selectable<CouponTable> & { categories: string[] }
