import { type Coupon, COUPON_SORTS, isFiltering, type PageDataOf } from '@clipfront/page-data'
import { pagePath } from '@clipfront/routing/page-paths'
import { BasketForm } from '../../basket-form/BasketForm.tsx'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { isUsable } from '../../coupon-ticket/TicketFacts.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { useListFilter } from '../../filter-bar/buildListPath.ts'
import { FilterBar } from '../../filter-bar/FilterBar.tsx'
import { Pager } from '../../paging/Pager.tsx'
import { RevealedTicket } from '../../revealed-ticket/RevealedTicket.tsx'
import { FormLink } from '../../shopper-form/FormLink.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import styles from './MerchantOffers.module.css'

type Content = PageDataOf<'merchant'>['data']

/**
 * Everything a merchant offers, in the order a shopper needs it: the code that was requested, what can be used today, what
 * begins later, what was before. Positions count through, also from page to page. A requested code that cannot be used
 * goes behind those that can. The ways to other pages stand under the last list; what is no list stands on the first page.
 */
export function MerchantOffers({ data }: { data: Content }) {
  const { messages } = useSite()
  const { merchant, coupons, pastCoupons, counts, filters } = data
  const paging = data.paging ?? { page: 1, pages: 1, total: coupons.length + pastCoupons.length, offset: 0 }
  const requested = coupons.find(({ isRevealed }) => isRevealed)
  const revealed = requested && isUsable(requested) ? requested : undefined
  const live = coupons.filter(({ state, isRevealed }) => state === 'live' && !isRevealed)
  const upcoming = coupons.filter(({ state, isRevealed }) => state === 'upcoming' && !isRevealed)
  const first = paging.offset + (revealed ? 2 : 1)
  const firstUpcoming = first + live.length + (requested && !revealed ? 1 : 0)
  const hasLive = live.length > 0 || (counts !== null && counts.codes + counts.deals > 0)
  const isNarrowed = isFiltering(useListFilter())
  const pager = <Pager paging={paging} path={pagePath('merchant', merchant.slug)} />
  const basket =
    paging.page === 1 && canBeComputed(coupons) ? (
      <BasketForm coupons={coupons} isPart={paging.pages > 1 || isNarrowed} />
    ) : null
  const heading = revealed ? messages.otherOffers(merchant.name) : messages.offersHeading
  const note =
    requested && !revealed
      ? messages.askedForInVain[requested.state === 'upcoming' ? 'upcoming' : 'expired']
      : undefined
  return (
    <div className={page['main']}>
      {revealed && <RevealedTicket coupon={revealed} position={paging.offset + 1} nextCode={data.nextCode} canSave />}
      {!hasLive && !revealed && (
        <EmptyState
          heading={messages.noLiveOffersTitle(merchant.name)}
          text={messages.noLiveOffersText(pastCoupons.length > 0)}
        />
      )}
      <Section
        id="offers"
        heading={heading}
        note={note}
        items={isNarrowed && filters?.total === 0 ? undefined : live}
        isSilent={!revealed && note === undefined}
      >
        {merchant.hasAffiliate && <Disclosure />}
        <FilterBar filters={filters} sorts={COUPON_SORTS}>
          <CouponList coupons={live} firstPosition={first} isFilterable />
        </FilterBar>
      </Section>
      {basket}
      {requested && !revealed && <RevealedTicket coupon={requested} position={first + live.length} />}
      <Section id="upcoming" heading={messages.upcomingOffers} items={upcoming}>
        <CouponList coupons={upcoming} firstPosition={firstUpcoming} />
      </Section>
      <Section id="past" heading={messages.pastOffers} note={messages.pastOffersText} items={pastCoupons}>
        <CouponList coupons={pastCoupons} firstPosition={paging.offset + coupons.length + 1} />
      </Section>
      {pager}
      {paging.page === 1 && <MerchantForms merchantId={merchant.id} />}
    </div>
  )
}

/** Whether a basket decides what one of them saves. */
function canBeComputed(coupons: readonly Coupon[]): boolean {
  return coupons.some(
    ({ state, discount }) => state === 'live' && (discount?.kind === 'percent' || discount?.kind === 'money'),
  )
}

/** What shoppers may say of a merchant, and be told of it; on a page without offers too. */
function MerchantForms({ merchantId }: { merchantId: number }) {
  const { messages } = useSite()
  return (
    <p className={styles['forms']}>
      {(['subscribe', 'submission', 'review'] as const).map((name) => (
        <FormLink key={name} name={name} merchantId={merchantId}>
          {messages.formLinks[name]}
        </FormLink>
      ))}
    </p>
  )
}
