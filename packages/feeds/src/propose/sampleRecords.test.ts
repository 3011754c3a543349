import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { feedMapSchema } from '../map/FeedMap.ts'
import { takeSample } from './sampleRecords.ts'

const map = parse(feedMapSchema, {
  name: 'sample',
  kind: 'offers',
  records: '',
  recognise: ['a'],
  fields: { link: 'a' },
})

/** A file of so many records, each its own number. @returns its sample, and how many records were read of it */
async function sample(count: number) {
  let read = 0
  async function* open() {
    for (let line = 1; line <= count; line += 1) {
      read = line
      yield { line, excerpt: '', value: line }
    }
  }
  const records = (await takeSample({ map, open })).map(Number)
  return { records, read }
}

it('takes all records of a short file', async () => {
  expect((await sample(150)).records).toEqual(Array.from({ length: 150 }, (_, at) => at + 1))
})

it.each([400, 1000, 5000])('takes records evenly over the length of a file of %i', async (count) => {
  const { records } = await sample(count)
  expect(records.length).toBeGreaterThanOrEqual(200)
  expect(records.length).toBeLessThan(400)
  expect(records.filter((record) => record > count / 2).length / records.length).toBeCloseTo(0.5, 1)
})

it('reads no further than it must of a file without end', async () => {
  expect((await sample(1_000_000)).read).toBe(20_000)
})
