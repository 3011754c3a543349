import { type Selectable, sql } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import type { SlugKind } from '../database/tables/editing.ts'
import type { CatalogView } from '../context/CatalogView.ts'

/** What has a page by its own row alone; a post is shown with its author, once it is published (`selectPosts`). */
type SluggedTable = Exclude<SlugKind, 'post'>

/** What a page of the site is about, by the slug in its address, whatever the slug's case. */
export async function findBySlug<Table extends SluggedTable>(
  { database, site }: CatalogView,
  table: Table,
  slug: string,
): Promise<Selectable<Catalogue[Table]> | undefined> {
  const { rows } = await sql<Selectable<Catalogue[Table]>>`
    select * from ${sql.table(table)} where site = ${site.code} and slug in (${slug}, ${slug.toLowerCase()})
  `.execute(database)
  return rows[0]
}
