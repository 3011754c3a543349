import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { findFreePort } from './findFreePort.ts'

it('is a port without a listener', async () => {
  const holder = createServer().listen(await findFreePort(), '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const chance = vi.spyOn(Math, 'random').mockReturnValueOnce((taken - 20_000 + 0.5) / 12_000)
  expect(await findFreePort()).not.toBe(taken)
  expect(chance.mock.calls.length).toBeGreaterThan(1)
  holder.close()
  vi.restoreAllMocks()
})
