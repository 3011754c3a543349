import { ApiError } from '@clipfront/routing/errors'
import { parseJson } from '@clipfront/routing/json'
import { findCookie } from '@clipfront/tracking/cookies'

interface RequestParts {
  fetch: typeof globalThis.fetch
  /** A cookie's value. */
  findCookie: (name: string) => string | undefined
  /** Epoch milliseconds. */
  now: () => number
  /** What paths are relative to. */
  base: () => string
}

interface RequestOptions {
  signal?: AbortSignal
  /** Fields of a form, which is posted; it arrives also when the page is left meanwhile. */
  form?: Readonly<Record<string, string>>
  /**
   * For calls that may be made twice in one millisecond: those whose caller sees to it that nothing is asked twice.
   * @default false
   */
  allowDuplicate?: boolean
}

/** What a server has said, whatever its status. */
interface SiteResponse {
  status: number
  headers: Headers
  /** JSON, not parsed by any contract yet. */
  body: unknown
}

/**
 * Asks the site's own server.
 * @throws {DuplicateRequestError} the same was asked in this millisecond (R5.3)
 * @throws {ApiError} no answer, none within 30 s (R9.1), or one that is not JSON
 * @throws what the signal was aborted with
 */
export type Request = (path: string, options?: RequestOptions) => Promise<SiteResponse>

/** The one way by which our code in the browser asks a server for something. */
export function createRequest({ fetch, findCookie: find, now, base }: RequestParts): Request {
  const refuseDuplicate = createDuplicateGuard(now)

  return async (path, { signal, form, allowDuplicate = false } = {}) => {
    const url = new URL(path, base())
    if (!allowDuplicate) refuseDuplicate(url)
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), HTTP_TIMEOUT_MS)
    try {
      const response = await fetch(url, {
        headers: { ...readCookieHeaders(find), accept: 'application/json' },
        ...(form && { method: 'POST', body: new URLSearchParams(form), keepalive: true }),
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      })
      // The limit is for the whole answer: its body may stop half-way.
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: parseBody(text) }
    } catch (cause) {
      if (signal?.aborted) throw signal.reason
      if (limit.signal.aborted) throw new ApiError('timeout', `timeout of ${HTTP_TIMEOUT_MS}ms exceeded`, { cause })
      if (cause instanceof ApiError) throw cause
      throw new ApiError('unreachable', `${url.pathname} could not be reached`, { cause })
    } finally {
      clearTimeout(timer)
    }
  }
}

function parseBody(text: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    throw new ApiError('unusable', 'The answer is no JSON', { cause })
  }
}

/** R9.1: the HTTP timeout of the specification. */
export const HTTP_TIMEOUT_MS = 30_000

/** Cookies that calls carry as headers of the same names (R7.4). */
const COOKIE_HEADERS = ['_ivr', 'td_ray'] as const
/** With anything else `fetch` throws. */
const HEADER_VALUE = /^[^\0\r\n\u0100-\uffff]+$/

export function readCookieHeaders(find: RequestParts['findCookie']): Record<string, string> {
  return Object.fromEntries(
    COOKIE_HEADERS.flatMap((name) => {
      const value = find(name)
      return value !== undefined && HEADER_VALUE.test(value) ? [[name, value]] : []
    }),
  )
}

export const request = createRequest({
  fetch: (...given) => fetch(...given),
  findCookie,
  now: Date.now,
  base: () => location.href,
})

/** How much of an address makes two requests the same (R5.3). */
const TAIL_LENGTH = 5

/**
 * Refuses a request when one was made in the same millisecond whose address ends in the same five characters (R5.3), whatever its
 * method.
 * @param now epoch milliseconds
 * @returns checks one address and keeps it in mind; throws {DuplicateRequestError}
 */
export function createDuplicateGuard(now: () => number): (url: URL) => void {
  let moment: number | undefined
  const tails = new Set<string>()

  return ({ href, hash }) => {
    const at = now()
    // Older ones can refuse nothing any more.
    if (at !== moment) tails.clear()
    moment = at
    const tail = href.slice(0, href.length - hash.length).slice(-TAIL_LENGTH)
    if (tails.has(tail)) throw new DuplicateRequestError()
    tails.add(tail)
  }
}

/** Two requests that look the same were made in one millisecond: the second was not sent (R5.3). */
export class DuplicateRequestError extends Error {
  override readonly name = 'DuplicateRequestError'
  readonly code = 'ERR_DUPLICATE_REQUEST'

  constructor() {
    super('Duplicate request refused')
  }
}
