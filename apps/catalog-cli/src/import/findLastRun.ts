import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '@clipfront/catalog/database'
import { feedNameOf } from '@clipfront/feeds/map'

/** An import that a new one of the same feed is compared with. */
export interface LastRun {
  /** Its file's name, without the folder. */
  file: string
  /** How many usable records it brought. */
  accepted: number
}

const countSchema = v.optional(v.number(), 0)
const reportSchema = v.object({
  added: countSchema,
  changed: countSchema,
  unchanged: countSchema,
  repeated: countSchema,
})

/** More than a site's feeds bring in months. */
const MOST_RUNS = 1000

/** The last import of the same feed: of this site, in this format, from a file that differs by its date at most. */
export async function findLastRun(
  database: Kysely<Database>,
  { site, format, file }: { site: string; format: string; file: string },
): Promise<LastRun | null> {
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
  const feed = feedNameOf(file)
  for (const { files, report } of runs) {
    const [name] = files
    const counts = v.safeParse(reportSchema, report)
    if (name === undefined || feedNameOf(name) !== feed || !counts.success) continue
    const { added, changed, unchanged, repeated } = counts.output
    return { file: name, accepted: added + changed + unchanged + repeated }
  }
  return null
}
