import { ApiError } from '@clipfront/routing/errors'
import { findCookie } from '@clipfront/tracking/cookies'
import { HTTP_TIMEOUT_MS, readCookieHeaders } from './createRequest.ts'

interface LinesRequest {
  /** Fields of a form, which is posted. */
  form: URLSearchParams
  signal: AbortSignal
  /** Hears of each line as soon as it is there. */
  onLine: (line: string) => void
}

/** It was answered with another status than 200. */
export class RefusedError extends ApiError {
  /** In seconds; null where the server does not say when to come again. */
  readonly retryAfterS: number | null

  constructor(path: string, { status, headers }: Response) {
    super('refused', `${path} was answered with the status ${status}`, { status })
    const seconds = headers.get('retry-after') ?? ''
    this.retryAfterS = /^\d{1,9}$/.test(seconds) ? Number(seconds) : null
  }
}

/**
 * Asks the site's own server for an answer that comes line by line, and reads it to its end. What follows the last line break is no
 * line.
 * @throws {RefusedError} another status than 200
 * @throws {ApiError} no such answer, or nothing of it for 30 s (R9.1)
 * @throws what the signal was aborted with
 */
export async function readLines(path: string, { form, signal, onLine }: LinesRequest): Promise<void> {
  const limit = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitForMore = () => {
    clearTimeout(timer)
    timer = setTimeout(() => limit.abort(), HTTP_TIMEOUT_MS)
  }
  waitForMore()
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { ...readCookieHeaders(findCookie), accept: 'application/x-ndjson' },
      body: form,
      signal: AbortSignal.any([signal, limit.signal]),
    })
    if (response.status !== 200) throw new RefusedError(path, response)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      waitForMore()
      const lines = (rest + part.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    }
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    if (limit.signal.aborted) throw new ApiError('timeout', `${path} is silent for ${HTTP_TIMEOUT_MS} ms`, { cause })
    if (cause instanceof ApiError) throw cause
    throw new ApiError('unreachable', `${path} could not be reached`, { cause })
  } finally {
    clearTimeout(timer)
  }
}
