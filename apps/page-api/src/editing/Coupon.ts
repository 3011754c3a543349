import type { Selectable } from 'kysely'
import type { CouponTable } from '../database/tables/coupons.ts'

/** A coupon as editors change it: its row, and the slugs of its categories. */
export type Coupon = Selectable<CouponTable> & { categories: string[] }
