import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { collect } from '../testing/collect.ts'
import { openTemporaryFolder } from '../temporary/openTemporaryFolder.ts'
import { readFeedFile } from './readFeed.ts'

/** Each row as its line and its title, or as its reason. */
async function read(text: string): Promise<string[]> {
  await using folder = await openTemporaryFolder('rows')
  const file = path.join(folder.path, 'feed.csv')
  await writeFile(file, text)
  const options = { format: 'csv', language: 'en-GB', timeZone: 'Europe/London', now: new Date('2026-06-01') } as const
  const items = await collect(
    readFeedFile(file, { ...options, findDomain: (name) => (name === 'Oak' ? 'oak.com' : null) }),
  )
  return items.map((item) =>
    item.kind === 'offer'
      ? `${item.line} ${item.offer.title}`
      : `${item.line}: ${item.kind === 'rejection' ? item.reason : ''}`,
  )
}

it.each([
  ['a total', 'TOTAL;;;12;'],
  ['a sum without a name', ';;;1;'],
  ['the heading of a section', '--- FASHION ---;;;;'],
  ['the heading of a section over its shop', 'Oak;;;;'],
  ['a note', ';Note: codes cannot be combined.;;;'],
  ['the names once more', 'Shop;Title;Code;Clicks;Link'],
  ['a shop with its link alone', 'Oak;;;;https://oak.com/'],
  ['a row of dashes', '-----;-----;-----;-----;-----'],
])('%s is no offer', async (_, row) => {
  const text = `Shop;Title;Code;Clicks;Link\n${row}\nOak;20% off acorns;ACORN20;3;https://oak.com/a\n${row}\n`
  const rows = await read(text)
  expect(rows.filter((found) => /^\d+ /.test(found))).toEqual(['3 20% off acorns'])
})

it.each([
  ['Status', 'Ended', 'Live'],
  ['Status', 'expired', 'active'],
  ['Statut', 'Terminé', 'En cours'],
  ['Status', 'Abgelaufen', 'Aktiv'],
  ['Estado', 'Caducado', 'Vigente'],
  ['Stan', 'wygasła', 'aktywna'],
  ['Durum', 'Süresi doldu', 'Aktif'],
  ['状态', '已过期', '有效'],
  ['Active', 'no', 'yes'],
])('a row whose %s says %s is left out by that', async (name, ended, standing) => {
  const text = `Shop;Title;Code;${name};Link\nOak;10% off bark;BARK10;${ended};https://oak.com/b\nOak;20% off acorns;ACORN20;${standing};https://oak.com/a\n`
  expect(await read(text)).toEqual(['2: left_out', '3 20% off acorns'])
})
