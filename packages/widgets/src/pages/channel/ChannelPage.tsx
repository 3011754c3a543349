import type { PageDataOf } from '@clipfront/page-data'
import { type ReactNode, useMemo } from 'react'
import { LabelList } from '../../label-list/LabelList.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import { SiteContext } from '../../site-context/SiteContext.ts'
import { ColumnPage } from '../ColumnPage.tsx'
import { LaneOffers } from '../LaneOffers.tsx'
import { Opening } from '../Opening.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** The page of those who come by one way, such as a letter or the app: the offers that an editor chose for them. */
export function ChannelPage({ page: { data } }: { page: PageDataOf<'channel'> }) {
  const { messages } = useSite()
  const { channel, mktsrc, lanes, merchants, otherChannels } = data
  return (
    <ColumnPage
      isWide
      current={channel.name}
      head={<Opening title={<bdi>{channel.name}</bdi>} summary={channel.summary} />}
      aside={
        <>
          <Section id="merchants" heading={messages.popularStores} items={merchants} className={page['broad']}>
            <MerchantGrid merchants={merchants} />
          </Section>
          <Section id="channels" heading={messages.moreChannels} items={otherChannels}>
            <LabelList page="channel" labels={otherChannels} />
          </Section>
        </>
      }
    >
      <ChannelSource source={mktsrc}>
        <LaneOffers lanes={lanes} filters={data.filters} emptyText={messages.noOffersHereText} />
      </ChannelSource>
    </ColumnPage>
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
