import { sumTallies } from '../results/Tally.ts'
import type { FinishedPart } from './Part.ts'

/** The end of `npm test`: what each part took, and the one line that others read: `N passed, N failed`. */
export function describeParts(parts: readonly FinishedPart[]): string {
  const width = Math.max(...parts.map(({ name }) => name.length))
  const rows = parts.map(
    ({ name, passed, failed, seconds }) =>
      `${failed === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${String(passed).padStart(5)} passed${failed === 0 ? '' : `, ${failed} failed`}`,
  )
  const { passed, failed } = sumTallies(parts)
  return ['', ...rows, '', `${passed} passed, ${failed} failed`].join('\n')
}
