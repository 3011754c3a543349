import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, buildConnector, request } from 'undici'
import { createImageFetcher } from '../fetch/createImageFetcher.ts'
import type { Network } from '../fetch/createPublicAgent.ts'
import { PUBLIC_ADDRESS } from './startImageHost.ts'

const LOOPBACK = '127.0.0.1'

interface Internet {
  /** Hosts whose names lead to `PUBLIC_ADDRESS`; every other name leads to loopback. */
  hostnames: readonly string[]
  /** Stands for the server at that address; it speaks HTTP, to those who ask over TLS too. */
  network: Network
}

/**
 * A server at a forbidden address, loopback, which sees every connection. Its fetcher connects as the product does, to the address
 * that the product chose. Stand-ins are the resolver and the port alone: a test may not listen at 80 and 443.
 * @param timeoutMs of the fetcher
 */
export async function startForbiddenHost(internet?: Internet, timeoutMs = 10_000) {
  let connections = 0
  const server = createServer((_request, response) => response.end('secret'))
  server.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve))
  const { port } = server.address() as AddressInfo
  const connect = buildConnector({})
  const network: Network = {
    async resolve(hostname) {
      const address = internet?.hostnames.includes(hostname) ? PUBLIC_ADDRESS : LOOPBACK
      return [{ address, family: 4 }]
    },
    connect(options, done) {
      if (internet && options.hostname === PUBLIC_ADDRESS)
        internet.network.connect({ ...options, protocol: 'http:' }, done)
      else connect({ ...options, port: String(port) }, done)
    },
  }
  const connectUnchecked: Network['connect'] = (options, done) =>
    network.connect({ ...options, hostname: LOOPBACK }, done)
  const fetcher = createImageFetcher({ ...network, timeoutMs })
  return {
    fetcher,
    port,
    /** How many connections came since this was called before. */
    takeConnections() {
      const came = connections
      connections = 0
      return came
    },
    /** Connects as the fetcher does, but checks nothing: it shows that a connection would be seen. */
    async reach(url: string) {
      const dispatcher = new Agent({ connect: connectUnchecked })
      const { body } = await request(url, { dispatcher })
      await body.dump()
      await dispatcher.destroy()
    },
    async close() {
      await fetcher.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
