import { countAccepted, countRejected, type ImportReport } from '../write/ImportReport.ts'

/** What must be `read`: every record has become something. */
export function sumOf(report: ImportReport): number {
  return countAccepted(report) + countRejected(report)
}
