import type { OfferDraft, Reject } from '../draft/Draft.ts'
import { type DraftContext, draftOffer } from '../draft/draftOffer.ts'
import { FeedRecord } from '../fields/FeedRecord.ts'
import { createAdmitad } from '../networks/admitad.ts'
import { awin } from '../networks/awin.ts'
import { cj } from '../networks/cj.ts'
import { createGoogle } from '../networks/google.ts'
import { linkMyDeals } from '../networks/linkMyDeals.ts'
import { rakuten } from '../networks/rakuten.ts'
import { aDraftContext } from './aDraftContext.ts'

const NETWORKS = {
  admitad: createAdmitad,
  awin: () => awin,
  cj: () => cj,
  google: createGoogle,
  linkmydeals: () => linkMyDeals,
  rakuten: () => rakuten,
} as const

/** What becomes of one record of a network's feed. */
export function draftRecord(
  format: keyof typeof NETWORKS,
  record: object,
  { context = aDraftContext(), file = 'feed.txt' }: { context?: DraftContext; file?: string } = {},
): OfferDraft | Reject {
  const offer = NETWORKS[format](file).toOffer(FeedRecord.from(record))
  if (typeof offer === 'string') return { reason: offer }
  if (!('links' in offer)) throw new Error('The record is a merchant.')
  return draftOffer(offer, context)
}
