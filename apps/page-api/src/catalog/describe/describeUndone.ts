import type { LeftBecause, Undone } from '../../editing/undo/Undone.ts'

const LATER: LeftBecause = 'a later import has changed it since'

/** What undoing an import did, or (in a dry run) would do. */
export function describeUndone(
  { run, site, offers, listings, merchants, left, leftTotal }: Undone,
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
  ]
  const done = counted.filter(([count]) => count > 0).map(([count, what]) => `  ${what}: ${count}`)
  return [
    `import ${run} of ${site}${dryRun ? ': dry run, nothing was changed' : ' is undone'}`,
    ...(done.length > 0 ? done : ['  nothing of it stood any more']),
    ...(leftTotal > 0 ? [`left: ${leftTotal}${left.length < leftTotal ? `, the first ${left.length}` : ''}`] : []),
    ...left.map(
      ({ kind, id, fields, why }) => `  ${kind} ${id}${fields.length > 0 ? `, ${fields.join(', ')}` : ''}: ${why}`,
    ),
    ...(left.some(({ why }) => why === LATER)
      ? ['  To undo more of it, undo the later imports first, the newest before the others.']
      : []),
  ]
}
