import { setImmediate as turn } from 'node:timers/promises'
import { arriveEvent } from '@clipfront/catalog/testing'
import { expect, it } from 'vitest'
import { createEventWriter } from './createEventWriter.ts'

class Refused extends Error {}
const isRefused = (error: unknown) => error instanceof Refused
const LIMITS = { maxEvents: 10, maxBytes: 1000, maxBatch: 4, patienceMs: 300 }
const EVENT = arriveEvent()

/** A store that commits when it is told to. */
function startWriter(limits = LIMITS) {
  const batches: { size: number; commit: () => void; fail: (error: Error) => void }[] = []
  const writer = createEventWriter(
    async (events) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      batches.push({ size: events.length, commit: resolve, fail: reject })
      return promise
    },
    isRefused,
    limits,
  )
  return { writer, batches, add: async (bytes = 10) => writer.add(EVENT, bytes).then(() => 'stored', String) }
}

it('stores an event that comes alone at once, and those that come meanwhile together', async () => {
  const { batches, add } = startWriter()
  const added = Array.from({ length: 7 }, async () => add())
  expect(batches.map(({ size }) => size)).toEqual([1])
  batches[0]?.commit()
  await turn()
  batches[1]?.commit()
  await turn()
  expect(batches.map(({ size }) => size)).toEqual([1, 4, 2])
  batches[2]?.commit()
  expect(new Set(await Promise.all(added))).toEqual(new Set(['stored']))
})

it('settles no event before its own commit', async () => {
  const { batches, add } = startWriter()
  const settled: number[] = []
  const added = [0, 1].map(async (index) => add().then(() => settled.push(index)))
  await turn()
  expect(settled).toEqual([])
  batches[0]?.commit()
  await turn()
  expect(settled).toEqual([0])
  batches[1]?.commit()
  await Promise.all(added)
})

it.each([
  ['so many events', 10, 1],
  ['so many bytes', 4, 250],
])('refuses what finds no room beside %s, and takes it again when there is', async (_title, most, bytes) => {
  const { writer, batches, add } = startWriter()
  const added = Array.from({ length: most }, async () => add(bytes))
  expect(await add(bytes)).toMatch(/send it again in a few seconds/)
  expect(() => writer.requireRoom(bytes)).toThrow(expect.objectContaining({ status: 503 }))
  for (let index = 0; index < 4; index += 1) {
    batches[index]?.commit()
    await turn()
  }
  await Promise.all(added)
  expect(() => writer.requireRoom(1000)).not.toThrow()
})

it('tries a batch again while the database is away, and gives up in time', async () => {
  const { batches, add } = startWriter()
  const first = add()
  batches[0]?.fail(new Error('Connection terminated'))
  await expect.poll(() => batches.length).toBe(2)
  batches[1]?.commit()
  expect(await first).toBe('stored')
  const second = add()
  const failing = setInterval(() => batches.at(-1)?.fail(new Error('Connection terminated')), 5)
  expect(await second).toMatch(/may not be stored; send it again/)
  clearInterval(failing)
})

it('takes an event that the database refuses out of its batch', async () => {
  const stored: string[] = []
  const writer = createEventWriter(
    async (events) => {
      await turn()
      if (events.some(({ type }) => type === 'bad')) throw new Refused('bad')
      stored.push(...events.map(({ type }) => type))
    },
    isRefused,
    LIMITS,
  )
  const added = ['a', 'b', 'bad', 'c'].map(async (type) =>
    writer.add({ ...EVENT, type }, 1).then(() => 'stored', String),
  )
  expect(await Promise.all(added)).toEqual(['stored', 'stored', 'Error: bad', 'stored'])
  expect(stored).toEqual(['a', 'b', 'c'])
})
