import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'

/** Carries the result out of a transaction that is rolled back. */
class Rollback<Result> extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('A dry run changes nothing.')
    this.result = result
  }
}

/** Runs a transaction; that of a dry run is rolled back in the end. */
export async function transact<Result>(
  database: Kysely<Database>,
  { dryRun }: { dryRun: boolean },
  run: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const result = await run(transaction)
      if (dryRun) throw new Rollback(result)
      return result
    })
  } catch (error) {
    if (error instanceof Rollback) return error.result
    throw error
  }
}
