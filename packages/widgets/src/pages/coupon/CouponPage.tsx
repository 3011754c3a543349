import type { PageDataOf } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/index.ts'
import { isUsable } from '../../coupon-ticket/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { CouponAside } from './CouponAside.tsx'
import { CouponFailures } from './CouponFailures.tsx'
import { CouponHead } from './CouponHead.tsx'
import { CouponOffer } from './CouponOffer.tsx'
import { CouponTerms } from './CouponTerms.tsx'
import { CouponTrials } from './CouponTrials.tsx'
import { OtherCoupons } from './OtherCoupons.tsx'

/**
 * All that is known of one coupon: the code where it was asked for, the terms in full, who tried it, why it failed for some, and
 * what else there is; that comes at once where this one cannot be used.
 */
export function CouponPage({ page: { data } }: { page: PageDataOf<'coupon'> }) {
  const { messages } = useSite()
  const { coupon, merchant } = data
  const canBeUsed = isUsable(coupon)
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs
          links={[
            { label: messages.stores, path: '/stores', page: 'static' },
            { label: merchant.name, path: `/stores/${merchant.slug}`, page: 'merchant' },
          ]}
          current={coupon.title}
        />
        <CouponHead merchant={merchant} kind={coupon.kind} cashback={data.cashback} />
      </div>
      <div className={page['columns']}>
        <div className={page['main']}>
          <CouponOffer coupon={coupon} />
          {!canBeUsed && <OtherCoupons data={data} />}
          <CouponTerms coupon={coupon} />
          <CouponTrials trials={data.trials} />
          <CouponFailures reasons={data.failureReasons} />
          {canBeUsed && <OtherCoupons data={data} />}
        </div>
        <CouponAside data={data} />
      </div>
    </div>
  )
}
