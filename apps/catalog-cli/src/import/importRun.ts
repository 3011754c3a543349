import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '@clipfront/catalog/database'
import { cutText } from '@clipfront/feeds/text'
import { nameFeed, noteSource } from '../source/sourceName.ts'
import { countAccepted, type ImportReport, reportSchema } from './ImportReport.ts'

/** One import of one file, which can be undone by its number. */
export interface ImportRun {
  /** Its number in `import_run`. */
  run: number
  /** Code of the site. */
  site: string
  now: Date
}

/** @returns the number of the run, by which all that it changes is noted */
export async function startRun(
  database: Kysely<Database>,
  { site, format, name, now }: { site: { code: string }; format: string; name: string; now: Date },
): Promise<number> {
  const { id } = await database
    .insertInto('import_run')
    .values({ site: site.code, format, files: [noteSource(name)], started_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** As many runs of a site can be undone: what older ones changed is deleted. */
export const UNDOABLE_RUNS = 30

interface FeedFile {
  site: string
  format: string
  /** What its source is called. */
  name: string
}

const toFeed = ({ site, format, name }: FeedFile) => ({ site, format, feed: nameFeed(name) })

/** Long enough for what is wrong and what to do, short of a feed's own text in it. */
const LONGEST_MESSAGE = 500

/** Stores that a file was refused, for whoever looks at the feeds: of its import nothing else is left. */
export async function noteRejection(
  database: Kysely<Database>,
  { now, word, message, ...file }: FeedFile & { now: Date; word: string; message: string },
): Promise<void> {
  const rejection = { refused_at: now, reason: word, message: cutText(message, LONGEST_MESSAGE) }
  await database
    .insertInto('import_rejection')
    .values({ ...toFeed(file), ...rejection })
    .onConflict((conflict) => conflict.columns(['site', 'format', 'feed']).doUpdateSet(rejection))
    .execute()
}

/** Stores the report of a run. A feed that was refused before is well again. */
export async function finishRun(
  database: Kysely<Database>,
  { run, report, ...file }: FeedFile & { run: number; report: ImportReport },
): Promise<void> {
  const { site } = file
  const { feed, format } = toFeed(file)
  await database
    .deleteFrom('import_rejection')
    .where('site', '=', site)
    .where('format', '=', format)
    .where('feed', '=', feed)
    .execute()
  await database
    .updateTable('import_run')
    .set({ finished_at: new Date(), report: JSON.stringify(report) })
    .where('id', '=', run)
    .execute()
  const expired = database
    .selectFrom('import_run')
    .select('id')
    .where('site', '=', site)
    .orderBy('id', 'desc')
    .offset(UNDOABLE_RUNS)
  await database.deleteFrom('import_change').where('run_id', 'in', expired).execute()
  await database.deleteFrom('import_listing').where('run_id', 'in', expired).execute()
}

/** More than a site's feeds bring in months. */
const MOST_RUNS = 1000

/** The last import of the same feed: of this site, in this format, from a file whose name differs by its date at most. */
export async function findLastRun(database: Kysely<Database>, { site, format, name }: FeedFile) {
  const runs = await database
    .selectFrom('import_run')
    .select(['files', 'report'])
    .where('site', '=', site)
    .where('format', '=', format)
    // One that was undone says nothing of what the feed should bring.
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_RUNS)
    .execute()
  const feed = nameFeed(name)
  for (const { files, report } of runs) {
    const [file] = files
    if (file !== undefined && nameFeed(file) === feed)
      return { file, accepted: countAccepted(v.parse(reportSchema, report)) }
  }
  return null
}

export type LastRun = NonNullable<Awaited<ReturnType<typeof findLastRun>>>
