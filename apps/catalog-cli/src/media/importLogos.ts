import { createImageFetcher, type ImageFetcher } from '@clipfront/pictures/fetch'
import { prepareLogo } from '@clipfront/pictures/decode'
import { ImageError, parseRemoteSource } from '@clipfront/pictures/source'
import type { Database } from '@clipfront/catalog/database'
import { type Kysely, sql } from 'kysely'
import { storePicture } from './storePicture.ts'

export interface LogoTask {
  /** Code of the site. */
  site: string
  /** The import that named them; null in a dry run, which asks nobody. */
  run: number | null
  /** Exact names, in lower case, that the operator may show pictures of. */
  hosts: readonly string[]
  /** Absolute path of `CLIPFRONT_DATA/media`. */
  media: string
  now: Date
  /** @default one that fetches from public addresses alone */
  fetcher?: ImageFetcher
  limits?: typeof LIMITS
}

/** What became of the logos that a feed names: `named` is the sum of all the others. */
export type LogoReport = Record<'named' | LogoOutcome, number>

/**
 * `kept`: the shop has a logo, or an editor wants none. `refused`: of another host than the operator named, or at an address that
 * is not public. `failed`: it did not come, or is no picture. `left`: beyond the limits; the next import goes on.
 */
type LogoOutcome = 'stored' | 'kept' | 'refused' | 'failed' | 'left'

/** Of one import. A feed does not choose for how long it keeps us busy, nor the room that it takes. */
const LIMITS = { most: 500, atOnce: 4, timeMs: 5 * 60_000 }

/**
 * Fetches the logos that a feed names, for shops that have none. It comes after the import, outside its transaction: no picture
 * holds up or fails an offer. A shop that has one keeps it, so the same feed again asks for nothing.
 * @param named addresses by the shop's domain
 */
export async function importLogos(
  database: Kysely<Database>,
  named: ReadonlyMap<string, string>,
  task: LogoTask,
): Promise<LogoReport> {
  const { limits = LIMITS, fetcher = createImageFetcher() } = task
  const report: LogoReport = { named: named.size, stored: 0, kept: 0, refused: 0, failed: 0, left: 0 }
  const wanted = await listMerchants(database, task.site)
  const signal = AbortSignal.timeout(limits.timeMs)
  const queue = named.entries()
  let requests = 0

  async function decide(domain: string, address: string): Promise<LogoOutcome> {
    const id = wanted.get(domain)
    if (id === undefined) return 'kept'
    try {
      parseRemoteSource(address, task.hosts)
      if (requests >= limits.most || signal.aborted || task.run === null) return 'left'
      requests += 1
      const { bytes } = await fetcher.fetch(address, task.hosts, signal)
      const logo = storePicture(task.media, (await prepareLogo(bytes)).bytes, 'webp')
      return (await setImportedLogo(database, { id, logo, run: task.run, now: task.now })) ? 'stored' : 'kept'
    } catch (thrown) {
      if (signal.aborted) return 'left'
      if (!(thrown instanceof ImageError)) throw thrown
      return thrown.status === 403 ? 'refused' : 'failed'
    }
  }

  // Each takes the next one: an iterator gives none twice.
  const work = async (): Promise<void> => {
    for (const [domain, address] of queue) report[await decide(domain, address)] += 1
  }
  try {
    await Promise.all(Array.from({ length: limits.atOnce }, work))
  } finally {
    await fetcher.close()
  }
  return report
}

/** Those without a logo, of which no editor has said so, by domain. */
async function listMerchants(database: Kysely<Database>, site: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('merchant')
    .select(['id', 'domain', 'edited'])
    .where('site', '=', site)
    .where('logo', 'is', null)
    .execute()
  return new Map(rows.filter(({ edited }) => !edited.includes('logo')).map(({ id, domain }) => [domain, id]))
}

/** Noted as the import's change, which undo-import takes back. @returns false where it has one by now */
async function setImportedLogo(
  database: Kysely<Database>,
  { id, logo, run, now }: { id: number; logo: string; run: number; now: Date },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('merchant')
      .set({ logo, changed_at: now })
      .where('id', '=', id)
      .where('logo', 'is', null)
      .where(sql<boolean>`not 'logo' = any (edited)`)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await transaction
      .insertInto('import_change')
      .values({ run_id: run, kind: 'merchant', target_id: id, before: JSON.stringify({ logo: null }) })
      // The same import may have renamed it.
      .onConflict((conflict) =>
        conflict
          .columns(['run_id', 'kind', 'target_id'])
          .doUpdateSet({ before: sql`import_change.before || excluded.before` }),
      )
      .execute()
    return true
  })
}
