import { buildPage } from '@clipfront/page-data/testing'
import { BlogPage } from '../../pages/blog/index.ts'
import { CashbackPage } from '../../pages/cashback/index.ts'
import { TopicPage } from '../../pages/topic/index.ts'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { MerchantPage } from '../../pages/merchant/index.ts'
import { SiteLayout } from '../../site-layout/SiteLayout.tsx'
import { OnSite } from '../../testing/OnSite.tsx'
import { PARTNER } from '../../testing/PARTNER.ts'
import { sampleBlog } from '../../testing/samplePosts.ts'
import { samplePages } from '../../testing/samplePages.ts'

export const merchant = (
  <SiteLayout>
    <MerchantPage page={samplePages.merchant} />
  </SiteLayout>
)
const PICTURE = { path: '/picture.svg', width: 1200, height: 630, alt: '' }
const POST = {
  id: 1,
  slug: 'terms',
  title: 'How to read the terms',
  author: 'Mara Quill',
  published_at: '2026-11-02T08:00:00.000Z',
  reading_minutes: 3,
  picture: PICTURE,
}
export const cashback = (
  <SiteLayout>
    <CashbackPage page={buildPage('cashback')} />
  </SiteLayout>
)
export const topic = (
  <SiteLayout>
    <TopicPage page={buildPage('topic', { picture: PICTURE })} />
  </SiteLayout>
)
export const post = (
  <SiteLayout>
    <BlogPage page={buildPage('blog', { view: 'post', post: POST })} />
  </SiteLayout>
)
export const longPost = (
  <SiteLayout>
    <BlogPage page={sampleBlog.post} />
  </SiteLayout>
)
export const masthead = (
  <OnSite site={PARTNER}>
    <SiteLayout>The page</SiteLayout>
  </OnSite>
)
const [ticket] = samplePages.merchant.data.coupons
export const longList = (
  <CouponList
    coupons={Array.from({ length: 60 }, (_, id) => ticket && { ...ticket, id }).filter((one) => one !== undefined)}
  />
)
