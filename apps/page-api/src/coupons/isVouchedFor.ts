import { sql, type SqlBool } from 'kysely'

/**
 * Whether somebody stands behind the coupon `c` of the merchant `m`: it was tested, or a programme leads to the shop. What
 * only came in with a list or feed is hearsay, and nobody is brought to hearsay from a search engine.
 */
export const isVouchedFor = sql<SqlBool>`(c.verified_at is not null or trim(m.programme_target) <> '')`
