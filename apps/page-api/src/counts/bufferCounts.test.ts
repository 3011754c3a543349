import { expect, it } from 'vitest'
import { bufferCounts, type Counted } from './bufferCounts.ts'

interface Query {
  query: string
}

const written: Counted<Query>[][] = []
let isAway = false
const { add, flush } = bufferCounts<Query>({
  write: async (counted) => {
    if (isAway) throw new Error('the database is away')
    written.push([...counted])
  },
  most: 3,
  reduce: () => ({ query: '' }),
})
/** What was written since the last time. */
const take = async () => {
  await flush()
  return written.splice(0).map((counted) => counted.map(({ subject, times }) => [subject.query, times]))
}

it('adds up what is equal, and writes it once', async () => {
  for (const query of ['boots', 'tents', 'boots']) add({ query })
  expect(await take()).toEqual([
    [
      ['boots', 2],
      ['tents', 1],
    ],
  ])
  expect(await take()).toEqual([])
})

it('writes what came while it wrote afterwards, not beside it', async () => {
  const events: string[] = []
  const slow = bufferCounts<Query>({
    write: async ([counted]) => {
      events.push(`begins ${counted?.subject.query}`)
      slow.add({ query: 'late' })
      await new Promise(setImmediate)
      events.push(`ends ${counted?.subject.query}`)
    },
  })
  slow.add({ query: 'early' })
  await Promise.all([slow.flush(), slow.flush()])
  expect(events).toEqual(['begins early', 'ends early', 'begins late', 'ends late'])
})

it('writes what could not be written with the next, and holds no more than its limit meanwhile', async () => {
  isAway = true
  for (const round of [1, 2, 3]) {
    for (const query of ['boots', `new ${round}`, `newer ${round}`]) add({ query })
    await expect(flush()).rejects.toThrow('the database is away')
  }
  isAway = false
  expect(await take()).toEqual([
    [
      ['boots', 3],
      ['new 1', 1],
      ['newer 1', 1],
      ['', 4],
    ],
  ])
})
