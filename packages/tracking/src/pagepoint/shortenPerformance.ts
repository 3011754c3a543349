import type { CouponPerformance } from './CouponPerformance.ts'

const LONGEST_TEXT = 500

/** The same with its long texts cut, for an event that would not fit into a beacon. */
export function shortenPerformance(performance: CouponPerformance): CouponPerformance {
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
