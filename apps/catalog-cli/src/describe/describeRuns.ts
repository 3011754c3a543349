import * as v from 'valibot'
import type { RunHistory, Runs } from '../editing/history/readHistory.ts'
import { countRejected, reportSchema } from '../import/ImportReport.ts'
import { resolveSite } from '../editing/resolveSite.ts'
import type { SkipReason } from '../editing/undo/readUndoableRun.ts'
import type { UndoReport } from '../editing/undo/undoImport.ts'
import { formatTable } from './formatTable.ts'
import { describeBefore, describeEdits, describeSection } from './describeEdits.ts'
import { explainRejects } from './explainRejects.ts'
import { formatClock } from './describeValue.ts'

const TITLES = 'run,site,when (UTC),format,file,read,added,changed,unchanged,rejected,undone'.split(',')

/** Imports as a table, the last first. */
export function describeRuns(runs: Runs): string[] {
  if (runs.length === 0) return ['No import has run.']
  const rows = runs.map(({ id, site, started_at, format, files, report, undone_at }) => {
    const { read, added, changed, unchanged, rejected } = v.parse(reportSchema, report)
    const counts = [read, added, changed, unchanged, countRejected({ rejected })].map(String)
    const undone = undone_at ? formatClock(undone_at, 'UTC') : ''
    return [String(id), site, formatClock(started_at, 'UTC'), format, files.join(', '), ...counts, undone]
  })
  return formatTable(TITLES, rows)
}

/** One import: its line, and what it added and changed. */
export function describeRun({ run, added, changed, edits }: RunHistory): string[] {
  const { timeZone } = resolveSite(run.site)
  return [
    ...describeRuns([run]),
    ...describeSection(
      'Rejected',
      explainRejects(v.parse(reportSchema, run.report)).map((line) => `  ${line}`),
    ),
    ...describeSection('Undone', describeEdits(edits, timeZone)),
    ...describeSection(
      `Added, the first ${added.length}`,
      added.map(({ id, code, title }) => `  ${id}  ${code || 'deal'}  ${title}`),
    ),
    ...describeSection(
      `Changed, the first ${changed.length}`,
      changed.flatMap(({ id, code, title, before }) => [
        `  ${id}  ${code || 'deal'}  ${title}`,
        ...describeBefore(before, timeZone).map((line) => `      ${line}`),
      ]),
    ),
  ]
}

const LATER: SkipReason = 'a later import has changed it since'

/** What undoing an import did, or (in a dry run) would do. */
export function describeUndone(
  { run, site, offers, listings, merchants, skipped, skippedTotal }: UndoReport,
  dryRun: boolean,
): string[] {
  const counted: [number, string][] = [
    [offers.removed, 'offers that it added, gone'],
    [offers.takenBack, 'offers that it added, taken back: shoppers have used them, and what is known of them stays'],
    [offers.restored, 'offers that it changed, as they were'],
    [offers.settled, 'offers that it confirmed or took back, as they were'],
    [listings.removed, 'listings that it added, gone'],
    [listings.restored, 'listings that it changed, as they were'],
    [merchants.removed, 'shops that it added, gone'],
    [merchants.renamed, 'shops that it renamed, as they were called'],
    [merchants.logosTakenBack, 'logos that it brought, taken back'],
  ]
  const done = counted.filter(([rows]) => rows > 0).map(([rows, what]) => `  ${what}: ${rows}`)
  return [
    `import ${run} of ${site}${dryRun ? ': dry run, nothing was changed' : ' is undone'}`,
    ...(done.length > 0 ? done : ['  nothing of it stood any more']),
    ...(skippedTotal > 0
      ? [`left: ${skippedTotal}${skipped.length < skippedTotal ? `, the first ${skipped.length}` : ''}`]
      : []),
    ...skipped.map(
      ({ kind, id, fields, why }) => `  ${kind} ${id}${fields.length > 0 ? `, ${fields.join(', ')}` : ''}: ${why}`,
    ),
    ...(skipped.some(({ why }) => why === LATER)
      ? ['  To undo more of it, undo the later imports first, the newest before the others.']
      : []),
  ]
}
