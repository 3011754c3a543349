import type { Insertable, Kysely } from 'kysely'
import type { LabelTable } from '../database/tables/content.ts'
import type { Database } from '../database/tables.ts'
import { UK } from './seed.ts'

/** Stores a tag or brand; offers name it by its slug. */
export async function seedLabel(
  database: Kysely<Database>,
  kind: 'tag' | 'brand',
  fields: Partial<Insertable<LabelTable>> & { slug: string },
) {
  return database
    .insertInto(kind)
    .values({ site: UK, name: fields.slug, ...fields })
    .returningAll()
    .executeTakeFirstOrThrow()
}
