import type { CouponTarget } from '../editing/readCoupon.ts'
import { parseNumber } from './parseNumber.ts'
import { siteByName } from './siteByName.ts'
import { UsageError } from './UsageError.ts'

/** The one coupon that a command names. @throws {UsageError} it names none, or several */
export function parseTarget([id, ...more]: readonly string[], site: string | undefined): CouponTarget {
  if (more.length > 0) throw new UsageError(`Name one coupon at a time: "${more.join(' ')}" is too much.`)
  return {
    id: parseNumber(id, 'coupon', 'Give its id; show --merchant SLUG --site CODE lists those of a shop.'),
    site: site === undefined ? null : siteByName(site).code,
  }
}
