import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connect } from '@clipfront/catalog/database'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { describeError } from '../runCatalog.ts'

const { url } = await createTestDatabase()

it('a connection that broke between two queries is one line, as one that broke within a query', async () => {
  const [owner, working] = [connect<unknown>(url, { connections: 1 }), connect<unknown>(url, { connections: 1 })]
  const failure = working.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(owner)
    // Time for the news to arrive: the next query finds the connection closed.
    await sql`select pg_sleep(0.2)`.execute(owner)
    await sql`select 1`.execute(transaction)
  })
  const message = describeError(await failure.catch((error: unknown) => error))
  expect(message).toMatch(/^catalog: The connection to the database broke \(.*\)\. Nothing of the file .*$/)
  await Promise.all([owner.destroy(), working.destroy()])
})
