import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createPool, servePool } from './pool.ts'

it('the pool serves each page once, and readiness checks take none', async () => {
  const server = servePool(createPool(2, 1)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const readStatus = async (path: string) => (await fetch(origin + path)).status
  for (let check = 0; check < 5; check += 1) expect(await readStatus('/v1/sites/x/pages/')).toBe(200)
  expect(await readStatus('/v1/sites/x/pages/stores/s-1')).toBe(200)
  expect(await readStatus('/parsed/stores/s-2')).toBe(200)
  expect(await readStatus('/stores/s-3')).toBe(500)
  server.close()
})
