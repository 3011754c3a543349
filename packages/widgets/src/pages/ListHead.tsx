import type { Block, OfferCounts } from '@clipfront/page-data'
import { useSite } from '../site-context/index.ts'
import { TextBlocks } from '../text-blocks/TextBlocks.tsx'
import page from './Page.module.css'

interface ListHeadProps {
  title: string
  summary: string
  about: readonly Block[]
  counts: OfferCounts | null
  /** The median of the percentages; null where it is not known. @default null */
  typicalPercent?: number | null
}

/** The head of a page that gathers offers of many shops: what they are, and how many there are today. */
export function ListHead({ title, summary, about, counts, typicalPercent = null }: ListHeadProps) {
  const { messages, format } = useSite()
  const hasOffers = counts !== null && counts.codes + counts.deals > 0
  return (
    <div className={page['opening']}>
      <h1 className={page['title']}>{title}</h1>
      {summary && (
        <p className={page['lede']}>
          <bdi>{summary}</bdi>
        </p>
      )}
      {hasOffers && (
        <ul className={page['figures']}>
          <li>{messages.liveOffers(format.count(counts.codes), format.count(counts.deals))}</li>
          {typicalPercent !== null && <li>{messages.typicalPercent(format.percent(typicalPercent))}</li>}
        </ul>
      )}
      {about.length > 0 && <TextBlocks blocks={about} headingLevel={2} />}
    </div>
  )
}
