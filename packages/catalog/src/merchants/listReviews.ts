import type { WirePageContent } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'

type Opinions = Required<Pick<WirePageContent['merchant'], 'rating' | 'reviews'>>

/** Fewer are the mood of a few. */
const LEAST_FOR_RATING = 5
const MOST_REVIEWS = 50

/**
 * What shoppers think of a merchant: its reviews, the newest first, and what these very ones come to. No figure rests on a review
 * that the page leaves out.
 */
export async function listReviews({ database, now }: CatalogView, merchantId: number): Promise<Opinions> {
  const rows = await database
    .selectFrom('review')
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'shown')
    .where('written_at', '<=', now)
    .select(['id', 'rating', 'title', 'body', 'by_name as by', 'written_at'])
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_REVIEWS)
    .execute()
  const count = rows.length
  const sum = rows.reduce((total, { rating }) => total + rating, 0)
  return {
    rating: count < LEAST_FOR_RATING ? null : { average: Math.round((sum / count) * 10) / 10, count },
    reviews: rows.map(({ id, rating, title, body, by, written_at }) => ({
      id,
      rating,
      title,
      body,
      by,
      written_at: written_at.toISOString(),
    })),
  }
}
