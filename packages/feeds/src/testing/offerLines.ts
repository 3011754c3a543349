import { offerLine } from './offerLine.ts'

/** As many believable lines of offers as are wanted, each of a shop of its own. */
export function offerLines(count: number): string {
  return Array.from({ length: count }, (_, index) => offerLine(index + 1)).join('\n')
}
