import { COUPON_SORTS, type PageDataOf } from '@clipfront/page-data'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { isUsable } from '../../coupon-ticket/isUsable.ts'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { RevealedTicket } from '../../revealed-ticket/RevealedTicket.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { MerchantWords } from './MerchantWords.tsx'

/**
 * Everything a merchant offers, in the order a shopper needs it: the code that was asked for, what can be used today, what
 * begins later, what is known of the shop, what was before. Positions count through. A code that was asked for in vain goes behind what can be used.
 */
export function MerchantOffers({ data }: { data: PageDataOf<'merchant'>['data'] }) {
  const { messages } = useSite()
  const { name } = data.merchant
  const askedFor = data.coupons.find(({ isRevealed }) => isRevealed)
  const revealed = askedFor && isUsable(askedFor) ? askedFor : undefined
  const live = data.coupons.filter(({ state, isRevealed }) => state === 'live' && !isRevealed)
  const upcoming = data.coupons.filter(({ state, isRevealed }) => state === 'upcoming' && !isRevealed)
  const first = revealed ? 2 : 1
  return (
    <div className={page['main']}>
      {revealed && <RevealedTicket coupon={revealed} position={1} />}
      {live.length === 0 && !revealed && (
        <EmptyState
          heading={messages.noLiveOffersTitle(name)}
          text={messages.noLiveOffersText(data.pastCoupons.length > 0)}
        />
      )}
      {live.length > 0 && (
        <Section
          id="offers"
          heading={revealed ? messages.otherOffers(name) : messages.offersHeading}
          {...(askedFor &&
            !revealed && { note: messages.askedForInVain[askedFor.state === 'upcoming' ? 'upcoming' : 'expired'] })}
        >
          {data.merchant.hasAffiliate && <Disclosure merchant={name} />}
          <CouponList
            coupons={live}
            firstPosition={first}
            isFilterable
            total={data.counts}
            sorting={{ sorts: COUPON_SORTS, offers: live.length }}
          />
        </Section>
      )}
      {askedFor && !revealed && <RevealedTicket coupon={askedFor} position={first + live.length} />}
      {upcoming.length > 0 && (
        <Section id="upcoming" heading={messages.upcomingOffers}>
          <CouponList coupons={upcoming} firstPosition={first + live.length} />
        </Section>
      )}
      <MerchantWords data={data} />
      {data.pastCoupons.length > 0 && (
        <Section id="past" heading={messages.pastOffers} note={messages.pastOffersText}>
          <CouponList coupons={data.pastCoupons} firstPosition={data.coupons.length + 1} />
        </Section>
      )}
    </div>
  )
}
