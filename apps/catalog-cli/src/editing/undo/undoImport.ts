import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { transact } from '../../import/transact.ts'
import { lockSite } from '../../import/lockSite.ts'
import { type Change, type Difference, recordEdit } from '../recordEdit.ts'
import { readUndoableRun, readRunSite, type UndoneRun, type Skipped } from './readUndoableRun.ts'
import { removeOffers, restoreListings, restoreOffers, settleCoupons } from './undoOffers.ts'

const MOST_SKIPPED = 20

/**
 * Undoes what one import did, in one transaction, while no other import of its site is under way. What an editor or a later
 * import has changed since is left, and so is what shoppers have said.
 * @throws {EditError} there is no such run, it was undone before, or what it changed is not known any more
 */
export async function undoImport(
  database: Kysely<Database>,
  run: number,
  change: Change & { dryRun: boolean },
): Promise<UndoReport> {
  return transact(database, change, async (transaction) => {
    await lockSite(transaction, await readRunSite(transaction, run), change.onWait)
    const undone = await undo(transaction, await readUndoableRun(transaction, run), change.now)
    await transaction.updateTable('import_run').set({ undone_at: change.now }).where('id', '=', run).execute()
    const edit = { site: undone.site, kind: 'import', id: run, action: 'undo' } as const
    await recordEdit(transaction, { ...edit, difference: countUndone(undone) }, change)
    return undone
  })
}

/** The counts above zero, for the record. */
function countUndone({ offers, listings, merchants, skippedTotal }: UndoReport): Difference {
  const counts = Object.entries({ offers, listings, merchants }).flatMap(([kind, done]) =>
    Object.entries(done).map(([what, count]) => [`${kind} ${what}`, count] as const),
  )
  const counted = [...counts, ['left', skippedTotal] as const].filter(([, count]) => count > 0)
  return Object.fromEntries(counted.map(([what, count]) => [what, [0, count]]))
}

/** What undoing an import did, or would do. */
export type UndoReport = Awaited<ReturnType<typeof undo>>

async function undo(transaction: Transaction<Database>, run: UndoneRun, now: Date) {
  await lockCoupons(transaction, run)
  const listings = await restoreListings(transaction, run)
  const settled = await settleCoupons(transaction, run)
  const changed = await restoreOffers(transaction, run, now)
  const added = await removeOffers(transaction, run, now)
  const merchants = await undoMerchants(transaction, run, now)
  const skipped = [...changed.skipped, ...added.skipped, ...merchants.skipped]
  return {
    run: run.id,
    site: run.site,
    // What shoppers have used is taken back and not removed, so that what is known of it stays.
    offers: { removed: added.removed, takenBack: added.takenBack, restored: changed.restored, settled },
    listings,
    merchants: { removed: merchants.removed, renamed: merchants.renamed, logosTakenBack: merchants.logosTakenBack },
    skipped: skipped.slice(0, MOST_SKIPPED),
    skippedTotal: skipped.length,
  }
}

/** An editor who is changing one of the offers goes first: their values are seen, and stay. */
async function lockCoupons(transaction: Transaction<Database>, { id, site }: UndoneRun): Promise<void> {
  await sql`
    select count(*) from (
      select id from coupon where site = ${site} and (
        added_by_run = ${id} or id in (select target_id from import_change where run_id = ${id} and kind = 'coupon')
      ) order by id for update
    ) held`.execute(transaction)
}

/** Takes back the logos that the run brought, gives renamed merchants their former names, deletes those that nothing refers to. */
async function undoMerchants(database: Kysely<Database>, run: UndoneRun, now: Date) {
  const { rows } = await sql<{ renamed: number; skipped: Skipped[] | null }>`
    with judged as materialized (${judgeRenames(run)}),
    renamed as (
      update merchant m set name = j.name, changed_at = ${now} from judged j where m.id = j.id and j.why is null returning m.id
    )
    select
      (select count(*)::int from renamed) as renamed,
      (
        select jsonb_agg(
          jsonb_build_object('kind', 'merchant', 'id', id, 'fields', '["name"]'::jsonb, 'why', why) order by id
        ) from judged where why is not null
      ) as skipped`.execute(database)
  const { numAffectedRows: logosTakenBack } = await sql`
    update merchant m set logo = n.before ->> 'logo', changed_at = ${now} from import_change n
    where n.run_id = ${run.id} and n.kind = 'merchant' and n.target_id = m.id
      and n.before ? 'logo' and not 'logo' = any (m.edited)`.execute(database)
  const { numAffectedRows } = await sql`
    delete from merchant m where m.site = ${run.site} and m.added_by_run = ${run.id}
      and m.edited = '{}' and m.programme_target is null
      and not exists (select from coupon where merchant_id = m.id)
      and not exists (select from edit where kind = 'merchant' and target_id = m.id)
      and not exists (select from review where merchant_id = m.id)
      and not exists (select from cashback where merchant_id = m.id)
      and not exists (select from subscription where merchant_id = m.id)
      and not exists (select from post_merchant where merchant_id = m.id)
      and not exists (select from event where merchant_id = m.id and type = 'click' and class = 'human')`.execute(
    database,
  )
  const counts = { removed: Number(numAffectedRows ?? 0), logosTakenBack: Number(logosTakenBack ?? 0) }
  return { ...counts, renamed: rows[0]?.renamed ?? 0, skipped: rows[0]?.skipped ?? [] }
}

function judgeRenames({ id, later }: UndoneRun) {
  return sql`
    select m.id, n.before ->> 'name' as name, case
      when 'name' = any (m.edited) or m.programme_target is not null then 'an editor has changed it since'
      when exists (
        select from import_change i
        where i.run_id = any (${later}::int[]) and i.kind = 'merchant' and i.target_id = m.id and i.before ? 'name'
      ) then 'a later import has changed it since'
    end as why
    from import_change n join merchant m on m.id = n.target_id
    where n.run_id = ${id} and n.kind = 'merchant' and n.before ? 'name'`
}
