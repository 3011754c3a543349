import type { WirePageContent } from '@clipfront/page-data'
import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'

type Opinions = Required<Pick<WirePageContent['merchant'], 'rating' | 'reviews'>>

/** Fewer are the mood of a few. */
const LEAST_FOR_RATING = 5
const SHOWN_REVIEWS = 5

/** What shoppers think of a merchant: the newest reviews of those that are shown, and what all of them come to. */
export async function listReviews({ database, now }: CatalogView, merchantId: number): Promise<Opinions> {
  const rows = await database
    .selectFrom('review')
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'shown')
    .where('written_at', '<=', now)
    .select(['id', 'rating', 'title', 'body', 'by_name as by', 'written_at'])
    .select([
      sql<number>`(count(*) over ())::int`.as('count'),
      sql<number>`round(avg(rating) over (), 1)::float8`.as('average'),
    ])
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_REVIEWS)
    .execute()
  const { count = 0, average = 0 } = rows[0] ?? {}
  return {
    rating: count < LEAST_FOR_RATING ? null : { average, count },
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
