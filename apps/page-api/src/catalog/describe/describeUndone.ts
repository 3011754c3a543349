import type { Undone } from '../../editing/undo/Undone.ts'

/** What undoing an import did, or (in a dry run) would do. */
export function describeUndone(
  { run, site, offers, listings, merchants, left, leftTotal }: Undone,
  dryRun: boolean,
): string[] {
  const counted: [number, string][] = [
    [offers.removed, 'offers that it added are gone'],
    [offers.takenBack, 'offers that it added are taken back: shoppers have used them, and what is known of them stays'],
    [offers.restored, 'offers that it changed are as they were'],
    [offers.settled, 'offers are confirmed or taken back as they were'],
    [listings.removed, 'listings are gone'],
    [listings.restored, 'listings are as they were'],
    [merchants.removed, 'shops that it added are gone'],
    [merchants.renamed, 'shops have their former names'],
  ]
  const done = counted.filter(([count]) => count > 0).map(([count, what]) => `  ${count} ${what}`)
  return [
    `import ${run} of ${site}${dryRun ? ': dry run, nothing was changed' : ' is undone'}`,
    ...(done.length > 0 ? done : ['  nothing of it stood any more']),
    ...(leftTotal > 0
      ? [`left as they are: ${leftTotal}${left.length < leftTotal ? `, the first ${left.length}` : ''}`]
      : []),
    ...left.map(
      ({ kind, id, fields, why }) => `  ${kind} ${id}${fields.length > 0 ? `, ${fields.join(', ')}` : ''}: ${why}`,
    ),
  ]
}
