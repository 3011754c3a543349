import { type Kysely, sql } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { OfferDraft } from '../draft/Draft.ts'

interface Moment {
  site: string
  now: Date
}

type Listed = OfferDraft & { listing: NonNullable<OfferDraft['listing']> }

/**
 * What a feed that speaks of today says of its offers by listing them: that they stand, which confirms them, or that they are
 * taken back. An offer is gone when the last feed that listed it has taken it back; listed again, it stands again.
 */
export async function noteListings(
  database: Kysely<Catalogue>,
  moment: Moment,
  drafts: readonly OfferDraft[],
): Promise<void> {
  const listed = [...lastOfEach(drafts).values()]
  if (listed.length === 0) return
  const former = await formerCoupons(database, moment, listed)
  const current = await storeListings(database, moment, listed)
  await settleCoupons(database, moment, [...new Set([...former, ...current])])
}

/** A feed that names an offer twice means the second. */
function lastOfEach(drafts: readonly OfferDraft[]): Map<string, Listed> {
  const listed = drafts.filter((draft): draft is Listed => draft.listing !== null)
  return new Map(listed.map((draft) => [`${draft.source}\n${draft.listing.externalId}`, draft]))
}

/** What the feed meant by these names until now: an offer that changes in value is another coupon. */
async function formerCoupons(database: Kysely<Catalogue>, { site }: Moment, listed: readonly Listed[]) {
  const names = listed.map(({ source, listing }) => ({ source, external_id: listing.externalId }))
  const { rows } = await sql<{ coupon_id: number }>`
    select l.coupon_id from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n (source text, external_id text)
    join coupon_listing l on l.site = ${site} and l.source = n.source and l.external_id = n.external_id
  `.execute(database)
  return rows.map(({ coupon_id }) => coupon_id)
}

async function storeListings(database: Kysely<Catalogue>, { site, now }: Moment, listed: readonly Listed[]) {
  const names = listed.map(({ upk, source, listing }) => ({ upk, source, ...listing }))
  const { rows } = await sql<{ coupon_id: number }>`
    insert into coupon_listing (site, source, external_id, coupon_id, first_listed_at, last_listed_at, withdrawn_at)
    select ${site}, n.source, n."externalId", c.id, ${now}, ${now}, case when n."isWithdrawn" then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as n (upk text, source text, "externalId" text, "isWithdrawn" boolean)
    join coupon c on c.site = ${site} and c.upk = n.upk
    on conflict (site, source, external_id) do update set
      coupon_id = excluded.coupon_id,
      last_listed_at = excluded.last_listed_at,
      withdrawn_at = case when excluded.withdrawn_at is null then null
        else coalesce(coupon_listing.withdrawn_at, excluded.withdrawn_at) end
    returning coupon_id
  `.execute(database)
  return rows.map(({ coupon_id }) => coupon_id)
}

/** One that no feed lists any more, though one did, was taken back too. */
async function settleCoupons(database: Kysely<Catalogue>, { now }: Moment, couponIds: readonly number[]) {
  await sql`
    update coupon c set
      confirmed_at = greatest(c.confirmed_at, l.listed_at),
      withdrawn_at = case when l.listed_at is null then coalesce(l.withdrawn_at, ${now}::timestamptz) end
    from unnest(${[...couponIds]}::int[]) as ids (id)
    left join lateral (
      select
        max(last_listed_at) filter (where withdrawn_at is null) as listed_at,
        max(withdrawn_at) as withdrawn_at
      from coupon_listing where coupon_id = ids.id
    ) l on true
    where c.id = ids.id`.execute(database)
}
