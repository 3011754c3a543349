import type { Lane } from '@clipfront/page-data'
import { CouponLanes } from '../coupon-lanes/CouponLanes.tsx'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { useSite } from '../site-context/index.ts'
import page from './Page.module.css'
import { VotesWindow } from './VotesWindow.tsx'

/** The offers of a page in lanes. @param emptyText what is said where there are none */
export function LaneOffers({ lanes, emptyText }: { lanes: readonly Lane[]; emptyText: string }) {
  const { messages } = useSite()
  if (lanes.length === 0) return <EmptyState heading={messages.noOffersHere} text={emptyText} />
  return (
    <div className={page['section']}>
      {lanes.some(({ coupons }) => coupons.some(({ hasAffiliate }) => hasAffiliate)) && <Disclosure />}
      <CouponLanes lanes={lanes} />
      <VotesWindow coupons={lanes.flatMap(({ coupons }) => coupons)} />
    </div>
  )
}
