import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildConnector } from 'undici'
import { createImageFetcher } from '../fetch/createImageFetcher.ts'
import type { Network } from '../fetch/createPublicAgent.ts'

/** A public address, as far as anybody may know. */
export const PUBLIC_ADDRESS = '93.184.215.14'

/**
 * A server on loopback that stands for all of the internet: whatever address a fetcher connects to, the connection ends here, so
 * each connection that was opened is seen.
 * @param answer what it answers
 * @param addresses what names resolve to, one list for each look-up, the last one for ever
 */
export async function startImageHost(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  addresses: readonly (readonly string[])[] = [[PUBLIC_ADDRESS]],
  timeoutMs = 10_000,
) {
  const requests: IncomingMessage[] = []
  const connectedTo: string[] = []
  let lookups = 0
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const connect = buildConnector({})
  const network: Network = {
    async resolve() {
      const found = addresses[Math.min(lookups++, addresses.length - 1)] ?? []
      return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
    connect(options, done) {
      connectedTo.push(options.hostname)
      connect({ ...options, hostname: '127.0.0.1', port: String(port) }, done)
    },
  }
  const fetcher = createImageFetcher({ ...network, timeoutMs })
  return {
    fetcher,
    /** For other agents that this server is to answer. */
    network,
    requests,
    /** The addresses that connections were opened to. */
    connectedTo,
    async close() {
      await fetcher.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
