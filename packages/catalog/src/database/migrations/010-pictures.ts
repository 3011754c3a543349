import { type Kysely, sql } from 'kysely'

/**
 * Pictures of our own: drawn by the product or put there by an editor, never one that a feed names. A merchant's is square and
 * needs no words, since the name always stands beside it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table merchant add column logo text check (logo like '/media/%')`.execute(database)
  for (const table of ['topic', 'author', 'post'])
    await sql`
      alter table ${sql.id(table)}
        -- With its path, its width and height in pixels, and what it shows.
        add column picture jsonb check (picture->>'path' like '/media/%')`.execute(database)
}
