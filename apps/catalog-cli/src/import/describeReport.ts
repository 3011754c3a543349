import { countRejected, type ImportReport } from './ImportReport.ts'

/** The report as one line, and one more for the reasons where anything was rejected. */
export function describeReport(report: ImportReport): string {
  const { read, added, changed, unchanged, repeated, rejected } = report
  const line = `read ${say(read)} = added ${say(added)} + changed ${say(changed)} + unchanged ${say(unchanged)} + repeated ${say(repeated)} + rejected ${say(countRejected(report))}`
  const reasons = Object.entries(rejected)
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} ${say(count)}`)
  return reasons.length > 0 ? `${line}\n  rejected: ${reasons.join(', ')}` : line
}

function say(count: number): string {
  return new Intl.NumberFormat('en').format(count)
}
