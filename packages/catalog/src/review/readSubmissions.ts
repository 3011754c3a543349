import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/index.ts'
import { findMerchant, findSameCode, type KnownCode } from './matchSubmission.ts'

export interface QueueQuery {
  /** Null for all sites. */
  site: string | null
  now: Date
  /** How many of each kind are read. */
  limit: number
}

/** How many wait, of which some are read. */
export const total = sql<number>`(count(*) over ())::int`.as('total')

/** Of a code that many shoppers send in, on whichever sites, the first is listed with the ids of all. */
export const SAME_SUBMISSION = sql`shop, upper(code), case when code = '' then title end`

/** Codes that shoppers sent in, the oldest first. */
export async function readSubmissions(database: Kysely<Database>, { site, now, limit }: QueueQuery) {
  const rows = await database
    .selectFrom((query) =>
      query
        .selectFrom('submission')
        .select(['id', 'site', 'shop', 'code', 'title', 'ends_on', 'submitted_at'])
        .select([
          sql<number>`row_number() over same`.as('turn'),
          sql<Sent[]>`json_agg(json_build_object('id', id, 'site', site)) over (same rows between unbounded preceding
            and unbounded following)`.as('sent'),
        ])
        .where('state', '=', 'waiting')
        .$if(site !== null, (waiting) => waiting.where('site', '=', site ?? ''))
        .modifyEnd(sql`window same as (partition by ${SAME_SUBMISSION} order by submitted_at, id)`)
        .as('s'),
    )
    .select(['id', 'site', 'shop', 'code', 'title', 'ends_on', 'submitted_at', 'sent', total])
    .where('turn', '=', 1)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  const submissions = []
  for (const row of rows) {
    const merchant = await findMerchant(database, row)
    const known = []
    for (const each of new Set(row.sent.map(({ site: of }) => of))) {
      const found = await findKnown(database, { ...row, site: each }, now)
      if (found) known.push(found)
    }
    const own = known.find(({ site: of }) => of === row.site)
    submissions.push({ ...row, merchant: merchant?.slug ?? null, known, known_as: own?.id ?? null })
  }
  return submissions
}

interface Sent {
  id: number
  site: string
}

/** The coupon that a submission is already; undefined where its merchant is not known, or has no such code. */
export async function findKnown(
  database: Kysely<Database>,
  { site, shop, code }: { site: string; shop: string; code: string },
  now: Date,
): Promise<KnownCode | undefined> {
  const merchant = await findMerchant(database, { site, shop })
  return merchant && findSameCode(database, { merchantId: merchant.id, code, now })
}
