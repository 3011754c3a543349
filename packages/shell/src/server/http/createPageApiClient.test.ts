import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { createPageApiClient } from './createPageApiClient.ts'

it('says within seconds that page-api is not ready where no connection comes about', async () => {
  // It takes connections and never answers: TLS waits for it.
  const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const api = createPageApiClient(`https://127.0.0.1:${port}`, 'a token of the tests')
  expect(await api.findNotReadyReason()).toBe('page-api does not answer within 2 s')
  silent.close()
})
