import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { measureGrowth, STEEP } from '@clipfront/vitest/growth'
import { expect, it } from 'vitest'
import { collect } from '../testing/collect.ts'
import { openTemporaryFolder } from '../temporary/openTemporaryFolder.ts'
import { findXmlLists, readXmlList } from './readXmlLists.ts'

async function withFile<Result>(text: string, use: (file: string) => Promise<Result>): Promise<Result> {
  await using folder = await openTemporaryFolder('xml')
  const file = path.join(folder.path, 'feed.xml')
  await writeFile(file, text)
  return await use(file)
}

/** The records at `deals.deal`. */
async function readFields(text: string): Promise<Record<string, string>[]> {
  const records = await withFile(text, (file) => collect(readXmlList(file, 'deals.deal')))
  return records.map(({ value }) => value).filter((value) => value !== undefined)
}

/** Elements in elements, of which none is closed. */
function findInNest(length: number): Promise<unknown> {
  return withFile(`<r>${'<a>'.repeat(length / 3)}`, findXmlLists)
}

const DEAL = '<deal><title>20% off acorns</title></deal>'

it('says of a record what stood before it in the elements around it, wherever what is read at once ends', async () => {
  const blank = ' '.repeat(100_000)
  const records = await readFields(
    `<r><shop>Oak</shop><deals>${DEAL}${DEAL}<until>1 May</until></deals>${blank}<deals>${DEAL}</deals><shop>Elm</shop><deals>${DEAL}</deals></r>`,
  )
  expect(records.map((record) => [record['parent.until'], record['parent.parent.shop']])).toEqual([
    [undefined, 'Oak'],
    [undefined, 'Oak'],
    [undefined, 'Oak'],
    [undefined, 'Elm'],
  ])
})

it('says nothing of other elements that stand beside the one around a record', async () => {
  const [record] = await readFields(`<r><deals><url>oak.com</url></deals><deals><shop>Elm</shop>${DEAL}</deals></r>`)
  expect(record).toEqual({ title: '20% off acorns', 'parent.shop': 'Elm' })
})

it('takes a few of the elements around a record, and of what stands in those', async () => {
  const [far] = await readFields(`${'<a b="1">'.repeat(100)}<deals>${DEAL}</deals>${'</a>'.repeat(100)}`)
  expect(Object.keys(far ?? {})).toHaveLength(6)
  const nest = (depth: number): string => (depth === 0 ? '1' : `<n${depth}>${nest(depth - 1)}</n${depth}>`.repeat(10))
  const [much] = await readFields(`<deals>${nest(4)}${DEAL}</deals>`)
  expect(Object.keys(much ?? {}).length).toBeLessThan(300)
  const attributes = Array.from({ length: 1000 }, (_, index) => `a${index}="1"`).join(' ')
  const [wide] = await readFields(`<deals ${attributes}>${DEAL}</deals>`)
  expect(Object.keys(wide ?? {})).toHaveLength(101)
})

it('names no field by a path without end', async () => {
  const name = 'n'.repeat(100)
  const [record] = await readFields(
    `<deals><deal>${`<${name}>`.repeat(200)}1${`</${name}>`.repeat(200)}<title>20% off</title></deal></deals>`,
  )
  expect(Object.keys(record ?? {}).map((key) => key.length)).toEqual([100, 5, 201, 302, 403])
})

it('looks no further than where too many elements are open', async () => {
  expect(await measureGrowth(findInNest, { size: 400_000 })).toBeLessThan(STEEP)
})
