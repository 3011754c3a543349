import type { OfferDraft } from '@clipfront/feeds/draft'

/** What the catalog already holds under an offer's key. */
export interface StoredOffer {
  sign: string
  source: string
  source_list: string[]
  source_add_time: Date | null
  first_seen_at: Date
}

export interface Merge {
  outcome: 'added' | 'changed' | 'unchanged'
  /** True when the draft's words are shown from now on. */
  takesOver: boolean
  sources: string[]
  firstSeenAt: Date
}

/**
 * Several feeds may carry the same offer. The one that saw it last is shown, so that the order of imports does not matter;
 * the others are remembered as sources, and the earliest sighting stays.
 */
export function mergeOffer(stored: StoredOffer | undefined, draft: OfferDraft): Merge {
  if (!stored) return { outcome: 'added', takesOver: true, sources: [draft.source], firstSeenAt: draft.firstSeenAt }
  const isSameFeed = stored.source === draft.source
  const isLater = (draft.sourceAddTime?.getTime() ?? 0) > (stored.source_add_time?.getTime() ?? 0)
  const takesOver = (isSameFeed || isLater) && (stored.sign !== draft.sign || !isSameFeed)
  const sources = [...new Set([...stored.source_list, draft.source])].toSorted()
  const isEarlier = draft.firstSeenAt < stored.first_seen_at
  const isNewSource = sources.length !== stored.source_list.length
  return {
    outcome: takesOver || isNewSource || isEarlier ? 'changed' : 'unchanged',
    takesOver,
    sources,
    firstSeenAt: isEarlier ? draft.firstSeenAt : stored.first_seen_at,
  }
}
