import type { Kysely } from 'kysely'
import type { SlugKind } from '../database/tables/editing.ts'
import type { Catalogue } from '../database/tables.ts'

export interface SlugMove {
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
export async function moveSlug(database: Kysely<Catalogue>, { site, kind, from, to, now }: SlugMove): Promise<void> {
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
