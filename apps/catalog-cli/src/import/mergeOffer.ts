import type { Selectable } from 'kysely'
import type { CouponTable } from '@clipfront/catalog/database'
import type { OfferDraft } from '@clipfront/feeds/draft'

/** What the catalog holds of an offer that a feed brings again. */
export type MergedWith = Pick<
  Selectable<CouponTable>,
  'sign' | 'source' | 'source_list' | 'source_add_time' | 'first_seen_at'
>

/**
 * Several feeds may carry the same offer. The one that saw it last is shown, so that the order of imports does not matter;
 * the others are stored as sources, and the earliest sighting stays.
 * @param stored what the catalog holds under the offer's key
 */
export function mergeOffer(stored: MergedWith | undefined, draft: OfferDraft) {
  const { firstSeenAt, source } = draft
  if (!stored) return { outcome: 'added' as const, takesOver: true, sources: [source], firstSeenAt }
  const isSameFeed = stored.source === source
  const isLater = (draft.sourceAddTime?.getTime() ?? 0) > (stored.source_add_time?.getTime() ?? 0)
  /** The draft's words are shown from now on. */
  const takesOver = (isSameFeed || isLater) && (stored.sign !== draft.sign || !isSameFeed)
  const sources = [...new Set([...stored.source_list, source])].toSorted()
  const isEarlier = firstSeenAt < stored.first_seen_at
  const isNewSource = sources.length !== stored.source_list.length
  return {
    outcome: takesOver || isNewSource || isEarlier ? ('changed' as const) : ('unchanged' as const),
    takesOver,
    sources,
    firstSeenAt: isEarlier ? firstSeenAt : stored.first_seen_at,
  }
}
