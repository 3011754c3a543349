import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { isLive } from '../coupons/couponState.ts'
import { nearestTopics } from './topics.ts'

/** More are no list that anybody reads; the fullest are shown. */
const MOST_ENTRIES = 500

/** A line of a page that lists all of a kind. */
export interface IndexEntry {
  slug: string
  name: string
  /** The name of the category it is a part of; null for every other. */
  parent: string | null
  /** Live offers; null where they are not counted. */
  live_coupons: number | null
}

/** All categories of a site, each with its parts behind it; cached. */
export async function indexCategories(view: CatalogView): Promise<IndexEntry[]> {
  return cached(view, ['indexCategories'], async () => {
    const { rows } = await sql<IndexEntry>`
      select k.slug, k.name, p.name as parent, coalesce(live.coupons, 0)::int as live_coupons
      from category k left join category p on p.id = k.parent_id
      left join (
        select cc.category_id, count(*) as coupons from coupon c join coupon_category cc on cc.coupon_id = c.id
        where c.site = ${view.site.code} and ${isLive(view.now)} group by cc.category_id
      ) live on live.category_id = k.id
      where k.site = ${view.site.code}
      order by coalesce(p.name, k.name), k.parent_id is not null, k.name, k.id limit ${MOST_ENTRIES}`.execute(
      view.database,
    )
    return rows
  })
}

const COLUMNS = { tag: 'c.tags', brand: 'c.brands' } as const

/** All tags or brands of a site that have a live offer, by name; cached. */
export async function indexLabels(view: CatalogView, kind: 'tag' | 'brand'): Promise<IndexEntry[]> {
  return cached(view, ['indexLabels', kind], async () => {
    const { rows } = await sql<IndexEntry>`
      select l.slug, l.name, null as parent, live.coupons::int as live_coupons
      from ${sql.table(kind)} l join (
        select named.slug, count(*) as coupons from coupon c cross join lateral unnest(${sql.ref(COLUMNS[kind])}) named(slug)
        where c.site = ${view.site.code} and ${isLive(view.now)} group by named.slug
        order by coupons desc limit ${MOST_ENTRIES}
      ) live on live.slug = l.slug
      where l.site = ${view.site.code}
      order by l.name, l.id`.execute(view.database)
    return rows
  })
}

/** All events of a site: those that are on, those ahead, those without dates, those that were. */
export async function indexTopics(view: CatalogView): Promise<IndexEntry[]> {
  const rows = await nearestTopics(view).limit(MOST_ENTRIES).execute()
  return rows.map(({ slug, name }) => ({ slug, name, parent: null, live_coupons: null }))
}

/** All channels of a site, by name. */
export async function indexChannels({ database, site }: CatalogView): Promise<IndexEntry[]> {
  const rows = await database
    .selectFrom('channel')
    .where('site', '=', site.code)
    .select(['slug', 'name'])
    .orderBy('name')
    .limit(MOST_ENTRIES)
    .execute()
  return rows.map(({ slug, name }) => ({ slug, name, parent: null, live_coupons: null }))
}
