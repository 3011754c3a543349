import type { PageDataOf } from '@clipfront/page-data'
import { MerchantGrid } from '../../merchant-grid/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/index.ts'
import page from '../Page.module.css'

/** How a code is used at the shop, and other shops like it. */
export function CouponAside({ data: { merchant, similarMerchants } }: { data: PageDataOf<'coupon'>['data'] }) {
  const { messages } = useSite()
  return (
    <div className={page['aside']}>
      {(merchant.summary || merchant.howToUse.length > 0) && (
        <section className={page['section']} aria-labelledby="shop">
          <SectionHeading id="shop" text={messages.facts(merchant.name)} />
          {merchant.summary && (
            <p>
              <bdi>{merchant.summary}</bdi>
            </p>
          )}
          {merchant.howToUse.length > 0 && <TextBlocks blocks={merchant.howToUse} headingLevel={3} />}
        </section>
      )}
      {similarMerchants.length > 0 && (
        <section className={page['section']} aria-labelledby="similar">
          <SectionHeading id="similar" text={messages.similarStores} />
          <MerchantGrid merchants={similarMerchants} />
        </section>
      )}
    </div>
  )
}
