import type { MerchantDraft, OfferDraft, Reject } from '../draft/Draft.ts'
import type { Draft, Rejection } from '../readFeed/readFeed.ts'

/** All that comes, in a list. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

/** What becomes of the records of a feed: a draft, or a reason. */
export async function collectDrafts(items: AsyncIterable<Draft | Rejection>) {
  return (await collect(items)).map((item) => ({
    line: item.line,
    excerpt: item.excerpt,
    draft: findDraft(item),
  }))
}

function findDraft(item: Draft | Rejection): OfferDraft | MerchantDraft | Reject {
  if (item.kind === 'offer') return item.offer
  return item.kind === 'merchant' ? item.merchant : { reason: item.reason }
}
