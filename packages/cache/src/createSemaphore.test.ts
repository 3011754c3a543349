import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSemaphore, Overloaded } from './createSemaphore.ts'

/** Tasks that end when they are told to. */
function open(permits: number, maxWaiting: number) {
  const run = createSemaphore({ permits, maxWaiting })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, options?: Parameters<typeof run>[1]) =>
    run(async () => {
      begun.push(name)
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      await promise
      return name
    }, options)
  const end = async (name: string) => {
    ends.get(name)?.()
    await turn()
  }
  return { start, end, begun }
}

it('runs so many tasks at a time, and the others in their turn', async () => {
  const { start, end, begun } = open(2, 9)
  const results = ['a', 'b', 'c', 'd'].map((name) => start(name))
  await turn()
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

it('refuses a task beyond those that may wait, urgent ones by themselves', async () => {
  const { start, end, begun } = open(1, 1)
  const results = [start('a'), start('b'), start('c', { isUrgent: true })]
  await expect(start('d')).rejects.toThrow(Overloaded)
  await expect(start('e', { isUrgent: true })).rejects.toThrow(Overloaded)
  for (const name of ['a', 'c', 'b']) await end(name)
  await Promise.all(results)
  expect(begun).toEqual(['a', 'c', 'b'])
})

it('gives the permit of a task that fails to the next one', async () => {
  const run = createSemaphore({ permits: 1, maxWaiting: 1 })
  const failed = run(() => Promise.reject(new Error('broken')))
  expect(await run(async () => 'next')).toBe('next')
  await expect(failed).rejects.toThrow('broken')
})

it('begins no task that nobody wants any more, and keeps no place for it', async () => {
  const { start, end, begun } = open(1, 1)
  const first = start('a')
  const gone = new AbortController()
  const abandoned = start('b', { signal: gone.signal })
  gone.abort()
  await expect(abandoned).rejects.toThrow('aborted')
  const next = start('c')
  await end('a')
  await end('c')
  await Promise.all([first, next])
  await expect(start('d', { signal: gone.signal })).rejects.toThrow('aborted')
  expect(begun).toEqual(['a', 'c'])
})
