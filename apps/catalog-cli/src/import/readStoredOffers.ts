import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import type { OfferDraft } from '@clipfront/feeds/draft'
import { listDistinctKeys, nameInFeed, type StoredOffer } from './matchOffers.ts'
import type { MergedWith } from './mergeOffer.ts'

type Row = StoredOffer & MergedWith

const COLUMNS = sql`c.upk, c.sign, c.merchant_id as "merchantId", c.code, c.discount, c.title, c.edited,
  c.source, c.source_list, c.source_add_time, c.first_seen_at`

/** The keys under which a draft may be stored. */
export function listKeys(draft: OfferDraft): string[] {
  return [...new Set([draft.upk, ...listDistinctKeys(draft)])]
}

/** The coupons of a site that these drafts may be: by their keys, and by the names under which their feeds have listed them. */
export async function readStoredOffers(database: Kysely<Database>, site: string, drafts: readonly OfferDraft[]) {
  const named = await readListed(database, site, drafts)
  const keys = [...new Set(drafts.flatMap(listKeys))]
  const { rows } = await sql<Row>`
    select ${COLUMNS} from coupon c where c.site = ${site} and c.upk = any (${keys}::text[])`.execute(database)
  return {
    byKey: new Map([...named.values(), ...rows].map((row) => [row.upk, row])),
    byName: named,
  }
}

async function readListed(database: Kysely<Database>, site: string, drafts: readonly OfferDraft[]) {
  const names = drafts.filter(({ listing }) => listing).map(({ source, externalId }) => ({ source, externalId }))
  if (names.length === 0) return new Map<string, Row>()
  const { rows } = await sql<Row & { feed: string; externalId: string }>`
    select n.source as feed, n."externalId", ${COLUMNS}
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n (source text, "externalId" text)
    join coupon_listing l on l.site = ${site} and l.source = n.source and l.external_id = n."externalId"
    join coupon c on c.id = l.coupon_id`.execute(database)
  return new Map(rows.map((row) => [nameInFeed({ source: row.feed, externalId: row.externalId }), row]))
}
