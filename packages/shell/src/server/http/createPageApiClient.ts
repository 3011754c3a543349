import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { createSemaphore } from '@clipfront/cache/semaphore'
import { ApiError } from '@clipfront/routing/errors'
import type { Environment, Site } from '@clipfront/site-config'
import { type Dispatcher, Pool } from 'undici'

/** R9.1: the HTTP timeout of the specification. */
const TIMEOUT_MS = 30_000
/** With the connection: whoever asks whether we are ready does not wait for long. */
const READY_TIMEOUT_MS = 2000
const NO_ANSWER = `page-api does not answer within ${READY_TIMEOUT_MS / 1000} s`
const MAX_REASON_LENGTH = 200
const CONNECTIONS = 128
/** Not those of pages: a slow reader holds one for as long as it reads. */
const STREAM_CONNECTIONS = 32
/** Of the connections, at a time: a slow collector leaves pages the others. */
const MOST_EVENTS = 32
/** 64 KiB each at most. */
const MOST_EVENTS_WAITING = 256
/** The same of votes, and of forms: rarer, and they wait for the database. */
const MOST_VOTES = 4
const MOST_VOTES_WAITING = 64
const OVERLOADED = 503
/** Of an answer of the assistant that comes line by line. */
export const LINES_TYPE = 'application/x-ndjson'
const MAX_RESPONSE_BYTES = 16 * 1024 * 1024

export interface ApiResponse {
  status: number
  /** `Content-Type` as sent. */
  contentType: string
  body: string
  /** `Retry-After` as sent. */
  retryAfter?: string | undefined
}

/** The visitor that a request is made for. page-api believes it with the internal token only. */
export interface Caller {
  site: Site
  environment: Environment
  clientAddress: string
  userAgent: string
  /** Why the browser requests it, where that is no click: `prefetch`, `preview`. */
  purpose: string
  /** page-api logs the request under it too. */
  requestId: string
}

interface PageRequest {
  requestId: string
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal
}

interface Exchange extends Pick<Dispatcher.RequestOptions, 'method' | 'body' | 'signal'> {
  headers: Record<string, string>
}

interface Post {
  contentType: string
  body: Buffer
}

export type PageApiClient = ReturnType<typeof createPageApiClient>

/** The site servers' client of page-api: one pool of kept-alive connections per process. */
export function createPageApiClient(origin: string, internalToken: string) {
  const { origin: host, pathname } = new URL(origin)
  const base = pathname.replace(/\/$/, '')
  const limits = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, connect: { timeout: TIMEOUT_MS } }
  const pool = new Pool(host, { ...limits, connections: CONNECTIONS, maxResponseSize: MAX_RESPONSE_BYTES })
  const streams = new Pool(host, { ...limits, connections: STREAM_CONNECTIONS })
  const sendEvent = createSemaphore({ permits: MOST_EVENTS, maxWaiting: MOST_EVENTS_WAITING })
  const sendVote = createSemaphore({ permits: MOST_VOTES, maxWaiting: MOST_VOTES_WAITING })
  const sendForm = createSemaphore({ permits: MOST_VOTES, maxWaiting: MOST_VOTES_WAITING })
  const authorization = `Bearer ${internalToken}`
  const pageHeaders = { accept: 'application/json', authorization }

  const exchange = (path: string, request: Exchange): Promise<ApiResponse> =>
    reach(async () => {
      const { statusCode, headers, body } = await pool.request({
        ...request,
        path: `${base}${path}`,
        headers: { ...pageHeaders, ...request.headers },
      })
      const { 'content-type': contentType, 'retry-after': retryAfter } = headers
      return {
        status: statusCode,
        contentType: typeof contentType === 'string' ? contentType : 'application/json; charset=utf-8',
        retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
        body: await body.text(),
      }
    })

  const post = (path: string, caller: Caller, { contentType, body }: Post): Promise<ApiResponse> =>
    exchange(path, { method: 'POST', headers: { ...callerHeaders(caller), 'content-type': contentType }, body })

  const stream = (path: string, request: Exchange & { method: 'GET' | 'HEAD' | 'POST'; signal: AbortSignal }) =>
    reach(async () => {
      const { statusCode, headers, body } = await streams.request({
        ...request,
        path: `${base}${path}`,
        headers: { authorization, ...request.headers },
      })
      const single = Object.entries(headers).filter((header): header is [string, string] => !Array.isArray(header[1]))
      return { status: statusCode, headers: Object.fromEntries(single), body }
    })

  return {
    /** Page data of an address. @throws {ApiError} no response, or one that is no JSON */
    async getPage(site: Site, url: string, { requestId, signal }: PageRequest): Promise<unknown> {
      const { statusCode, text } = await reach(async () => {
        const response = await pool.request({
          method: 'GET',
          path: `${base}${site.api}/pages${url}`,
          headers: { ...pageHeaders, 'x-request-id': requestId },
          signal,
        })
        return { statusCode: response.statusCode, text: await response.body.text() }
      })
      if (statusCode === OVERLOADED) throw new ApiError('refused', 'The catalog is busy', { status: OVERLOADED })
      try {
        return JSON.parse(text)
      } catch (cause) {
        throw unusablePage(cause)
      }
    },

    /** Any other response, as it is. @throws {ApiError} no response */
    request: (path: string, caller: Caller, { signal }: { signal?: AbortSignal } = {}): Promise<ApiResponse> =>
      exchange(path, { method: 'GET', headers: callerHeaders(caller), signal: signal ?? null }),

    /**
     * Sends the collector an event.
     * @throws {ApiError} no response
     * @throws {Overloaded} so many wait for the collector that this one finds no room
     */
    postEvent: (type: string, caller: Caller, sent: Post): Promise<ApiResponse> =>
      sendEvent(() => post(`/pagepoint?${new URLSearchParams({ type })}`, caller, sent)),

    /**
     * Casts a shopper's vote.
     * @throws {ApiError} no response
     * @throws {Overloaded} so many wait for page-api that this one finds no room
     */
    postVote: (caller: Caller, sent: Post): Promise<ApiResponse> =>
      sendVote(() => post(`${caller.site.api}/votes`, caller, sent)),

    /**
     * Sends a shopper's form.
     * @throws {ApiError} no response
     * @throws {Overloaded} so many wait for page-api that this one finds no room
     */
    postForm: (name: string, caller: Caller, sent: Post): Promise<ApiResponse> =>
      sendForm(() => post(`${caller.site.api}/forms/${name}`, caller, sent)),

    /** Does what a link of a mail is for. @throws {ApiError} no response · @throws {Overloaded} no room */
    followMailLink: (caller: Caller, query: URLSearchParams): Promise<ApiResponse> =>
      sendForm(() =>
        exchange(`${caller.site.api}/subscription?${query}`, { method: 'POST', headers: callerHeaders(caller) }),
      ),

    /** A response of any length, to be forwarded as it arrives: the caller reads its body, or dumps it. @throws {ApiError} no response */
    stream,

    /**
     * Asks the assistant for lines or for page data, as `accept` says.
     * @returns `lines` where it is lines: the caller reads them; else null, and the response as it is
     * @throws {ApiError} no response
     */
    ask: (caller: Caller, { contentType, body: sent }: Post, accept: string, signal: AbortSignal) =>
      reach(async () => {
        const { status, headers, body } = await stream(`${caller.site.api}/assistant`, {
          method: 'POST',
          headers: { ...callerHeaders(caller), accept, 'content-type': contentType },
          body: sent,
          signal,
        })
        const answered = headers['content-type'] ?? 'application/json; charset=utf-8'
        const isLines = status === 200 && answered.startsWith(LINES_TYPE)
        const retryAfter = headers['retry-after']
        // After the first line nothing but breaking off could say what goes wrong.
        if (isLines) await once(body, 'readable')
        return {
          response: { status, contentType: answered, retryAfter, body: isLines ? '' : await body.text() },
          lines: isLines ? body : null,
        }
      }),

    /** Why page-api can make no pages now; undefined when it can. */
    async findNotReadyReason(): Promise<string | undefined> {
      const check = async () => {
        const { statusCode, body } = await pool.request({
          method: 'GET',
          path: `${base}/readyz`,
          headers: pageHeaders,
          headersTimeout: READY_TIMEOUT_MS,
          bodyTimeout: READY_TIMEOUT_MS,
        })
        const text = await body.text()
        return statusCode === 200
          ? undefined
          : `page-api is not ready (${statusCode}): ${text.slice(0, MAX_REASON_LENGTH)}`
      }
      // A signal would not end a request that waits for its connection.
      return Promise.race([check().catch(() => NO_ANSWER), setTimeout(READY_TIMEOUT_MS, NO_ANSWER, { ref: false })])
    },

    async close(): Promise<void> {
      await Promise.all([pool.close(), streams.close()])
    },
  }
}

/** What page-api answered is not what the contract says. */
export function unusablePage(cause: unknown): ApiError {
  return new ApiError('unusable', 'The catalog answered with something that is no page', { cause })
}

function callerHeaders({ site, environment, clientAddress, userAgent, purpose, requestId }: Caller) {
  return {
    'x-site': site.code,
    'x-environment': environment,
    'x-forwarded-for': clientAddress,
    'user-agent': userAgent,
    ...(purpose && { 'sec-purpose': purpose }),
    'x-request-id': requestId,
  }
}

/** Turns every failure of the connection into an `ApiError`. */
async function reach<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request()
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    if (isTimeout(cause)) throw new ApiError('timeout', 'The catalog took too long to answer', { cause })
    throw new ApiError('unreachable', 'The catalog cannot be reached right now', { cause })
  }
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'TimeoutError' ||
    ('code' in error && /^UND_ERR_(?:HEADERS|BODY|CONNECT)_TIMEOUT$/.test(String(error.code)))
  )
}
