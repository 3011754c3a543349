import { countAccepted, countRejected, type ImportReport } from '../import/ImportReport.ts'

/** What must be `read`: every record has become something. */
export function sumReport(report: ImportReport): number {
  return countAccepted(report) + countRejected(report)
}
