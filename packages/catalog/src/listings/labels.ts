import type { WirePageContent } from '@clipfront/page-data'
import { type Selectable, sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { isLive } from '../coupons/couponState.ts'
import type { LabelTable } from '../database/tables/content.ts'
import { merchantSummaries } from '../merchants/merchantSummaries.ts'

/** What has a page of its own by what offers say of themselves; offers may name others, which have none. */
export type LabelKind = 'tag' | 'brand'

/** A tag or brand as its own page carries it, and as much of a category or an event. */
export function describeLabel(label: Selectable<LabelTable>): WirePageContent['tag']['tag'] {
  const { id, slug, name, summary, about } = label
  return { id, slug, name, summary, about }
}

const OTHER_LABELS = 12

/** Tags, brands or events of the site that have live offers, with how many of them. Order and limit are the caller's. */
export function labelSummaries({ database, site }: CatalogView, kind: LabelKind | 'topic') {
  return database
    .selectFrom(sql.table<Pick<Selectable<LabelTable>, 'id' | 'site' | 'slug' | 'name'>>(kind).as('l'))
    .innerJoin('live_count as live', (join) => join.onRef('live.target_id', '=', 'l.id').on('live.kind', '=', kind))
    .where('l.site', '=', site.code)
    .select(['l.id', 'l.slug', 'l.name', sql<number>`live.codes + live.deals`.as('live_coupons')])
}

/** The site's fullest tags. */
export async function fullestTags(view: CatalogView) {
  return labelSummaries(view, 'tag')
    .orderBy('live_coupons', 'desc')
    .orderBy('l.name')
    .limit(OTHER_LABELS + 1)
    .execute()
}

const RELATED_BRANDS = 12
/** As many merchants are asked for what else they sell. */
const MERCHANTS = 10

/** Other brands that merchants with offers of this one have live offers of, with how many of them, the fullest first. */
export async function relatedBrands({ database, site, now }: CatalogView, { slug }: { slug: string }) {
  const merchants = database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where(sql<boolean>`c.brands @> array[${slug}]::text[]`)
    .where(isLive(now))
    .select('c.merchant_id')
    .distinct()
    .limit(MERCHANTS)
  const named = database
    .selectFrom('coupon as c')
    .where('c.merchant_id', 'in', merchants)
    .where(isLive(now))
    .select(sql<string>`unnest(c.brands)`.as('slug'))
  return database
    .selectFrom(named.as('named'))
    .innerJoin('brand as l', 'l.slug', 'named.slug')
    .where('l.site', '=', site.code)
    .where('l.slug', '<>', slug)
    .groupBy('l.id')
    .select(['l.id', 'l.slug', 'l.name', sql<number>`count(*)::int`.as('live_coupons')])
    .orderBy('live_coupons', 'desc')
    .orderBy('l.name')
    .limit(RELATED_BRANDS)
    .execute()
}

/** The merchant that is called as the brand is. */
export async function findOwnMerchant(view: CatalogView, { slug, name }: { slug: string; name: string }) {
  return merchantSummaries(view)
    .where((is) => is.or([is('m.slug', '=', slug), sql<boolean>`m.folded_name = fold(${name})`]))
    .orderBy((is) => is('m.slug', '=', slug), 'desc')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst()
}
