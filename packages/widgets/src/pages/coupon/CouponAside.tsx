import type { PageDataOf } from '@clipfront/page-data'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** How a code is used at the shop, and other shops like it. */
export function CouponAside({ data: { merchant, similarMerchants } }: { data: PageDataOf<'coupon'>['data'] }) {
  const { messages } = useSite()
  return (
    <div className={page['aside']}>
      {(merchant.summary || merchant.howToUse.length > 0) && (
        <Section id="shop" heading={messages.facts(merchant.name)}>
          {merchant.summary && (
            <p>
              <bdi>{merchant.summary}</bdi>
            </p>
          )}
          {merchant.howToUse.length > 0 && <TextBlocks blocks={merchant.howToUse} headingLevel={3} />}
        </Section>
      )}
      {similarMerchants.length > 0 && (
        <Section id="similar" heading={messages.similarStores}>
          <MerchantGrid merchants={similarMerchants} />
        </Section>
      )}
    </div>
  )
}
