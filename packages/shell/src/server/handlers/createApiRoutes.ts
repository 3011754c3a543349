import { isPageRedirect } from '@clipfront/page-data'
import { ApiError } from '@clipfront/routing/errors'
import { productUrl } from '@clipfront/routing/product-url'
import type { LoadContext } from '@clipfront/cache'
import type { FastifyReply } from 'fastify'
import { type ReadPage, withRedirect } from '../../render/ReadAnswer.ts'
import { LONG_ADDRESS, MAX_PATH_LENGTH } from '../http/addressLimits.ts'
import type { ApiResponse } from '../http/createPageApiClient.ts'
import type { Handler, MatchedRoute, RequestContext } from '../http/RequestContext.ts'
import type { Release } from '../release/Release.ts'
import { CACHE_CHARACTERS, createPageCache } from '../pages/createPageCache.ts'
import { createAssistant } from './createAssistant.ts'
import { createForm } from './createForm.ts'
import { createVote } from './createVote.ts'
import type { HandlerParts } from './HandlerParts.ts'
import { forwardResponse, isFromOwnPage, sendCall, sendCallError } from './sendCall.ts'

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
  pages,
}: Pick<HandlerParts, 'api' | 'work' | 'now' | 'pageCache' | 'pages'>): (path: string) => MatchedRoute {
  const cache = createPageCache<LoadedPage>({
    isOn: pageCache,
    characters: CACHE_CHARACTERS.pageData,
    measureLength: ({ body }) => body.length,
    readStatus: ({ status }) => status,
  })

  async function loadPage(
    context: RequestContext,
    url: string,
    reader: string | undefined,
    signal: AbortSignal,
  ): Promise<LoadedPage> {
    const { site, caller } = context
    const response = await api.request(`${site.api}/pages${url}`, caller, { signal })
    const { status } = response
    // A cached page must outlive it.
    if (status >= 500) throw new ApiError('refused', `The catalog answered ${status}`, { status })
    return { ...response, ...writePage(context, response.body, url, reader), renderedAt: now().toISOString() }
  }

  const calls: Readonly<Record<`/api/${string}`, Handler>> = {
    '/api/page': {
      async handle(context) {
        const { site, environment, release, query, reply, labels, signal } = context
        const given = new URLSearchParams(query)
        const wanted = given.get('url') ?? ''
        const [path = '', wantedQuery = ''] = wanted.split(/\?(.*)/s)
        if (path.length > MAX_PATH_LENGTH) return sendCallError(context, 414, LONG_ADDRESS)
        if (!isSendablePath(path)) return sendCallError(context, 400, INVALID_URL)
        const url = productUrl(path, wantedQuery)
        const reader = findReader(release, given)
        const load = (loading: LoadContext) => work(() => loadPage(context, url, reader, loading.signal), loading)
        const page = await cache([site.code, environment, release.hash, reader, url].join(' '), load, {
          onLookup: (state) => (labels.cache = state),
          signal,
        })
        reply.header('x-rendered-at', page.renderedAt)
        // A redirect is a value here: `fetch` would follow the status by itself and never show it.
        const status = page.status === 301 || page.status === 302 ? 200 : page.status
        return forwardRead(context, { ...page, status }, page)
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
        const { site, release, caller, signal } = context
        const search = () => api.request(`${site.api}/search?${query}`, caller, { signal })
        const response = await work(search, { isRefresh: false, signal })
        return forwardRead(context, {
          ...response,
          ...writeSuggestions(release, response.body, findReader(release, given)),
        })
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
    '/api/vote': createVote({ api, pages }),
    '/api/form/submission': createForm('submission', { api, pages, work }),
    '/api/form/review': createForm('review', { api, pages, work }),
    '/api/form/subscribe': createForm('subscribe', { api, pages, work }),
    '/api/assistant': createAssistant({ api, pages, work }),
    '/api/visitor': {
      handle: (context) => sendCall(context, 200, { ip: context.caller.clientAddress, region: null }),
    },
  }
  const routes = new Map<string, MatchedRoute>(
    Object.entries(calls).map(([name, handler]) => [name, { name: name as keyof typeof calls, handler }]),
  )
  return (path) => routes.get(path) ?? { name: 'api', handler: UNKNOWN_CALL }
}

/**
 * The reader of whoever asks, where the release has that very one. Tabs of several releases are open at a time: only those whose
 * reader is the release's get what that has read, all others get the wire, which is the same for all.
 */
function findReader({ renderer: { reader } }: Release, given: URLSearchParams): string | undefined {
  return given.get('reader') === reader ? reader : undefined
}

/** A body, and what has read it; nothing has where it is the wire. */
interface ReadBody {
  body: string
  reader?: string
}

/** Forwards what a call found. The tab knows by a header whether it was read, which no body can claim. */
function forwardRead(context: RequestContext, answer: ApiResponse & ReadBody, owner?: object): Promise<FastifyReply> {
  if (answer.reader) context.reply.header('x-reader', answer.reader)
  return forwardResponse(context, answer, owner)
}

/** Suggestions as that reader reads them, or as they came. */
function writeSuggestions({ renderer }: Release, body: string, reader: string | undefined): ReadBody {
  if (!reader || !renderer.parseSuggestions) return { body }
  try {
    return { reader, body: JSON.stringify(renderer.parseSuggestions(JSON.parse(body))) }
  } catch {
    // The browser reads it, and shows that it cannot.
    return { body }
  }
}

/** Page data as that reader reads it, or as it came, and what the document says of itself when it shows that page (R2.14). */
function writePage(
  { release: { renderer }, environment }: RequestContext,
  body: string,
  url: string,
  reader: string | undefined,
): ReadBody {
  try {
    const page = renderer.parse(JSON.parse(body))
    // Releases of before find the head in the browser, and what is no page has none.
    const head = isPageRedirect(page) ? undefined : renderer.writeHead?.(page, url, environment)
    if (reader) return { reader, body: JSON.stringify({ page: withRedirect(page), head } satisfies ReadPage) }
    return { body: head ? `${body.trimEnd().slice(0, -1)},"head":${JSON.stringify(head)}}` : body }
  } catch {
    // The browser reads it, and shows that it cannot.
    return { body }
  }
}

/** What `/api/page` says of a page, and since when it is known. */
interface LoadedPage extends ApiResponse, ReadBody {
  /** ISO 8601. */
  renderedAt: string
}

/** True for a path as browsers write it: printable ASCII, the rest percent-encoded. No other one could be sent to page-api. */
function isSendablePath(path: string): boolean {
  return /^\/(?!\/)[!-~]*$/.test(path) && !/[\\#]/.test(path)
}
