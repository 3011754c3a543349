import { type CouponPerformance, describeEvent, type PagepointFields } from './describeEvent.ts'
import { BEACON_LIMIT_BYTES, measureForm } from './pagepointRequest.ts'

/** Like `describeEvent`; where that would not fit into a beacon, the coupon's long texts are cut. */
export const fitEvent: typeof describeEvent = (event): PagepointFields => {
  const fields = describeEvent(event)
  const { subject } = event
  if (!('coupon_performance' in subject) || measureForm(fields) <= BEACON_LIMIT_BYTES) return fields
  return describeEvent({ ...event, subject: { coupon_performance: shortenPerformance(subject.coupon_performance) } })
}

const LONGEST_TEXT = 500

/** The same with its long texts cut, for an event that would not fit into a beacon. */
function shortenPerformance(performance: CouponPerformance): CouponPerformance {
  return {
    ...performance,
    title: cut(performance.title),
    source_list: cut(performance.source_list),
    promotion_detail: cut(performance.promotion_detail),
    keywords: cut(performance.keywords),
  }
}

function cut(text: string): string {
  // A cut in the middle of an emoji leaves half a character, which PostgreSQL refuses in JSON.
  return text.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, '')
}
