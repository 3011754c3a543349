import type { PageDataOf } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { SectionHeading } from '../../section-heading/SectionHeading.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeNews } from './HomeNews.tsx'
import styles from './HomePage.module.css'

/** The home page: search first, then what works today, since a shopper comes for a code; then the ways to shops and categories, and what is new. */
export function HomePage({ page: { data } }: { page: PageDataOf<'home'> }) {
  const { messages } = useSite()
  return (
    <div className={page['page']}>
      <HomeHero />
      {isEmpty(data) && <EmptyState heading={messages.nothingYet} text={messages.nothingYetText} />}
      {data.topCoupons.length > 0 && (
        <Section id="top" heading={messages.topOffers}>
          {data.topCoupons.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure merchant={null} />}
          <CouponList coupons={data.topCoupons} showsMerchant />
        </Section>
      )}
      {data.topics.length > 0 && (
        <section className={clsx(page['section'], styles['later'])} aria-labelledby="events">
          <SectionHeading id="events" text={messages.events} />
          <LabelList labels={data.topics} page="topic" />
        </section>
      )}
      {data.popularMerchants.length > 0 && (
        <section className={clsx(page['section'], styles['later'])} aria-labelledby="popular">
          <SectionHeading id="popular" text={messages.popularStores} />
          <MerchantGrid merchants={data.popularMerchants} />
        </section>
      )}
      {data.categories.length > 0 && (
        <section className={clsx(page['section'], styles['later'])} aria-labelledby="categories">
          <SectionHeading id="categories" text={messages.categories} />
          <CategoryList categories={data.categories} />
        </section>
      )}
      <HomeNews data={data} />
    </div>
  )
}

function isEmpty({ topCoupons, popularMerchants, topics, posts }: PageDataOf<'home'>['data']): boolean {
  return [topCoupons, popularMerchants, topics, posts].every((list) => list.length === 0)
}
