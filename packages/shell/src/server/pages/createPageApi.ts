import { ApiError } from '@clipfront/routing/errors'
import type { Environment, Site } from '@clipfront/site-config'
import { type Dispatcher, Pool } from 'undici'

/** R9.1: the HTTP timeout of the specification. */
const TIMEOUT_MS = 30_000
const CONNECTIONS = 128
/** Each of them keeps page-api at work for as long as its reader takes; what comes on top waits. */
const STREAMS = 8
const MAX_ANSWER_BYTES = 16 * 1024 * 1024

export interface ApiAnswer {
  status: number
  /** `Content-Type` as sent. */
  contentType: string
  body: string
}

/** On whose behalf page-api is asked. It believes these only together with the internal token. */
export interface Caller {
  site: Site
  environment: Environment
  clientAddress: string
  userAgent: string
}

export interface ApiPost {
  contentType: string
  body: Buffer
}

/** An answer whose body still arrives. Whoever takes it reads the body, or dumps it. */
export interface ApiStream {
  status: number
  contentType: string
  etag: string | undefined
  /** `Retry-After` of who cannot answer now, in seconds. */
  retryAfter: string | undefined
  body: Dispatcher.ResponseData['body']
}

interface StreamAsked {
  signal: AbortSignal
  ifNoneMatch: string | undefined
}

export interface PageApi {
  /** Page data of an address. @throws {ApiError} no answer, or one that is no JSON */
  page: (site: Site, url: string) => Promise<unknown>
  /** Any other of page-api's answers, passed on as it is. @throws {ApiError} no answer */
  ask: (path: string, caller: Caller, post?: ApiPost) => Promise<ApiAnswer>
  /**
   * An answer to be passed on as it arrives, of any length.
   * @param signal ends the question, and then the body
   * @throws {ApiError} no answer
   */
  stream: (path: string, caller: Caller, asked: StreamAsked) => Promise<ApiStream>
  isAlive: () => Promise<boolean>
  close: () => Promise<void>
}

/** The site servers' client of page-api: one pool of kept-alive connections per process. */
export function createPageApi(origin: string, internalToken: string): PageApi {
  const { origin: host, pathname } = new URL(origin)
  const base = pathname.replace(/\/$/, '')
  const limits = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, connect: { timeout: TIMEOUT_MS } }
  const pool = new Pool(host, { ...limits, connections: CONNECTIONS, maxResponseSize: MAX_ANSWER_BYTES })
  const streams = new Pool(host, { ...limits, connections: STREAMS })
  const authorization = `Bearer ${internalToken}`
  const pageHeaders = { accept: 'application/json', authorization }

  return {
    async page(site, url) {
      const text = await reach(async () => {
        const { body } = await pool.request({
          method: 'GET',
          path: `${base}${site.api}/pages${url}`,
          headers: pageHeaders,
        })
        return body.text()
      })
      try {
        return JSON.parse(text)
      } catch (cause) {
        throw new ApiError('unusable', 'The catalogue answered with something that is no page', { cause })
      }
    },

    ask: (path, caller, post) =>
      reach(async () => {
        const { statusCode, headers, body } = await pool.request({
          method: post ? 'POST' : 'GET',
          path: `${base}${path}`,
          headers: {
            ...pageHeaders,
            ...headersOf(caller),
            ...(post ? { 'content-type': post.contentType } : {}),
          },
          body: post?.body ?? null,
        })
        const contentType = headers['content-type']
        return {
          status: statusCode,
          contentType: typeof contentType === 'string' ? contentType : 'application/json; charset=utf-8',
          body: await body.text(),
        }
      }),

    stream: (path, caller, { signal, ifNoneMatch }) =>
      reach(async () => {
        const waiting = new AbortController()
        // The pool's own clock starts only when the question's turn has come, and until then it hears of no end either.
        const clock = setTimeout(() => waiting.abort(new DOMException('no answer yet', 'TimeoutError')), TIMEOUT_MS)
        const ended = AbortSignal.any([signal, waiting.signal])
        const answer = streams.request({
          method: 'GET',
          path: `${base}${path}`,
          headers: {
            authorization,
            ...headersOf(caller),
            ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
          },
          signal: ended,
        })
        const { statusCode, headers, body } = await Promise.race([answer, rejectedBy(ended)]).finally(() =>
          clearTimeout(clock),
        )
        return {
          status: statusCode,
          contentType: String(headers['content-type'] ?? ''),
          etag: typeof headers['etag'] === 'string' ? headers['etag'] : undefined,
          retryAfter: /^\d{1,4}$/.exec(String(headers['retry-after'] ?? ''))?.[0],
          body,
        }
      }),

    async isAlive() {
      try {
        const { body } = await pool.request({ method: 'HEAD', path: `${base}/`, headersTimeout: 1000 })
        await body.dump()
        return true
      } catch {
        return false
      }
    },

    async close() {
      await Promise.all([pool.close(), streams.close()])
    },
  }
}

function headersOf({ site, environment, clientAddress, userAgent }: Caller) {
  return {
    'x-site': site.code,
    'x-environment': environment,
    'x-forwarded-for': clientAddress,
    'user-agent': userAgent,
  }
}

async function rejectedBy(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted()
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

async function reach<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (cause) {
    if (isTimeout(cause)) throw new ApiError('timeout', 'The catalogue took too long to answer', { cause })
    throw new ApiError('unreachable', 'The catalogue cannot be reached right now', { cause })
  }
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'TimeoutError' ||
    ('code' in error && /^UND_ERR_(?:HEADERS|BODY|CONNECT)_TIMEOUT$/.test(String(error.code)))
  )
}
