import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { Agent, buildConnector } from 'undici'
import { ImageError, parseRemoteSource } from '../source/index.ts'
import { fetchPicture, type RemoteImage, TIMEOUT_MS } from './fetchPicture.ts'
import { isPublicAddress } from './isPublicAddress.ts'

export type ImageFetcher = ReturnType<typeof createImageFetcher>

export interface Network {
  /** All addresses of a host. */
  resolve: (hostname: string) => Promise<LookupAddress[]>
  /** Opens the connection to an address. */
  connect: buildConnector.connector
  /** For all of a picture, redirects with it. */
  timeoutMs: number
}

/**
 * Fetches pictures of other hosts, from public addresses only. A connection is opened to the very address that was checked:
 * between two look-ups a name may change where it leads to (DNS rebinding).
 */
export function createImageFetcher(network: Partial<Network> = {}) {
  const { resolve = resolveAll, connect = buildConnector({ timeout: TIMEOUT_MS }), timeoutMs = TIMEOUT_MS } = network
  const agent = new Agent({
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    connect: (options, done) => {
      void openConnection(options, done)
    },
  })

  async function openConnection(options: buildConnector.Options, done: buildConnector.Callback): Promise<void> {
    try {
      connect({ ...options, hostname: await findPublicAddress(options.hostname, resolve) }, done)
    } catch (error) {
      done(error as Error, null)
    }
  }

  return {
    /**
     * @param domains hosts that redirects may lead to as well
     * @throws {ImageError}
     */
    async fetch(address: string, domains: readonly string[], signal: AbortSignal): Promise<RemoteImage> {
      const checkRedirect = (target: string) => parseRemoteSource(target, domains)
      return fetchPicture({ dispatcher: agent, url: checkRedirect(address), checkRedirect, signal, timeoutMs })
    },
    close: () => agent.destroy(),
  }
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
