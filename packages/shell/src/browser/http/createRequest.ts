import { ApiError } from '@clipfront/routing/errors'
import { createDuplicateGuard } from './createDuplicateGuard.ts'
import { HTTP_TIMEOUT_MS } from './HTTP_TIMEOUT_MS.ts'

interface RequestParts {
  fetch: typeof globalThis.fetch
  /** Epoch milliseconds. */
  now: () => number
  /** What paths are relative to. */
  base: () => string
}

export interface RequestOptions {
  /** @default 'GET' */
  method?: 'GET' | 'POST'
  body?: FormData | URLSearchParams | string
  headers?: Record<string, string>
  signal?: AbortSignal
  /**
   * For calls that may be made twice in one millisecond: those whose caller sees to it that nothing is asked twice.
   * @default false
   */
  allowDuplicate?: boolean
}

/** What a server has said, whatever its status. */
export interface Answer {
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
export type Request = (path: string, options?: RequestOptions) => Promise<Answer>

/** The one way by which our code in the browser asks a server for something. */
export function createRequest({ fetch, now, base }: RequestParts): Request {
  const refuseDuplicate = createDuplicateGuard(now)

  return async (path, { signal, allowDuplicate = false, ...init } = {}) => {
    const url = new URL(path, base())
    if (!allowDuplicate) refuseDuplicate(url)
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), HTTP_TIMEOUT_MS)
    try {
      const response = await fetch(url, {
        ...init,
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      })
      // The limit is for the whole answer: its body may stop half-way.
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: parseJson(text) }
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('unusable', 'The answer is no JSON', { cause })
  }
}
