import * as v from 'valibot'
import type { RunHistory } from '../../editing/history/readRun.ts'
import type { Runs } from '../../editing/history/readRuns.ts'
import { siteOf } from '../../editing/siteOf.ts'
import { formatTable } from '../formatTable.ts'
import { describeEdits } from './describeEdits.ts'
import { clockOf } from './describeMoment.ts'
import { describeSection } from './describeSection.ts'
import { describeValue } from './describeValue.ts'

const count = v.fallback(v.number(), 0)
const reportSchema = v.object({
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  repeated: count,
  rejected: v.fallback(v.record(v.string(), v.number()), {}),
})

const TITLES = [
  'run',
  'site',
  'when (UTC)',
  'format',
  'file',
  'read',
  'added',
  'changed',
  'unchanged',
  'rejected',
  'undone',
]

/** Imports as a table, the last first. */
export function describeRuns(runs: Runs): string[] {
  if (runs.length === 0) return ['No import has run.']
  const rows = runs.map(({ id, site, started_at, format, files, report, undone_at }) => {
    const { read, added, changed, unchanged, rejected } = v.parse(reportSchema, report)
    const refused = Object.values(rejected).reduce((sum, rejects) => sum + rejects, 0)
    const counts = [read, added, changed, unchanged, refused].map(String)
    const undone = undone_at ? clockOf(undone_at, 'UTC') : ''
    return [String(id), site, clockOf(started_at, 'UTC'), format, files.join(', '), ...counts, undone]
  })
  return formatTable(TITLES, rows)
}

/** One import: its line, and what it added and changed. */
export function describeRun({ run, added, changed, edits }: RunHistory): string[] {
  const { timeZone } = siteOf(run.site)
  return [
    ...describeRuns([run]),
    ...describeSection('Undone', describeEdits(edits, timeZone)),
    ...describeSection(
      `Added, the first ${added.length}`,
      added.map(({ id, code, title }) => `  ${id}  ${code || 'deal'}  ${title}`),
    ),
    ...describeSection(
      `Changed, the first ${changed.length}`,
      changed.flatMap(({ id, code, title, before }) => [
        `  ${id}  ${code || 'deal'}  ${title}`,
        ...Object.entries(before)
          .filter(([field]) => field !== 'sign')
          .map(([field, value]) => `      ${field} was ${describeValue(field, value, timeZone)}`),
      ]),
    ),
  ]
}
