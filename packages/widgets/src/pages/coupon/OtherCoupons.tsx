import type { PageDataOf } from '@clipfront/page-data'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { isUsable } from '../../coupon-ticket/isUsable.ts'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { useSite } from '../../site-context/index.ts'
import { Section } from '../Section.tsx'

/** What else can be used at the shop, the next best first; where this coupon cannot be used, it is what one came for. */
export function OtherCoupons({ data: { coupon, merchant, otherCoupons } }: { data: PageDataOf<'coupon'>['data'] }) {
  const { messages } = useSite()
  const canBeUsed = isUsable(coupon)
  if (otherCoupons.length === 0)
    return canBeUsed ? null : (
      <EmptyState heading={messages.noLiveOffersTitle(merchant.name)} text={messages.noLiveOffersText(false)} />
    )
  return (
    <Section id="others" heading={messages.otherOffers(merchant.name)}>
      {/* Where the coupon can be used, it stands above that one, unless it is torn open. */}
      {merchant.hasAffiliate && !(canBeUsed && !coupon.isRevealed) && <Disclosure merchant={merchant.name} />}
      <CouponList coupons={otherCoupons} firstPosition={2} />
    </Section>
  )
}
