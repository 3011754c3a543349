import { isReject, type MerchantDraft, type OfferDraft, type Reject } from '../draft/Draft.ts'
import { draftMerchant } from '../draft/draftMerchant.ts'
import { draftOffer, type DraftPlace } from '../draft/draftOffer.ts'
import type { ColumnStyles } from './columnStyles.ts'
import type { FeedMap } from './FeedMap.ts'
import { textAtField } from './fieldAt.ts'
import { offerByMap } from './offerByMap.ts'

/**
 * How one record becomes an offer or a merchant by a map, or a reason why not.
 * @param standardSource the feed's name, for records that do not name theirs
 */
export function draftByMap(map: FeedMap, styles: ColumnStyles, standardSource: string, place: DraftPlace) {
  return (record: unknown): OfferDraft | MerchantDraft | Reject => {
    if (map.kind === 'merchants')
      return draftMerchant(textAtField(record, map.fields.domain), textAtField(record, map.fields.name))
    const raw = offerByMap(record, map, styles, standardSource)
    const draft = isReject(raw) ? raw : draftOffer(raw, place)
    const isRecommendation = map.needsWorth && !isReject(draft) && draft.code === '' && draft.discount === null
    return isRecommendation ? { reason: 'no_offer' } : draft
  }
}
