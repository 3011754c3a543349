import type { FastifyReply } from 'fastify'
import { productUrl } from '../../config/productUrl.ts'
import type { ApiResponse } from '../http/createPageApiClient.ts'
import { encodeText } from '../http/encodeText.ts'
import type { Handler, MatchedRoute, RequestContext } from '../http/RequestContext.ts'
import type { HandlerParts } from './HandlerParts.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const MAX_PATH_LENGTH = 4000
const MAX_VALUE_LENGTH = 200
const INVALID_URL = 'url must be a path of this site, percent-encoded, beginning with one slash'
const UNKNOWN_CALL: Handler = {
  methods: ['GET', 'HEAD', 'POST'],
  handle: (context) => sendCallError(context, 404, 'no such call'),
}

/** The closed table of what browsers may call at their own site; most of it is forwarded to page-api. */
export function createApiRoutes({ api, now }: Pick<HandlerParts, 'api' | 'now'>): (path: string) => MatchedRoute {
  const calls: Readonly<Record<`/api/${string}`, Handler>> = {
    '/api/page': {
      async handle(context) {
        const { site, query, caller, reply } = context
        const wanted = new URLSearchParams(query).get('url') ?? ''
        const [path = '', wantedQuery = ''] = wanted.split(/\?(.*)/s)
        if (!isSendablePath(path)) return sendCallError(context, 400, INVALID_URL)
        const response = await api.request(`${site.api}/pages${productUrl(path, wantedQuery)}`, caller)
        reply.header('x-rendered-at', now().toISOString())
        // A redirect is a value here: `fetch` would follow the status by itself and never show it.
        const status = response.status === 301 || response.status === 302 ? 200 : response.status
        return forwardResponse(context, { ...response, status })
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
        return forwardResponse(context, await api.request(`${context.site.api}/search?${query}`, context.caller))
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
        return forwardResponse(context, await api.request(`/pagepoint?${new URLSearchParams({ type })}`, caller, post))
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

/** Answers a call with an error, in the form of page-api's. */
export function sendCallError(context: RequestContext, status: number, msg: string): Promise<FastifyReply> {
  return sendCall(context, status, { code: status, msg })
}

function sendCall(context: RequestContext, status: number, body: object): Promise<FastifyReply> {
  return forwardResponse(context, { status, contentType: JSON_TYPE, body: JSON.stringify(body) })
}

/** Forwards page-api's response to the browser: never cached, never indexed. */
async function forwardResponse({ request, reply }: RequestContext, response: ApiResponse): Promise<FastifyReply> {
  const { body, headers } = await encodeText(response.body, request.headers['accept-encoding'])
  return reply
    .code(response.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' })
    .headers(headers)
    .type(response.contentType)
    .send(body)
}

/** True for a path as browsers write it: printable ASCII, the rest percent-encoded. No other one could be sent to page-api. */
function isSendablePath(path: string): boolean {
  return /^\/(?!\/)[!-~]*$/.test(path) && !/[\\#]/.test(path) && path.length <= MAX_PATH_LENGTH
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
