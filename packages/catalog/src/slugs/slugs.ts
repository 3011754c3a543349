import { type Selectable, sql, type Kysely } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import type { Database } from '../database/tables.ts'
import type { SlugKind } from '../database/tables/editing.ts'

/** What has a page by its own row alone; a post is shown with its author, once it is published (`selectPosts`). */
type SluggedTable = Exclude<SlugKind, 'post'>

/** What a page of the site is about, by the slug in its address, whatever the slug's case. */
export async function findBySlug<Table extends SluggedTable>(
  { database, site }: CatalogView,
  table: Table,
  slug: string,
): Promise<Selectable<Database[Table]> | undefined> {
  const { rows } = await sql<Selectable<Database[Table]>>`
    select * from ${sql.table(table)} where site = ${site.code} and slug in (${slug}, ${slug.toLowerCase()})
  `.execute(database)
  return rows[0]
}

/** What became of an address: `to` is the slug that has taken its place, null when nothing has. */
export async function findFormerSlug({ database, site }: CatalogView, kind: SlugKind, slug: string) {
  return database
    .selectFrom('former_slug')
    .select(['current_slug as to', 'since'])
    .where('site', '=', site.code)
    .where('kind', '=', kind)
    .where('slug', 'in', [slug, slug.toLowerCase()])
    .executeTakeFirst()
}

interface SlugMove {
  site: string
  kind: SlugKind
  from: string
  /** Null: what was there is gone for good. */
  to: string | null
  now: Date
}

/**
 * Remembers that an address has moved, or that nothing will be there again. Whatever led to it before leads to the new one at
 * once: nobody is sent round twice. An address that is in use again is no former one.
 */
export async function moveSlug(database: Kysely<Database>, { site, kind, from, to, now }: SlugMove): Promise<void> {
  const formerOfKind = database.updateTable('former_slug').where('site', '=', site).where('kind', '=', kind)
  if (to !== null)
    await database
      .deleteFrom('former_slug')
      .where('site', '=', site)
      .where('kind', '=', kind)
      .where('slug', '=', to)
      .execute()
  await formerOfKind.where('current_slug', '=', from).set({ current_slug: to }).execute()
  await database
    .insertInto('former_slug')
    .values({ site, kind, slug: from, current_slug: to, since: now })
    .onConflict((conflict) => conflict.columns(['site', 'kind', 'slug']).doUpdateSet({ current_slug: to, since: now }))
    .execute()
}
