import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connect } from '../database/connect.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { readVitals } from './readVitals.ts'

const { database, url } = await createTestDatabase()
const range = { site: null, environment: 'prod', from: '2026-11-18', to: '2026-11-20' }

it('web vitals that take too long are given up, and the connection is as before', async () => {
  const owner = connect<unknown>(url, { connections: 1 })
  await owner.transaction().execute(async (transaction) => {
    await sql`lock table event`.execute(transaction)
    expect(await readVitals(database, range, 50)).toBeUndefined()
  })
  await owner.destroy()
  expect(await readVitals(database, range)).toEqual([])
  const { rows } = await sql`select current_setting('statement_timeout') as timeout`.execute(database)
  expect(rows).toEqual([{ timeout: '20s' }])
})
