import type { FastifyReply } from 'fastify'
import { ApiError } from '@clipfront/routing/errors'
import { productUrl } from '@clipfront/routing/product-url'
import type { LoadContext } from '@clipfront/cache'
import { LONG_ADDRESS, MAX_PATH_LENGTH } from '../http/addressLimits.ts'
import type { ApiResponse } from '../http/createPageApiClient.ts'
import { encodeText } from '../http/encodeText.ts'
import type { Handler, MatchedRoute, RequestContext } from '../http/RequestContext.ts'
import { CACHE_CHARACTERS, createPageCache } from '../pages/createPageCache.ts'
import { RETRY_AFTER_S } from '../pages/createPageWork.ts'
import type { HandlerParts } from './HandlerParts.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const MAX_VALUE_LENGTH = 200
const INVALID_URL = 'url must be a path of this site, percent-encoded, beginning with one slash'
const UNKNOWN_CALL: Handler = {
  methods: ['GET', 'HEAD', 'POST'],
  handle: (context) => sendCallError(context, 404, 'no such call'),
}

/** The closed table of what browsers may call at their own site; most of it is forwarded to page-api. */
export function createApiRoutes({
  api,
  work,
  now,
  pageCache,
}: Pick<HandlerParts, 'api' | 'work' | 'now' | 'pageCache'>): (path: string) => MatchedRoute {
  const cache = createPageCache<LoadedPage>({
    isOn: pageCache,
    characters: CACHE_CHARACTERS.pageData,
    measureLength: ({ body }) => body.length,
    readStatus: ({ status }) => status,
  })

  async function loadPage({ site, caller }: RequestContext, url: string, signal: AbortSignal): Promise<LoadedPage> {
    const response = await api.request(`${site.api}/pages${url}`, caller, { signal })
    const { status } = response
    // A cached page must outlive it.
    if (status >= 500) throw new ApiError('refused', `The catalog answered ${status}`, { status })
    return { ...response, renderedAt: now().toISOString() }
  }

  const calls: Readonly<Record<`/api/${string}`, Handler>> = {
    '/api/page': {
      async handle(context) {
        const { site, query, reply, labels, signal } = context
        const wanted = new URLSearchParams(query).get('url') ?? ''
        const [path = '', wantedQuery = ''] = wanted.split(/\?(.*)/s)
        if (path.length > MAX_PATH_LENGTH) return sendCallError(context, 414, LONG_ADDRESS)
        if (!isSendablePath(path)) return sendCallError(context, 400, INVALID_URL)
        const url = productUrl(path, wantedQuery)
        const load = (loading: LoadContext) => work(() => loadPage(context, url, loading.signal), loading)
        const page = await cache(`${site.code} ${url}`, load, { onLookup: (state) => (labels.cache = state), signal })
        reply.header('x-rendered-at', page.renderedAt)
        // A redirect is a value here: `fetch` would follow the status by itself and never show it.
        const status = page.status === 301 || page.status === 302 ? 200 : page.status
        return forwardResponse(context, { ...page, status }, page)
      },
    },
    '/api/search': {
      async handle(context) {
        const given = new URLSearchParams(context.query)
        const query = new URLSearchParams()
        for (const key of ['q', 'limit']) {
          const value = given.get(key)
          if (value) query.set(key, value.slice(0, MAX_VALUE_LENGTH))
        }
        const { site, caller, signal } = context
        const search = () => api.request(`${site.api}/search?${query}`, caller, { signal })
        return forwardResponse(context, await work(search, { isRefresh: false, signal }))
      },
    },
    '/api/pagepoint': {
      methods: ['POST'],
      async handle(context) {
        const { request, query, caller } = context
        if (!isFromOwnPage(context)) return sendCallError(context, 403, 'events come from our own pages')
        const type = new URLSearchParams(query).get('type') ?? ''
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const post = { contentType: request.headers['content-type'] ?? 'application/octet-stream', body }
        return forwardResponse(context, await api.postEvent(type, caller, post))
      },
    },
    '/api/visitor': {
      handle: (context) => sendCall(context, 200, { ip: context.caller.clientAddress, region: null }),
    },
  }
  const routes = new Map<string, MatchedRoute>(
    Object.entries(calls).map(([name, handler]) => [name, { name: name as keyof typeof calls, handler }]),
  )
  return (path) => routes.get(path) ?? { name: 'api', handler: UNKNOWN_CALL }
}

/** Page data as page-api sent it, and since when it is known. */
interface LoadedPage extends ApiResponse {
  /** ISO 8601. */
  renderedAt: string
}

/** Answers a call for which there is no room now. */
export function sendOverloaded(context: RequestContext): Promise<FastifyReply> {
  context.reply.header('retry-after', RETRY_AFTER_S)
  return sendCallError(context, 503, 'too much is asked for at the moment')
}

/** Answers a call with an error, in the form of page-api's. */
export function sendCallError(context: RequestContext, status: number, msg: string): Promise<FastifyReply> {
  return sendCall(context, status, { code: status, msg })
}

function sendCall(context: RequestContext, status: number, body: object): Promise<FastifyReply> {
  return forwardResponse(context, { status, contentType: JSON_TYPE, body: JSON.stringify(body) })
}

/**
 * Forwards page-api's response to the browser, which never caches or indexes it.
 * @param owner a cached object that the response belongs to
 */
async function forwardResponse(
  { request, reply }: RequestContext,
  response: ApiResponse,
  owner?: object,
): Promise<FastifyReply> {
  if (response.retryAfter !== undefined) reply.header('retry-after', response.retryAfter)
  const { body, headers } = await encodeText(response.body, request.headers['accept-encoding'], owner)
  return reply
    .code(response.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' })
    .headers(headers)
    .type(response.contentType)
    .send(body)
}

/** True for a path as browsers write it: printable ASCII, the rest percent-encoded. No other one could be sent to page-api. */
function isSendablePath(path: string): boolean {
  return /^\/(?!\/)[!-~]*$/.test(path) && !/[\\#]/.test(path)
}

/**
 * True unless the browser says that another site's page sends this; another name of the same domain is another site, since a
 * partner's domain has pages that are not ours. Browsers without `Sec-Fetch-Site` still send the origin of every POST.
 */
function isFromOwnPage({ request: { headers }, hostname }: RequestContext): boolean {
  const relation = headers['sec-fetch-site']
  if (relation !== undefined && relation !== 'same-origin') return false
  return headers.origin === undefined || URL.parse(headers.origin)?.hostname === hostname
}
