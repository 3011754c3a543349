import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readFeedFile } from '../../readFeed/readFeed.ts'
import { openTemporaryFolder } from '../../temporary/openTemporaryFolder.ts'
import { aDraftContext } from '../../testing/aDraftContext.ts'

const ENTRIES = `- [Oak](https://oak.com): 20% off with OAK20, ends 12/1
- [Elm](https://elm.com): 30% off until Sunday
- [Ash](https://ash.com): 10% off, thru Jan 5

| Store | Offer | Code | Expires | Link |
|---|---|---|---|---|
| Fir | 15% off | FIR15 | Dec 15 | https://fir.com |
| Yew | 15% off | YEW15 | 6. des. 2026 | https://yew.com |`

/** The last day of each offer, as the site's zone has it, with its sign by which a second import tells a change. */
async function readEnds(text: string, now: string): Promise<string[]> {
  await using folder = await openTemporaryFolder('list')
  const file = path.join(folder.path, 'list.md')
  writeFileSync(file, text)
  const found: string[] = []
  for await (const item of readFeedFile(file, { ...aDraftContext({ now: new Date(now) }), format: 'markdown' }))
    if (item.kind === 'offer') found.push(`${item.offer.endsAt?.toISOString().slice(0, 10) ?? '-'} ${item.offer.sign}`)
  return found
}

const days = (found: readonly string[]): string[] => found.map((line) => line.split(' ', 1)[0] ?? '')

it.each([
  'Date: Tue, 24 Nov 2026 08:12 -0500\n\n',
  '---\ndate: 2026-11-24\n---\n\n',
  '# Deals of 24 November 2026\n\n',
])('a list that begins with %j has the years of its dates from there, whenever it is imported', async (head) => {
  const first = await readEnds(head + ENTRIES, '2026-11-24T12:00:00Z')
  expect(days(first)).toEqual(['2026-12-01', '2026-11-29', '2027-01-05', '2026-12-15', '2026-12-06'])
  for (const later of ['2026-12-01T12:00:00Z', '2026-12-20T12:00:00Z', '2027-06-01T12:00:00Z'])
    expect(await readEnds(head + ENTRIES, later)).toEqual(first)
})

it('a list that says no day has none of them, whenever it is imported', async () => {
  const first = await readEnds(ENTRIES, '2026-11-24T12:00:00Z')
  expect(days(first)).toEqual(['-', '-', '-', '-', '2026-12-06'])
  expect(await readEnds(ENTRIES, '2026-12-20T12:00:00Z')).toEqual(first)
})
