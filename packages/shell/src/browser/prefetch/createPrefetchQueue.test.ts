import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createPrefetchQueue, MAX_CONCURRENT } from './createPrefetchQueue.ts'

/** A queue whose fetches end when the test says so. */
function openQueue() {
  const started: string[] = []
  const loaded: string[] = []
  const open = new Map<string, PromiseWithResolvers<void>>()
  const line = { isGood: true }
  const queue = createPrefetchQueue<string>({
    fetch: (type) => {
      started.push(type)
      const fetched = Promise.withResolvers<void>()
      open.set(type, fetched)
      return fetched.promise
    },
    mayFetch: () => line.isGood,
    onLoaded: (type) => loaded.push(type),
  })
  const add = (types: string, isUrgent = false) => types.split('').forEach((type) => queue.add(type, { isUrgent }))
  const end = async (type: string, error?: Error) => {
    if (error) open.get(type)?.reject(error)
    else open.get(type)?.resolve()
    await setImmediate()
  }
  return { queue, line, add, end, started: () => started.join(''), loaded: () => loaded.join('') }
}

it('[R4.10] fetches at most four at once, and the others in their order when there is room', async () => {
  const { add, end, started } = openQueue()
  add('abcdef')
  expect(started()).toHaveLength(MAX_CONCURRENT)
  await end('c')
  expect(started()).toBe('abcde')
  await end('a', new Error('gone'))
  expect(started()).toBe('abcdef')
})

it('[R4.10] P15 fetches a thing once, while it waits, while it comes and when it is here', async () => {
  const { queue, add, end, started, loaded } = openQueue()
  add('aabcdee')
  await end('a')
  add('ae')
  expect(started()).toBe('abcde')
  expect([loaded(), queue.isLoaded('a'), queue.isLoaded('b')]).toEqual(['a', true, false])
})

it('[R4.10] P17 swallows a failure, and fetches again when it is asked again', async () => {
  const { queue, add, end, started, loaded } = openQueue()
  add('a')
  await end('a', new Error('404'))
  expect([queue.isLoaded('a'), loaded()]).toEqual([false, ''])
  add('a')
  await end('a')
  expect([started(), loaded()]).toEqual(['aa', 'a'])
})

it('brings what somebody points at before all that only came into view', async () => {
  const { add, end, started } = openQueue()
  add('abcdefg')
  add('g', true)
  await end('a')
  expect(started()).toBe('abcdg')
  await end('g')
  await end('b')
  await end('c')
  expect(started()).toBe('abcdgef')
})

it('[R4.10] asks for the connection before each fetch, and drops what waits when it has turned bad', async () => {
  const { line, add, end, started } = openQueue()
  add('abcde')
  line.isGood = false
  await end('a')
  line.isGood = true
  await end('b')
  expect(started()).toBe('abcd')
})

it('forgets what waits when the page is left', async () => {
  const { queue, add, end, started } = openQueue()
  add('abcde')
  queue.clear()
  await end('a')
  expect(started()).toBe('abcd')
})
