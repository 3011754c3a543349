import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { Agent, buildConnector } from 'undici'
import { ImageError } from '../source/index.ts'
import { isPublicAddress } from './isPublicAddress.ts'

export interface Network {
  /** All addresses of a host. */
  resolve: (hostname: string) => Promise<LookupAddress[]>
  /** Opens the connection to an address. */
  connect: buildConnector.connector
}

/**
 * Opens connections to public addresses only. It is opened to the very address that was checked: between two look-ups a name may
 * change where it leads to (DNS rebinding). A host that is not public fails a request with an `ImageError`.
 * @param timeoutMs for the connection, for the head of an answer and between parts of its body
 */
export function createPublicAgent(timeoutMs: number, network: Partial<Network> = {}): Agent {
  const { resolve = resolveAll, connect = buildConnector({ timeout: timeoutMs }) } = network

  async function openConnection(options: buildConnector.Options, done: buildConnector.Callback): Promise<void> {
    try {
      connect({ ...options, hostname: await findPublicAddress(options.hostname, resolve) }, done)
    } catch (error) {
      done(error as Error, null)
    }
  }

  return new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: (options, done) => {
      void openConnection(options, done)
    },
  })
}

function resolveAll(hostname: string): Promise<LookupAddress[]> {
  return lookup(hostname, { all: true })
}

/** @throws {ImageError} one address of the host is not public */
async function findPublicAddress(hostname: string, resolve: Network['resolve']): Promise<string> {
  const addresses = await resolve(hostname).catch(() => [])
  // Not every machine reaches IPv6.
  const [first] = addresses.toSorted((a, b) => a.family - b.family)
  if (!first) throw new ImageError(502, 'IPX_DNS_LOOKUP_FAILED', `${hostname} has no address`)
  if (addresses.every(({ address }) => isPublicAddress(address))) return first.address
  throw new ImageError(403, 'IPX_FORBIDDEN_IP', `${hostname} is not in the public internet`)
}
