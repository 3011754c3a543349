import type { WirePageContent } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'

type Opinions = Required<Pick<WirePageContent['merchant'], 'rating' | 'reviews'>>

/** Fewer are the mood of a few. */
const LEAST_FOR_RATING = 5
const MOST_REVIEWS = 50

/** So many are read before somebody asks for all of them: the lowest is among these. */
const FIRST_REVIEWS = 3

/**
 * What shoppers think of a merchant: its reviews, the newest first but for the lowest, which is the third at the latest, and
 * what these very ones come to (R1.6). No figure rests on a review that the page leaves out.
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
    reviews: raiseLowest(rows).map(({ id, rating, title, body, by, written_at }) => ({
      id,
      rating,
      title,
      body,
      by,
      written_at: written_at.toISOString(),
    })),
  }
}

/** The newest of the lowest ones moves up into the first few, unless one of these is as low. */
function raiseLowest<Rated extends { rating: number }>(reviews: readonly Rated[]): readonly Rated[] {
  const lowest = reviews.findIndex(({ rating }) => reviews.every((other) => other.rating >= rating))
  if (lowest < FIRST_REVIEWS) return reviews
  return [
    ...reviews.slice(0, FIRST_REVIEWS - 1),
    ...reviews.slice(lowest, lowest + 1),
    ...reviews.slice(FIRST_REVIEWS - 1, lowest),
    ...reviews.slice(lowest + 1),
  ]
}
