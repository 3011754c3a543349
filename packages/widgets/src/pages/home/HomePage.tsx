import type { PageDataOf } from '@clipfront/page-data'
import { use } from 'react'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { KeptContext } from '../../kept/KeptContext.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { VotesWindow } from '../VotesWindow.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeNews } from './HomeNews.tsx'
import styles from './HomePage.module.css'

/** The home page: search first, then what works today, since a shopper comes for a code; then the ways to merchants and categories, and what is new. */
export function HomePage({ page: { data } }: { page: PageDataOf<'home'> }) {
  const { messages } = useSite()
  const kept = use(KeptContext)
  const { topCoupons, topics, popularMerchants, categories, posts } = data
  const isEmpty = [topCoupons, popularMerchants, topics, posts].every((list) => list.length === 0)
  return (
    <div className={page['page']}>
      <HomeHero />
      {isEmpty && <EmptyState heading={messages.nothingYet} text={messages.nothingYetText} />}
      <Section id="top" heading={messages.topOffers} items={topCoupons}>
        {topCoupons.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure merchant={null} />}
        <CouponList coupons={topCoupons} showsMerchant />
        <VotesWindow coupons={topCoupons} />
      </Section>
      {/* Below what is in view at first: it comes when the page is there. */}
      {kept && <kept.KeptRow />}
      <Section id="events" heading={messages.events} items={topics} className={styles['later']}>
        <LabelList labels={topics} page="topic" />
      </Section>
      <Section id="popular" heading={messages.popularStores} items={popularMerchants} className={styles['later']}>
        <MerchantGrid merchants={popularMerchants} />
      </Section>
      <Section id="categories" heading={messages.categories} items={categories} className={styles['later']}>
        <CategoryList categories={categories} />
      </Section>
      <HomeNews data={data} />
    </div>
  )
}
