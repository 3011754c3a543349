import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureGrowth, STEEP } from '@clipfront/vitest/growth'
import { afterAll, expect, it } from 'vitest'
import { collect } from '../testing/collect.ts'
import { readTable } from './readTable.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-quotes-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(text: string) {
  const file = path.join(folder, 'feed.csv')
  writeFileSync(file, text)
  return collect(readTable(file))
}

it('a quoted cell of 5,000 lines is one cell', async () => {
  const cell = Array.from({ length: 5000 }, (_, index) => `line ${index}, of "many"`).join('\n')
  const rows = await read(`Id,Title,Code\n1,"${cell.replaceAll('"', '""')}",A\n2,b,B\n`)
  expect(rows.map(({ line, value }) => [line, value])).toEqual([
    [2, { Id: '1', Title: cell, Code: 'A' }],
    [5002, { Id: '2', Title: 'b', Code: 'B' }],
  ])
})

it.each(['1,"a\n', '"1,a,b\n', '1,a,"\n', '1,"a,b"c\n'])(
  'a table in which every line is %j is read in time that grows with its length alone',
  async (line) => {
    const readLines = (length: number) => read(`Id,Title,Code\n${line.repeat(length / line.length)}`)
    expect(await measureGrowth(readLines, { size: 60_000 })).toBeLessThan(STEEP)
  },
)

it('a table in which every line opens a quote loses them all, or is refused from where the first one stands', async () => {
  const rows = await read(`Id,Title,Code\n${'1,"a\n'.repeat(100)}`)
  expect(new Set(rows.map(({ issue }) => issue))).toEqual(new Set(['unreadable_line']))
  await expect(read(`Id,Title,Code\n${'"a","b\n'.repeat(400_000)}`)).rejects.toThrow(
    /feed\.csv cannot be read from line 2 on: a quote in it is not closed within 2 MB\. Nothing was changed/,
  )
})
