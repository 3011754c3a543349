import type { SharedDomain } from '../import/countNames.ts'
import { oneLine } from '@clipfront/feeds/text'
import { shorten } from './formatTable.ts'

const MOST_LINES = 5

/** Domains under which the offers of many merchants would stand, each in a line that says what to do. */
export function describeShared(shared: readonly SharedDomain[]): string[] {
  const lines = shared
    .slice(0, MOST_LINES)
    .map(
      ({ domain, names, examples }) =>
        `${domain} carries ${names} names or more: ${examples.map((name) => shorten(oneLine(name))).join(', ')}`,
    )
  if (shared.length > MOST_LINES) lines.push(`and ${shared.length - MOST_LINES} more domains`)
  if (lines.length === 0) return []
  return [
    ...lines.map((line) => `warning: ${line}`),
    '  It is probably a tracker or a redirect of a network, and all their offers stand under one shop: name the column with the addresses of the shops in a map (--map), or add the domain to "trackers" in packages/feeds/src/text/words/addresses.json. Where these are its own products, all is well.',
  ]
}
