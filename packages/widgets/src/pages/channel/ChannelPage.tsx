import type { PageDataOf } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/index.ts'
import { CouponLanes } from '../../coupon-lanes/index.ts'
import { Disclosure } from '../../disclosure/index.ts'
import { EmptyState } from '../../empty-state/index.ts'
import { LabelList } from '../../label-list/index.ts'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import page from '../Page.module.css'
import { ChannelSource } from './ChannelSource.tsx'

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
            <section className={page['section']} aria-labelledby="merchants">
              <SectionHeading id="merchants" text={messages.popularStores} />
              <MerchantGrid merchants={merchants} />
            </section>
          )}
          {otherChannels.length > 0 && (
            <section className={page['section']} aria-labelledby="channels">
              <SectionHeading id="channels" text={messages.moreChannels} />
              <LabelList page="channel" labels={otherChannels} />
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
