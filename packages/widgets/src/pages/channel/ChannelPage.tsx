import type { PageDataOf } from '@clipfront/page-data'
import { type ReactNode, useMemo } from 'react'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { CouponLanes } from '../../coupon-lanes/CouponLanes.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { EmptyState } from '../../empty-state/EmptyState.tsx'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import { SiteContext } from '../../site-context/SiteContext.ts'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** The page of those who come by one way, such as a letter or the app: the offers that an editor chose for them. */
export function ChannelPage({ page: { data } }: { page: PageDataOf<'channel'> }) {
  const { messages } = useSite()
  const { channel, lanes, merchants, otherChannels } = data
  return (
    <div className={page['page']}>
      <div className={page['section']}>
        <Breadcrumbs links={[]} current={channel.name} />
        <div className={page['opening']}>
          <h1 className={page['title']}>
            <bdi>{channel.name}</bdi>
          </h1>
          {channel.summary && (
            <p className={page['lede']}>
              <bdi>{channel.summary}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className={page['columns']}>
        {lanes.length > 0 ? (
          <div className={page['section']}>
            {lanes.some(({ coupons }) => coupons.some(({ hasAffiliate }) => hasAffiliate)) && (
              <Disclosure merchant={null} />
            )}
            <ChannelSource source={data.mktsrc}>
              <CouponLanes lanes={lanes} />
            </ChannelSource>
          </div>
        ) : (
          <EmptyState heading={messages.noOffersHere} text={messages.noOffersHereText} />
        )}
        <div className={page['aside']}>
          {merchants.length > 0 && (
            <Section id="merchants" heading={messages.popularStores}>
              <MerchantGrid merchants={merchants} />
            </Section>
          )}
          {otherChannels.length > 0 && (
            <Section id="channels" heading={messages.moreChannels}>
              <LabelList page="channel" labels={otherChannels} />
            </Section>
          )}
        </div>
      </div>
    </div>
  )
}

interface ChannelSourceProps {
  /** The channel's `mktsrc`; empty for none. */
  source: string
  children: ReactNode
}

/** Counts the clicks within under the channel, unless the visitor's address says where they came from: that takes its place. */
function ChannelSource({ source, children }: ChannelSourceProps) {
  const view = useSite()
  const counted = useMemo(
    () => (source ? { ...view, pageUrl: withSource(view.pageUrl, source) } : view),
    [view, source],
  )
  return <SiteContext value={counted}>{children}</SiteContext>
}

function withSource(pageUrl: string, source: string): string {
  return `${pageUrl}${pageUrl.includes('?') ? '&' : '?'}mktsrc=${encodeURIComponent(source)}`
}
