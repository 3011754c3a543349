import type { Reason } from './findReasons.ts'

export interface AffectedSite {
  site: string
  isAltered: boolean
  reasons: readonly Reason[]
}

/** More than these say no more. */
const MOST_REASONS = 3

/** A table: the sites whose release a change alters and why, then those that stay as they are. */
export function describeAffected(sites: readonly AffectedSite[], base: string): string {
  const altered = sites.filter(({ isAltered }) => isAltered)
  const same = sites.filter(({ isAltered }) => !isAltered).map(({ site }) => site)
  const width = Math.max(0, ...altered.map(({ site }) => site.length))
  const lines = altered.flatMap(({ site, reasons }) => {
    const shown = reasons.slice(0, MOST_REASONS).map(describeReason)
    const more = reasons.length - shown.length
    return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].map(
      (text, index) => `  ${(index === 0 ? site : '').padEnd(width)}  ${text}`,
    )
  })
  return [
    `Since ${base}, ${altered.length} of ${sites.length} releases are others.`,
    ...lines,
    ...(same.length > 0 ? [`  The same, byte for byte: ${same.join(', ')}`] : []),
  ].join('\n')
}

function describeReason({ changed, through }: Reason): string {
  return `${changed}, through ${through.join(' > ')}`
}
