import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connect } from '../database/connect.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { deleteVisitorSalts, readVisitorSalt } from './visitorSalts.ts'

const { database, url } = await createTestDatabase()

/** What lies in the table's file, also of rows that are deleted. */
async function readTableFile(): Promise<Buffer> {
  const owner = connect<unknown>(url, { connections: 1 })
  await sql`checkpoint`.execute(owner)
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath('visitor_salt')) as bytes`.execute(owner)
  await owner.destroy()
  return rows[0]?.bytes ?? Buffer.of()
}

it('nothing of a deleted secret is left in the file of its table, also while a former transaction is open', async () => {
  const [yesterday, today] = [
    await readVisitorSalt(database, '2026-11-19'),
    await readVisitorSalt(database, '2026-11-20'),
  ]
  const before = await readTableFile()
  expect([before.includes(yesterday), before.includes(today)]).toEqual([true, true])
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (former) => {
      await sql`select`.execute(former)
      await deleteVisitorSalts(database, '2026-11-20')
    })
  const after = await readTableFile()
  expect([after.includes(yesterday), after.includes(today)]).toEqual([false, true])
  expect(await readVisitorSalt(database, '2026-11-20')).toEqual(today)
})
