import type { Dispatcher } from 'undici'
import { ImageError, MAX_SOURCE_BYTES } from '../source/index.ts'

/** A picture of another server, as it sent it. */
export interface RemoteImage {
  bytes: Buffer
  /** Undefined where the server does not say it. */
  modifiedAt: Date | undefined
  /** For how long it may be cached, in seconds. */
  maxAge: number
}

export interface PictureRequest {
  /** Opens the connections. */
  dispatcher: Dispatcher
  url: URL
  /**
   * Whether a redirect may be followed.
   * @throws {ImageError}
   */
  checkRedirect: (target: string) => URL
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
  /** For all of it, redirects with it. */
  timeoutMs: number
}

export const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 3
const MAX_AGE_SECONDS = { least: 300, most: 86_400 } as const
const HEADERS = { accept: 'image/*', 'user-agent': 'Clipfront-Images/1.0' }
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** What did not go over the wire as it should; what we refuse has a code of its own. */
const FETCH_FAILED = new ImageError(502, 'IPX_FETCH_ERROR', 'The picture could not be fetched')

/**
 * Fetches a picture, with limits on its size, its time and its redirects. No cookie goes with it.
 * @throws {ImageError}
 */
export async function fetchPicture(order: PictureRequest): Promise<RemoteImage> {
  const timeout = AbortSignal.timeout(order.timeoutMs)
  try {
    return await request(order.url, { ...order, signal: AbortSignal.any([order.signal, timeout]) })
  } catch (thrown) {
    order.signal.throwIfAborted()
    if (timeout.aborted || isTimeout(thrown)) throw new ImageError(504, 'IPX_TIMEOUT', 'The picture took too long')
    throw thrown instanceof ImageError ? thrown : FETCH_FAILED
  }
}

async function request(url: URL, order: PictureRequest, hops = 0): Promise<RemoteImage> {
  const { dispatcher, checkRedirect, signal } = order
  const { origin, pathname, search } = url
  const answer = await dispatcher.request({ origin, path: pathname + search, method: 'GET', headers: HEADERS, signal })
  try {
    const { statusCode, headers } = answer
    if (REDIRECTS.has(statusCode)) {
      return await request(checkRedirect(readRedirect(headers['location'], url, hops)), order, hops + 1)
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
