import { type PageDataOf, VOTE_DAYS } from '@clipfront/page-data'
import { PAGE_PATHS, pagePath } from '@clipfront/routing/page-paths'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { CouponTicket } from '../../coupon-ticket/CouponTicket.tsx'
import { isUsable } from '../../coupon-ticket/TicketFacts.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { RevealedTicket } from '../../revealed-ticket/RevealedTicket.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx'
import { ColumnPage } from '../ColumnPage.tsx'
import { MerchantActions } from '../MerchantActions.tsx'
import { MerchantOpening } from '../MerchantOpening.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import styles from './CouponPage.module.css'
import { CouponTerms } from './CouponTerms.tsx'
import { CouponTrials } from './CouponTrials.tsx'

type Content = PageDataOf<'coupon'>['data']

/**
 * All that is known of one coupon: the code where it was requested, the terms in full, who tried it, why it failed for some, and
 * what else there is; that comes at once where this one cannot be used.
 */
export function CouponPage({ page: { data } }: { page: PageDataOf<'coupon'> }) {
  const { messages, format } = useSite()
  const { coupon, merchant, failureReasons } = data
  const canBeUsed = isUsable(coupon)
  // A feed's title may name the merchant itself.
  const title = coupon.title.includes(merchant.name)
    ? coupon.title
    : messages.couponHeading(coupon.title, merchant.name)
  return (
    <ColumnPage
      links={[
        { label: messages.stores, path: PAGE_PATHS.directory, page: 'static' },
        { label: merchant.name, path: pagePath('merchant', merchant.slug), page: 'merchant' },
      ]}
      current={coupon.title}
      actions={<MerchantActions merchant={merchant} coupon={coupon} title={title} />}
      head={<MerchantOpening merchant={merchant} title={title} cashback={data.cashback} />}
      aside={<CouponAside data={data} />}
    >
      <div className={page['main']}>
        <CouponOffer data={data} />
        {!canBeUsed && <OtherCoupons data={data} />}
        <CouponTerms coupon={coupon} />
        <CouponTrials coupon={coupon} trials={data.trials} />
        <Section
          id="failures"
          heading={messages.couponFailures}
          note={messages.couponFailuresText(format.number(VOTE_DAYS))}
          items={failureReasons}
        >
          <ul className={styles['reasons']}>
            {failureReasons.map(({ reason, count }) => (
              <li key={reason} className={styles['reason']}>
                {messages.failureReasons[reason]} <span className={styles['count']}>{format.number(count)}</span>
              </li>
            ))}
          </ul>
        </Section>
        {canBeUsed && <OtherCoupons data={data} />}
      </div>
    </ColumnPage>
  )
}

/** The coupon itself: torn open where its code was requested, else whole, with the way to it. */
function CouponOffer({ data: { coupon, nextCode } }: { data: Content }) {
  const { messages } = useSite()
  if (coupon.isRevealed) return <RevealedTicket coupon={coupon} position={1} nextCode={nextCode} />
  return (
    <section className={page['section']} aria-labelledby="offer">
      <h2 id="offer" className={styles['silent']}>
        <VisuallyHidden>{messages.couponOffer}</VisuallyHidden>
      </h2>
      {coupon.hasAffiliate && isUsable(coupon) && <Disclosure />}
      <div className={styles['place']}>
        <CouponTicket coupon={coupon} position={1} />
      </div>
    </section>
  )
}

/** What else can be used at the merchant, the next best first; where this coupon cannot be used, it is what one came for. */
function OtherCoupons({ data: { coupon, merchant, otherCoupons } }: { data: Content }) {
  const { messages } = useSite()
  const canBeUsed = isUsable(coupon)
  if (otherCoupons.length === 0)
    return canBeUsed ? null : (
      <EmptyState heading={messages.noLiveOffersTitle(merchant.name)} text={messages.noLiveOffersText(false)} />
    )
  return (
    <Section id="others" heading={messages.otherOffers(merchant.name)}>
      {/* Where the coupon can be used, it stands above that one, unless it is torn open. */}
      {merchant.hasAffiliate && !(canBeUsed && !coupon.isRevealed) && <Disclosure />}
      <CouponList coupons={otherCoupons} firstPosition={2} />
    </Section>
  )
}

/** How a code is used at the merchant, and other merchants like it. */
function CouponAside({ data: { merchant, similarMerchants } }: { data: Content }) {
  const { messages } = useSite()
  const { name, summary, howToUse } = merchant
  return (
    <>
      <Section id="how-to-use" heading={messages.howToUse(name)} items={howToUse}>
        <TextBlocks blocks={howToUse} headingLevel={3} isOrdered />
      </Section>
      {summary && (
        <Section id="shop" heading={messages.facts(name)}>
          <p>
            <bdi>{summary}</bdi>
          </p>
        </Section>
      )}
      <Section id="similar" heading={messages.similarStores} items={similarMerchants}>
        <MerchantGrid merchants={similarMerchants} />
      </Section>
    </>
  )
}
