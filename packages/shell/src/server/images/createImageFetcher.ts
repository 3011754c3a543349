import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { ImageError, parseRemoteSource } from '@clipfront/routing/images'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import { isPublicAddress } from './isPublicAddress.ts'
import { MAX_SOURCE_BYTES } from './findLocalImage.ts'

/** A picture of another server, as it sent it. */
export interface RemoteImage {
  bytes: Buffer
  /** Undefined where the server does not say it. */
  modifiedAt: Date | undefined
  /** For how long it may be cached, in seconds. */
  maxAge: number
}

export type ImageFetcher = ReturnType<typeof createImageFetcher>

export interface Network {
  /** All addresses of a host. */
  resolve: (hostname: string) => Promise<LookupAddress[]>
  /** Opens the connection to an address. */
  connect: buildConnector.connector
  /** For all of a picture, redirects with it. */
  timeoutMs: number
}

const MAX_REDIRECTS = 3
const TIMEOUT_MS = 10_000
const MAX_AGE_SECONDS = { least: 300, most: 86_400 } as const
const HEADERS = { accept: 'image/*', 'user-agent': 'Clipfront-Images/1.0' }
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** What did not go over the wire as it should; what we refuse has a code of its own. */
const FETCH_FAILED = new ImageError(502, 'IPX_FETCH_ERROR', 'The picture could not be fetched')

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

  async function request(url: URL, domains: readonly string[], signal: AbortSignal, hops = 0): Promise<RemoteImage> {
    const answer = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      headers: HEADERS,
      signal,
    })
    try {
      const { statusCode, headers } = answer
      if (REDIRECTS.has(statusCode)) {
        const target = readRedirect(headers['location'], url, hops)
        return await request(parseRemoteSource(target, domains), domains, signal, hops + 1)
      }
      if (statusCode === 404 || statusCode === 410) {
        throw new ImageError(404, 'IPX_FILE_NOT_FOUND', 'There is no such picture')
      }
      if (statusCode !== 200) throw FETCH_FAILED
      return {
        bytes: await readBody(answer),
        modifiedAt: readDate(headers['last-modified']),
        maxAge: readMaxAge(headers['cache-control']),
      }
    } finally {
      // Ends a connection whose body is not wanted. What it says about that is an uncaught exception without a listener.
      answer.body.on('error', () => {}).destroy()
    }
  }

  return {
    /**
     * @param domains hosts that redirects may lead to as well
     * @throws {ImageError}
     */
    async fetch(address: string, domains: readonly string[], given: AbortSignal): Promise<RemoteImage> {
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = AbortSignal.any([given, timeout])
      try {
        return await request(parseRemoteSource(address, domains), domains, signal)
      } catch (thrown) {
        given.throwIfAborted()
        if (timeout.aborted || isTimeout(thrown)) throw new ImageError(504, 'IPX_TIMEOUT', 'The picture took too long')
        throw thrown instanceof ImageError ? thrown : FETCH_FAILED
      }
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

function readRedirect(location: string | string[] | undefined, from: URL, hops: number): string {
  if (hops === MAX_REDIRECTS) throw new ImageError(502, 'IPX_TOO_MANY_REDIRECTS', 'The picture is redirected too often')
  const target = typeof location === 'string' ? URL.parse(location, from) : null
  if (!target) throw new ImageError(502, 'IPX_INVALID_REDIRECT', 'The picture is redirected to no address')
  return target.href
}

async function readBody({ body, headers }: Dispatcher.ResponseData): Promise<Buffer> {
  const tooLarge = new ImageError(413, 'IPX_SOURCE_TOO_LARGE', 'The picture is too large')
  if (Number(headers['content-length'] ?? 0) > MAX_SOURCE_BYTES) throw tooLarge
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_SOURCE_BYTES) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function readDate(header: string | string[] | undefined): Date | undefined {
  const date = new Date(String(header))
  return Number.isNaN(date.getTime()) ? undefined : date
}

function readMaxAge(header: string | string[] | undefined): number {
  const [, seconds = '0'] = /(?:^|[\s,])max-age=(\d+)/i.exec(String(header)) ?? []
  return Math.min(Math.max(Number(seconds), MAX_AGE_SECONDS.least), MAX_AGE_SECONDS.most)
}

function isTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && String(thrown.code).endsWith('_TIMEOUT')
}
