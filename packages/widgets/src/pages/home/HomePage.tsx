import type { PageDataOf } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { clsx } from 'clsx'
import { type ComponentType, Fragment, type ReactNode, use } from 'react'
import { Carousel } from '../../carousel/Carousel.tsx'
import { CategoryList } from '../../category-list/CategoryList.tsx'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { LabelList } from '../../label-list/LabelList.tsx'
import { KeptContext } from '../../kept/KeptContext.ts'
import { MerchantTile } from '../../merchant-tile/MerchantTile.tsx'
import { Slots, useSlots } from '../../slots/Slots.tsx'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import { VotesWindow } from '../VotesWindow.tsx'
import { HomeFigures, type HomeFiguresProps } from './HomeFigures.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeNews } from './HomeNews.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import styles from './HomePage.module.css'

type Part = 'offers' | 'kept' | 'events' | 'merchants' | 'categories' | 'news'

interface Home {
  Opening: ComponentType<HomeFiguresProps>
  later: string | undefined
  /** Where it says how much there is: at the end of the opening, or of the offers. */
  figures: 'opening' | 'offers'
  parts: readonly Part[]
}

/**
 * How the home page begins, and what comes after what, by the site's look. What is kept on the device comes when the page is there,
 * so it stands below what is in view at first. Under a publisher's masthead there is no room for figures above the first offer.
 */
const HOMES = {
  editorial: {
    Opening: HomeHero,
    later: styles['later'],
    figures: 'opening',
    parts: ['offers', 'kept', 'events', 'merchants', 'categories', 'news'],
  },
  grid: {
    Opening: ({ figures }) => <HomeSearch figures={figures} isBand />,
    later: undefined,
    figures: 'opening',
    parts: ['offers', 'merchants', 'kept', 'categories', 'events', 'news'],
  },
  guest: {
    Opening: HomeSearch,
    later: undefined,
    figures: 'offers',
    parts: ['offers', 'kept', 'categories', 'merchants', 'events', 'news'],
  },
} as const satisfies Record<Site['look'], Home>

/** The home page: search first, then what works today and the ways to merchants, then what is new. */
export function HomePage({ page: { data } }: { page: PageDataOf<'home'> }) {
  const { messages, site } = useSite()
  const kept = use(KeptContext)
  const atEnd = useSlots('end')
  const { topCoupons, topics, popularMerchants, categories, posts } = data
  const isEmpty = [topCoupons, popularMerchants, topics, posts].every((list) => list.length === 0)
  const { Opening, later, figures, parts } = HOMES[site.look]
  const sections: Record<Part, ReactNode> = {
    offers: (
      <Section id="top" heading={messages.topOffers} items={topCoupons} className={styles['first']}>
        {topCoupons.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure />}
        <CouponList coupons={topCoupons} showsMerchant />
        <VotesWindow coupons={topCoupons} />
        {figures === 'offers' && (
          <div className={styles['ago']}>
            <HomeFigures figures={data.figures} />
          </div>
        )}
      </Section>
    ),
    kept: kept && <kept.KeptRow />,
    events: (
      <Section id="events" heading={messages.events} items={topics} className={later}>
        <LabelList labels={topics} page="topic" />
      </Section>
    ),
    merchants: (
      <Carousel id="popular" heading={messages.popularStores} size="tile" className={later}>
        {popularMerchants.map((merchant) => (
          <li key={merchant.id}>
            <MerchantTile merchant={merchant} />
          </li>
        ))}
      </Carousel>
    ),
    categories: (
      <Section id="categories" heading={messages.categories} items={categories} className={later}>
        <CategoryList categories={categories} />
      </Section>
    ),
    news: <HomeNews data={data} />,
  }
  return (
    <div className={page['page']}>
      <Opening figures={figures === 'opening' ? data.figures : null} />
      {isEmpty && <EmptyState heading={messages.nothingYet} text={messages.nothingYetText} />}
      {parts.map((part) => (
        <Fragment key={part}>{sections[part]}</Fragment>
      ))}
      {atEnd.length > 0 && (
        <div className={clsx(page['section'], styles['later'])}>
          <Slots place="end" names={atEnd} />
        </div>
      )}
    </div>
  )
}
