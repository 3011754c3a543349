import { expect, it } from 'vitest'
import { createShare } from './createShare.ts'

it('has a page made once for all who ask while it is being made', async () => {
  const share = createShare<string>()
  const { promise, resolve } = Promise.withResolvers<string>()
  let made = 0
  const make = () => {
    made += 1
    return promise
  }
  const answers = [share('a', make), share('a', make), share('b', make)]
  resolve('A')
  expect([await Promise.all(answers), made]).toEqual([['A', 'A', 'A'], 2])
  await share('a', make)
  expect(made).toBe(3)
})

it('shares a failure too, and tries again after it', async () => {
  const share = createShare<string>()
  await expect(share('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await share('a', async () => 'up')).toBe('up')
})
