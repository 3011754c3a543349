import { sql, type Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import type { OfferDraft } from '@clipfront/feeds/draft'
import { type Claim, nameInFeed } from './matchOffers.ts'

export type Claims = Awaited<ReturnType<typeof createClaims>>

/** What an import has brought so far, in a temporary table: of a million offers memory would have no room. */
export async function createClaims(database: Transaction<Database>) {
  await sql`
    create temp table imported_offer (upk text, key text, source text, product text, sign text, "isNamed" boolean)
    on commit drop`.execute(database)
  await sql`create index on imported_offer (upk)`.execute(database)
  await sql`create temp table imported_name (name text primary key) on commit drop`.execute(database)
  /** Most files are read in one go, and have nothing to look up. */
  let isEmpty = true
  return {
    /** What it has brought under these keys. */
    async read(upks: readonly string[]): Promise<Claim[]> {
      if (isEmpty) return []
      const { rows } = await sql<Claim>`
        select * from imported_offer where upk = any (${[...upks]}::text[])`.execute(database)
      return rows
    },
    /** Those of the names that it has brought. */
    async readNames(names: readonly string[]): Promise<ReadonlySet<string>> {
      if (isEmpty || names.length === 0) return new Set()
      const { rows } = await sql<{ name: string }>`
        select name from imported_name where name = any (${[...names]}::text[])`.execute(database)
      return new Set(rows.map(({ name }) => name))
    },
    async add(added: readonly Claim[], drafts: readonly OfferDraft[]): Promise<void> {
      isEmpty = false
      const names = [...new Set(drafts.map(nameInFeed))].filter(Boolean)
      await sql`
        insert into imported_offer
        select * from json_populate_recordset(null::imported_offer, ${JSON.stringify(added)}::json)`.execute(database)
      await sql`insert into imported_name select unnest(${names}::text[])`.execute(database)
    },
  }
}
