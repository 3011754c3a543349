import { expect, it } from 'vitest'
import { createTurns } from './createTurns.ts'

const { signal } = new AbortController()

/** Asks for a turn, and says in `log` when it has come. */
function ask(take: ReturnType<typeof createTurns>, key: string, log: string[], name: string, wait = signal) {
  return take(key, wait).then((end) => {
    log.push(name)
    return end
  })
}
const settle = async () => new Promise(setImmediate)

it('[R2.15] so many have their turn at a time, the others in the order in which they came', async () => {
  const [take, log] = [createTurns(2), [] as string[]]
  const [first, second, third] = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(take, '', log, name))
  await settle()
  expect(log).toEqual(['a', 'b'])
  ;(await second)?.()
  await settle()
  expect(log).toEqual(['a', 'b', 'c'])
  for (const asked of [first, third]) (await asked)?.()
  await settle()
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('[R2.15] a turn that is ended twice was one', async () => {
  const [take, log] = [createTurns(1), [] as string[]]
  const end = await ask(take, '', log, 'a')
  for (const name of ['b', 'c']) void ask(take, '', log, name)
  end()
  end()
  await settle()
  expect(log).toEqual(['a', 'b'])
})

it('[R2.15] each key has turns of its own', async () => {
  const [take, log] = [createTurns(1), [] as string[]]
  for (const name of ['a', 'b']) for (const key of ['x', 'y']) void ask(take, key, log, key + name)
  await settle()
  expect(log).toEqual(['xa', 'ya'])
})

it('[R2.15] who leaves the queue is told so, and nobody waits for them', async () => {
  const [take, log] = [createTurns(1), [] as string[]]
  const leaving = new AbortController()
  const end = await ask(take, '', log, 'a')
  const left = ask(take, '', log, 'b', leaving.signal)
  void ask(take, '', log, 'c')
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(take('', leaving.signal)).rejects.toThrow('gone')
  end()
  await settle()
  expect(log).toEqual(['a', 'c'])
})
