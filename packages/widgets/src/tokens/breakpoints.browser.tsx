/// <reference types="vite/types/importMeta.d.ts" />
import './tokens.css'
import { BREAKPOINTS_PX } from '@clipfront/routing/breakpoints'
import type { ReactElement } from 'react'
import { afterAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { COUPON_SORTS } from '@clipfront/page-data'
import { buildPage } from '@clipfront/page-data/testing'
import { BlogPage } from '../pages/blog/index.ts'
import { CashbackPage } from '../pages/cashback/index.ts'
import { TopicPage } from '../pages/topic/index.ts'
import { CouponList } from '../coupon-list/CouponList.tsx'
import { ErrorPage } from '../pages/error/index.ts'
import { HomePage } from '../pages/home/index.ts'
import { MerchantPage, StickyMerchantPage } from '../pages/merchant/index.ts'
import { StaticPage } from '../pages/static/index.ts'
import { FilterBar } from '../filter-bar/FilterBar.tsx'
import { SiteLayout } from '../site-layout/SiteLayout.tsx'
import { OnSite } from '../testing/OnSite.tsx'
import { PARTNER } from '../testing/PARTNER.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { sampleDirectory } from '../testing/sampleDirectory.ts'
import { sampleBlog } from '../testing/samplePosts.ts'
import { samplePages } from '../testing/samplePages.ts'
import { areBeside, findPart } from './testing/areBeside.ts'

interface Switch {
  /** The style sheet below `src`, without its ending. */
  css: string
  at: keyof typeof BREAKPOINTS_PX
  /** What is there from the breakpoint on, and not below it. */
  change: string
  widget: ReactElement
  /** The width asked for is that of the widget's place. @default the screen's */
  isOfThePlace?: boolean
  hasChanged: (widget: Element) => boolean
}

const DESK_PX = [BREAKPOINTS_PX.xl, 800] as const
/** A desk's scrollbar takes this of the width for which a query asks; the browser of the test has none. */
const SCROLLBAR_PX = 15

const merchant = (
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
const cashback = (
  <SiteLayout>
    <CashbackPage page={buildPage('cashback')} />
  </SiteLayout>
)
const topic = (
  <SiteLayout>
    <TopicPage page={buildPage('topic', { picture: PICTURE })} />
  </SiteLayout>
)
const post = (
  <SiteLayout>
    <BlogPage page={buildPage('blog', { view: 'post', post: POST })} />
  </SiteLayout>
)
const longPost = (
  <SiteLayout>
    <BlogPage page={sampleBlog.post} />
  </SiteLayout>
)
const switches: Switch[] = [
  {
    css: 'coupon-ticket/CouponTicket.module',
    at: 'sm',
    change: 'the value stands beside the words',
    widget: <CouponList coupons={samplePages.merchant.data.coupons.slice(0, 1)} />,
    isOfThePlace: true,
    hasChanged: (widget) => areBeside(widget, 'article > :first-child', 'h3'),
  },
  {
    css: 'filter-bar/FilterBar.module',
    at: 'sm',
    change: 'a menu opens under its button, and not as a sheet',
    widget: (
      <FilterBar filters={null} sorts={COUPON_SORTS}>
        The list
      </FilterBar>
    ),
    hasChanged: (widget) =>
      getComputedStyle(findPart(widget, '[popover]')).getPropertyValue('position-area') !== 'none',
  },
  {
    css: 'site-header/SiteHeader.module',
    at: 'md',
    change: 'the search stands beside the name',
    widget: <SiteLayout>The page</SiteLayout>,
    hasChanged: (widget) => areBeside(widget, 'header a', 'header search'),
  },
  {
    css: 'pages/error/ErrorPage.module',
    at: 'md',
    change: 'the number stands beside the words',
    widget: <ErrorPage page={samplePages.error} />,
    hasChanged: (widget) => areBeside(widget, '[data-error] p', 'h1'),
  },
  {
    css: 'pages/merchant/MerchantHead.module',
    at: 'md',
    change: 'the way to the shop stands beside its name',
    widget: merchant,
    hasChanged: (widget) => areBeside(widget, 'h1', 'a[rel^=sponsored]'),
  },
  {
    css: 'pages/merchant/MerchantHead.module',
    at: 'lg',
    change: 'the name is as large as a title gets',
    widget: merchant,
    hasChanged: (widget) => measure(widget, 'h1') === 40,
  },
  {
    css: 'pages/Page.module',
    at: 'lg',
    change: 'the facts stand beside the offers, whose tickets keep their three columns',
    widget: merchant,
    hasChanged: (widget) => areBeside(widget, '#offers', '#facts') && areBeside(widget, 'article > :first-child', 'h3'),
  },
  {
    css: 'pages/home/HomeHero.module',
    at: 'lg',
    change: 'what is said of testing stands beside the search',
    widget: <HomePage page={samplePages.home} />,
    hasChanged: (widget) => areBeside(widget, 'search', 'ul'),
  },
  {
    css: 'pages/cashback/CashbackHead.module',
    at: 'md',
    change: 'the way to the shop stands beside its name',
    widget: cashback,
    hasChanged: (widget) => areBeside(widget, 'h1', 'a[rel^=sponsored]'),
  },
  {
    css: 'pages/cashback/CashbackHead.module',
    at: 'lg',
    change: 'the name is as large as a title gets',
    widget: cashback,
    hasChanged: (widget) => measure(widget, 'h1') === 40,
  },
  {
    css: 'pages/topic/TopicHead.module',
    at: 'md',
    change: 'the picture stands beside the words',
    widget: topic,
    hasChanged: (widget) => areBeside(widget, 'h1', `img[src='${PICTURE.path}']`),
  },
  {
    css: 'pages/static/MerchantDirectory.module',
    at: 'lg',
    change: 'a letter stands beside its names',
    widget: <StaticPage page={sampleDirectory.many} extraData={{}} />,
    hasChanged: (widget) => areBeside(widget, '[id=a]', '[id=a] ~ div a'),
  },
  {
    css: 'pages/blog/PostHead.module',
    at: 'md',
    change: 'the picture is three times as wide as it is high',
    widget: post,
    hasChanged: (widget) => isAsWide(widget, `img[src='${PICTURE.path}']`, 3),
  },
  {
    css: 'table-of-contents/TableOfContents.module',
    at: 'lg',
    change: 'the table of contents is open, beside the text',
    widget: longPost,
    hasChanged: (widget) => areBeside(widget, 'main article', 'main nav details a'),
  },
  {
    css: 'pages/home/HomeSearch.module',
    at: 'md',
    change: 'the search stands beside the title of a publisher’s page',
    widget: (
      <OnSite site={PARTNER}>
        <HomePage page={samplePages.home} />
      </OnSite>
    ),
    hasChanged: (widget) => areBeside(widget, 'h1', 'search'),
  },
  {
    css: 'coupon-ticket/StickyOffer.module',
    at: 'sm',
    change: 'no offer is kept at the edge',
    widget: <StickyMerchantPage page={samplePages.merchant} />,
    hasChanged: (widget) => getComputedStyle(findPart(widget, 'aside')).display === 'none',
  },
]

afterAll(() => page.viewport(...DESK_PX))

describe('[R9.6] a layout changes at a breakpoint, and not a pixel before', () => {
  it.each(switches)('$css from $at on: $change', async ({ at, widget, isOfThePlace, hasChanged }) => {
    await page.viewport(...DESK_PX)
    const { container } = await renderOnSite(widget, '/stores/nimbus-shoes')
    const changes: boolean[] = []
    for (const width of [BREAKPOINTS_PX[at] - 1, BREAKPOINTS_PX[at]]) {
      if (!isOfThePlace) await page.viewport(width, 800)
      container.style.inlineSize = `${isOfThePlace ? width : width - SCROLLBAR_PX}px`
      changes.push(hasChanged(container))
    }
    expect(changes).toEqual([false, true])
  })

  it('each query of each style sheet is proved here', () => {
    const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true })
    const queries = Object.entries(sheets).flatMap(([path, css]) =>
      [...css.matchAll(/\(width (?:>=|<) (\d+)px\)/g)].map(
        ([, px]) => `${path.slice('../'.length, -'.css'.length)} ${px}`,
      ),
    )
    expect([...new Set(queries)].toSorted()).toEqual(
      switches.map(({ css, at }) => `${css} ${BREAKPOINTS_PX[at]}`).toSorted(),
    )
  })
})

/** In px, at the browser's default size of 16. */
function measure(widget: Element, selector: string): number {
  return Math.round(Number.parseFloat(getComputedStyle(findPart(widget, selector)).fontSize))
}

function isAsWide(widget: Element, selector: string, times: number): boolean {
  const { width, height } = findPart(widget, selector).getBoundingClientRect()
  return Math.abs(width / height - times) < 0.02
}
