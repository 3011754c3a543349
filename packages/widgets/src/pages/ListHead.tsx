import type { OfferCounts } from '@clipfront/page-data'
import { useSite } from '../site-context/index.ts'
import { Opening, type OpeningProps } from './Opening.tsx'
import page from './Page.module.css'

interface ListHeadProps extends Pick<OpeningProps, 'title'> {
  counts: OfferCounts | null
  /** The median of the percentages; null where it is not known. @default null */
  typicalPercent?: number | null
}

/** The head of a page that lists offers of many merchants: what they are, and how many there are today. */
export function ListHead({ counts, typicalPercent = null, title }: ListHeadProps) {
  const { messages, format } = useSite()
  const hasOffers = counts !== null && counts.codes + counts.deals > 0
  return (
    <Opening title={title}>
      {hasOffers && (
        <ul className={page['figures']}>
          <li>{messages.codesAndDeals(format.count(counts.codes), format.count(counts.deals))}</li>
          {typicalPercent !== null && <li>{messages.typicalPercent(format.percent(typicalPercent))}</li>}
        </ul>
      )}
    </Opening>
  )
}
