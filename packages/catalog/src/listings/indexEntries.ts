import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { categorySummaries } from './categories.ts'
import { type LabelKind, labelSummaries } from './labels.ts'
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
  return cached(view, ['indexCategories'], () =>
    categorySummaries(view)
      .leftJoin('category as p', 'p.id', 'k.parent_id')
      .select('p.name as parent')
      .orderBy(sql`coalesce(p.name, k.name), k.parent_id is not null, k.name, k.id`)
      .limit(MOST_ENTRIES)
      .execute(),
  )
}

/** All tags or brands of a site that have a live offer, by name; cached. */
export async function indexLabels(view: CatalogView, kind: LabelKind): Promise<IndexEntry[]> {
  return cached(view, ['indexLabels', kind], async () => {
    const fullest = labelSummaries(view, kind).orderBy('live_coupons', 'desc').limit(MOST_ENTRIES).as('l')
    const rows = await view.database
      .selectFrom(fullest)
      .select(['l.slug', 'l.name', 'l.live_coupons'])
      .orderBy('l.name')
      .orderBy('l.id')
      .execute()
    return rows.map(({ slug, name, live_coupons }) => ({ slug, name, parent: null, live_coupons }))
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
