import type { BREAKPOINTS_PX } from '@clipfront/routing/breakpoints'
import type { ReactElement } from 'react'
import { COUPON_SORTS } from '@clipfront/page-data'
import { CouponList } from '../../coupon-list/CouponList.tsx'
import { DidItWork } from '../../did-it-work/DidItWork.tsx'
import { ErrorPage } from '../../pages/error/index.ts'
import { HomePage } from '../../pages/home/index.ts'
import { StickyMerchantPage } from '../../pages/merchant/index.ts'
import { StaticPage } from '../../pages/static/index.ts'
import { FilterBar } from '../../filter-bar/FilterBar.tsx'
import { SiteLayout } from '../../site-layout/SiteLayout.tsx'
import { ShareButton } from '../../your-stores/ShareButton.tsx'
import { revealedCoupon } from '../../testing/couponStates.ts'
import { OnSite } from '../../testing/OnSite.tsx'
import { PARTNER } from '../../testing/PARTNER.ts'
import { sampleDirectory } from '../../testing/sampleDirectory.ts'
import { samplePages } from '../../testing/samplePages.ts'
import { areBeside, findPart, isShown, measureType } from './areBeside.ts'
import { cashback, longList, longPost, masthead, merchant, post, topic } from './switchedWidgets.tsx'

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

/** What each width query of a style sheet changes; a test holds the list against all of them. */
export const switches: readonly Switch[] = [
  {
    css: 'coupon-ticket/CouponTicket.module',
    at: 'sm',
    change: 'the value stands beside the words',
    widget: <CouponList coupons={samplePages.merchant.data.coupons.slice(0, 1)} />,
    isOfThePlace: true,
    hasChanged: (widget) => areBeside(widget, 'article > :first-child', 'h3'),
  },
  {
    css: 'coupon-ticket/TicketFacts.module',
    at: 'sm',
    change: 'facts and the last line share their lines',
    widget: <CouponList coupons={samplePages.merchant.data.coupons.slice(0, 1)} />,
    isOfThePlace: true,
    hasChanged: (widget) => getComputedStyle(findPart(widget, 'article details')).display === 'contents',
  },
  {
    css: 'coupon-ticket/TicketValue.module',
    at: 'sm',
    change: 'the value stands at the height of the title',
    widget: <CouponList coupons={samplePages.merchant.data.coupons.slice(0, 1)} />,
    isOfThePlace: true,
    hasChanged: (widget) => getComputedStyle(findPart(widget, 'article > :first-child')).alignContent === 'start',
  },
  {
    css: 'did-it-work/DidItWork.module',
    at: 'sm',
    change: 'less room is kept for the next code, whose buttons share a row',
    widget: <DidItWork coupon={revealedCoupon} vote={{ voted: 'no', status: 'sending', next: undefined }} isAsked />,
    hasChanged: (widget) => findPart(widget, 'div:empty').getBoundingClientRect().height < 200,
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
    css: 'coupon-list/CouponList.module',
    at: 'md',
    change: 'a ticket far down a long list is taken for a low one',
    widget: longList,
    hasChanged: (widget) => findPart(widget, 'li:last-child').getBoundingClientRect().height < 120,
  },
  {
    css: 'site-header/SiteHeader.module',
    at: 'md',
    change: 'the search stands beside the name',
    widget: <SiteLayout>The page</SiteLayout>,
    hasChanged: (widget) => areBeside(widget, 'header a', 'header search'),
  },
  {
    css: 'site-header/SiteHeader.module',
    at: 'lg',
    change: 'the ways have a line of their own where the search comes first',
    widget: (
      <div data-look="grid">
        <SiteLayout>The page</SiteLayout>
      </div>
    ),
    hasChanged: (widget) => getComputedStyle(findPart(widget, 'header > div')).flexWrap === 'wrap',
  },
  {
    css: 'site-menu/SiteMenu.module',
    at: 'md',
    change: 'the button of the menu has its word',
    widget: <SiteLayout>The page</SiteLayout>,
    hasChanged: (widget) => getComputedStyle(findPart(widget, '[popovertarget=site-menu] span')).position === 'static',
  },
  {
    css: 'site-menu/SiteMenu.module',
    at: 'lg',
    change: 'the ways stand in a row, and not behind a button',
    widget: <SiteLayout>The page</SiteLayout>,
    hasChanged: (widget) => !isShown(widget, '[popovertarget=site-menu]') && isShown(widget, '#site-menu'),
  },
  {
    css: 'publisher-masthead/PublisherMasthead.module',
    at: 'md',
    change: 'the publisher’s sections are there',
    widget: masthead,
    hasChanged: (widget) => isShown(widget, 'section nav'),
  },
  {
    css: 'publisher-masthead/PublisherMasthead.module',
    at: 'lg',
    change: 'the publisher’s sections stand beside its name',
    widget: masthead,
    hasChanged: (widget) => areBeside(widget, 'section a', 'section nav'),
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
    change: 'the name is as large as a title gets',
    widget: merchant,
    hasChanged: (widget) => measureType(widget, 'h1') === 33,
  },
  {
    css: 'pages/MerchantActions.module',
    at: 'md',
    change: 'the way to the shop is as low as for a mouse',
    widget: merchant,
    hasChanged: (widget) => findPart(widget, '[data-action=visit]').getBoundingClientRect().height < 40,
  },
  {
    css: 'breadcrumbs/Breadcrumbs.module',
    at: 'sm',
    change: 'the page itself ends the way to it',
    widget: merchant,
    hasChanged: (widget) => isShown(widget, 'main nav li:last-child'),
  },
  {
    css: 'disclosure/Disclosure.module',
    at: 'sm',
    change: 'the disclosure is larger',
    widget: merchant,
    hasChanged: (widget) => measureType(widget, '[data-disclosure]') === 14,
  },
  {
    css: 'your-stores/Kept.module',
    at: 'md',
    change: 'a button has its word',
    widget: <ShareButton title="Nimbus Shoes" path="/stores/nimbus-shoes" />,
    hasChanged: (widget) => getComputedStyle(findPart(widget, 'button span')).position === 'static',
  },
  {
    css: 'pages/Page.module',
    at: 'md',
    change: 'the title is larger',
    widget: topic,
    hasChanged: (widget) => measureType(widget, 'h1') === 28,
  },
  {
    css: 'tokens/scale',
    at: 'md',
    change: 'there is more room above a page',
    widget: merchant,
    hasChanged: (widget) => getComputedStyle(findPart(widget, 'main')).paddingBlockStart === '16px',
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
    hasChanged: (widget) => measureType(widget, 'h1') === 40,
  },
  {
    css: 'pages/topic/TopicHead.module',
    at: 'md',
    change: 'the picture stands beside the words',
    widget: topic,
    hasChanged: (widget) => areBeside(widget, 'h1', 'main img'),
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
    change: 'the picture stands beside the words',
    widget: post,
    hasChanged: (widget) => areBeside(widget, 'h1', 'main img'),
  },
  {
    css: 'table-of-contents/TableOfContents.module',
    at: 'lg',
    change: 'the table of contents is open, beside the text',
    widget: longPost,
    hasChanged: (widget) => areBeside(widget, 'main article', 'main nav details a'),
  },
  {
    css: 'pages/home/HomePage.module',
    at: 'md',
    change: 'the first list is headed in one line',
    widget: <HomePage page={samplePages.home} />,
    hasChanged: (widget) => areBeside(widget, 'section h2', 'section [data-disclosure]'),
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
