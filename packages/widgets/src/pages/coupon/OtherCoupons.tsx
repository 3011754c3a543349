import type { PageDataOf } from '@clipfront/page-data'
import { CouponList } from '../../coupon-list/index.ts'
import { isUsable } from '../../coupon-ticket/index.ts'
import { Disclosure } from '../../disclosure/index.ts'
import { EmptyState } from '../../empty-state/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'

/** What else can be used at the shop, the next best first; where this coupon cannot be used, it is what one came for. */
export function OtherCoupons({ data: { coupon, merchant, otherCoupons } }: { data: PageDataOf<'coupon'>['data'] }) {
  const { messages } = useSite()
  const canBeUsed = isUsable(coupon)
  if (otherCoupons.length === 0)
    return canBeUsed ? null : (
      <EmptyState heading={messages.noLiveOffersTitle(merchant.name)} text={messages.noLiveOffersText(false)} />
    )
  return (
    <section className={page['section']} aria-labelledby="others">
      <SectionHeading id="others" text={messages.otherOffers(merchant.name)} />
      {/* Where the coupon can be used, it stands above that one, unless it is torn open. */}
      {merchant.hasAffiliate && !(canBeUsed && !coupon.isRevealed) && <Disclosure merchant={merchant.name} />}
      <CouponList coupons={otherCoupons} firstPosition={2} />
    </section>
  )
}
