import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import type { OfferDraft } from '@clipfront/feeds/draft'
import type { ImportRun } from './importRun.ts'

type Listed = OfferDraft & { listing: NonNullable<OfferDraft['listing']> }

/**
 * A feed of today confirms or withdraws its offers by listing them. An offer is gone when the last feed that listed it has
 * withdrawn it; listed again, it is back.
 * @param drafts one for each name in a feed
 */
export async function noteListings(
  database: Kysely<Database>,
  run: ImportRun,
  drafts: readonly OfferDraft[],
): Promise<void> {
  const listed = drafts.filter((draft): draft is Listed => draft.listing !== null)
  if (listed.length === 0) return
  const former = await noteFormerListings(database, run, listed)
  const current = await storeListings(database, run, listed)
  await settleCoupons(database, run, [...new Set([...former, ...current])])
}

/** Notes the coupons that the feed listed under these ids until now: an offer that changes in value is another coupon. */
async function noteFormerListings(database: Kysely<Database>, { site, run }: ImportRun, listed: readonly Listed[]) {
  const names = listed.map(({ source, listing }) => ({ source, external_id: listing.externalId }))
  const { rows } = await sql<{ coupon_id: number }>`
    with former as materialized (
      select l.* from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n (source text, external_id text)
      join coupon_listing l on l.site = ${site} and l.source = n.source and l.external_id = n.external_id
    ),
    noted as (
      insert into import_listing (run_id, listings)
      select ${run}, jsonb_agg(to_jsonb(former) - 'site') from former
      where former.listed_by_run is distinct from ${run} having count(*) > 0
    )
    select coupon_id from former`.execute(database)
  return rows.map(({ coupon_id }) => coupon_id)
}

async function storeListings(database: Kysely<Database>, { site, now, run }: ImportRun, listed: readonly Listed[]) {
  const names = listed.map(({ upk, source, listing }) => ({ upk, source, ...listing }))
  const { rows } = await sql<{ coupon_id: number }>`
    insert into coupon_listing
      (site, source, external_id, coupon_id, first_listed_at, last_listed_at, withdrawn_at, listed_by_run)
    select
      ${site}, n.source, n."externalId", c.id, ${now}, ${now}, case when n."isWithdrawn" then ${now}::timestamptz end, ${run}
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as n (upk text, source text, "externalId" text, "isWithdrawn" boolean)
    join coupon c on c.site = ${site} and c.upk = n.upk
    on conflict (site, source, external_id) do update set
      coupon_id = excluded.coupon_id,
      last_listed_at = excluded.last_listed_at,
      withdrawn_at = case when excluded.withdrawn_at is null then null
        else coalesce(coupon_listing.withdrawn_at, excluded.withdrawn_at) end,
      listed_by_run = excluded.listed_by_run
    returning coupon_id
  `.execute(database)
  return rows.map(({ coupon_id }) => coupon_id)
}

/** A coupon that no feed lists any more, though one did, is withdrawn too. The former state is noted. */
async function settleCoupons(database: Kysely<Database>, { now, run }: ImportRun, couponIds: readonly number[]) {
  await sql`
    with noted as (
      insert into import_listing (run_id, coupons)
      select ${run}, jsonb_agg(jsonb_build_object('id', id, 'confirmed_at', confirmed_at, 'withdrawn_at', withdrawn_at))
      from coupon where id = any (${[...couponIds]}::int[]) and added_by_run is distinct from ${run} having count(*) > 0
    )
    update coupon c set
      confirmed_at = greatest(c.confirmed_at, l.listed_at),
      withdrawn_at = case
        when 'withdrawn_at' = any (c.edited) then c.withdrawn_at
        when l.listed_at is null then coalesce(l.withdrawn_at, ${now}::timestamptz)
      end
    from unnest(${[...couponIds]}::int[]) as ids (id)
    left join lateral (
      select
        max(last_listed_at) filter (where withdrawn_at is null) as listed_at,
        max(withdrawn_at) as withdrawn_at
      from coupon_listing where coupon_id = ids.id
    ) l on true
    where c.id = ids.id`.execute(database)
}
