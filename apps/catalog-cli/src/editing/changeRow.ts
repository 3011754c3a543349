import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { type Field, readFields, type Setting } from './fields/readFields.ts'
import { readFormerValues } from './readFormerValues.ts'
import { type Change, type Difference, findDifference, recordEdit } from './recordEdit.ts'
import { resolveSite } from './resolveSite.ts'

interface EditedRow {
  id: number
  site: string
  /** Columns that editors have set; no import touches them. */
  edited: string[]
}

/** What editors change: how its rows are read and stored, and what may stand in them. */
export interface Entity<Target, Row extends EditedRow & Target, Name extends string> {
  kind: 'coupon' | 'merchant'
  fields: Record<Name, Field<Row>>
  /** Locks the row for the rest of the transaction. @throws {EditError} there is none */
  lock: (transaction: Transaction<Database>, target: Target, change: RowChange, fields: readonly Name[]) => Promise<Row>
  read: (database: Kysely<Database>, target: Target, now: Date) => Promise<Row>
  store: (transaction: Transaction<Database>, former: Row, set: Partial<Row>, now: Date) => Promise<void>
  /** @throws {EditError} what is set contradicts the rest of the row, or another row */
  check: (transaction: Transaction<Database>, former: Row, set: Partial<Row>) => Promise<void>
  /** @throws {EditError} no editor has set the field, or it cannot be reset */
  checkReset: (row: Row, field: Name) => void
  /** What is set to restore values of the record of edits, in which moments are texts. */
  restore: (row: Row, values: Partial<Row>, now: Date) => Partial<Row>
}

export type RowChange = Change & { dryRun?: boolean }

export interface ChangedRow<Row> {
  row: Row
  /** Empty when nothing was to be changed, and nothing was. */
  difference: Difference
}

interface Plan<Row> {
  action: string
  set: Partial<Row>
  /** Fields that are recorded although they stay what they are. */
  recorded?: readonly (keyof Row & string)[]
}

/**
 * Changes a row in one transaction, and records who did so and why. Of two editors at once the second sees what the
 * first has changed.
 * @throws {EditError} there is no such row, or what the plan refuses
 */
export async function changeRow<Target, Row extends EditedRow & Target, Name extends string>(
  { kind, lock, read, store }: Entity<Target, Row, Name>,
  database: Kysely<Database>,
  target: NoInfer<Target>,
  change: RowChange,
  plan: (row: Row, transaction: Transaction<Database>) => Plan<Row> | Promise<Plan<Row>>,
  fields: readonly Name[] = [],
): Promise<ChangedRow<Row>> {
  return database.transaction().execute(async (transaction) => {
    const former = await lock(transaction, target, change, fields)
    const { action, set, recorded = [] } = await plan(former, transaction)
    const same = recorded.map((field) => [field, [former[field], former[field]]] as const)
    const difference = { ...Object.fromEntries(same), ...findDifference(former, set) }
    if (Object.keys(difference).length === 0 || change.dryRun) return { row: { ...former, ...set }, difference }
    await store(transaction, former, set, change.now)
    const { site, id } = former
    await recordEdit(transaction, { site, kind, id, action, difference }, change)
    return { row: await read(transaction, { ...former, ...set }, change.now), difference }
  })
}

/**
 * Sets fields of a row; from then on they are the editors' and no import touches them.
 * @throws {EditError} there is no such row, a text is not what its field takes, or the fields contradict each other
 */
export async function editRow<Target, Row extends EditedRow & Target, Name extends string>(
  entity: Entity<Target, Row, Name>,
  database: Kysely<Database>,
  target: NoInfer<Target>,
  settings: readonly Setting<Name>[],
  change: RowChange,
): Promise<ChangedRow<Row>> {
  const fields = settings.map(([field]) => field)
  const plan = async (row: Row, transaction: Transaction<Database>) => {
    const set = readFields(entity.fields, settings, { site: resolveSite(row.site), row, now: change.now })
    await entity.check(transaction, row, set)
    const columns = fields.flatMap((field) => entity.fields[field].columns)
    const edited = [...new Set([...row.edited, ...columns])].toSorted()
    const recorded = columns.filter((column) => !row.edited.includes(column))
    return { action: 'edit', set: Object.assign(set, { edited }), recorded }
  }
  return changeRow(entity, database, target, change, plan, fields)
}

/**
 * Gives fields back to the imports: they hold again what they held before the editors, until the next import.
 * @throws {EditError} there is no such row, no editor has set one of the fields, or one cannot be reset
 */
export async function resetRow<Target, Row extends EditedRow & Target, Name extends string>(
  entity: Entity<Target, Row, Name>,
  database: Kysely<Database>,
  target: NoInfer<Target>,
  fields: readonly Name[],
  change: RowChange,
): Promise<ChangedRow<Row>> {
  return changeRow(entity, database, target, change, async (row, transaction) => {
    for (const field of fields) entity.checkReset(row, field)
    const columns = fields.flatMap((field) => entity.fields[field].columns)
    const values = await readFormerValues(transaction, { kind: entity.kind, id: row.id }, columns)
    const edited = row.edited.filter((column) => !columns.some((given) => given === column))
    return {
      action: 'reset',
      set: { ...entity.restore(row, values as Partial<Row>, change.now), edited },
      recorded: columns,
    }
  })
}
