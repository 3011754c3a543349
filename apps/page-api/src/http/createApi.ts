import { createSemaphore } from '@clipfront/cache/semaphore'
import swagger from '@fastify/swagger'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { PageError } from '@clipfront/routing/errors'
import { describeHttpLimits, HTTP_LIMITS, type HttpLimits } from '@clipfront/settings'
import { sites } from '@clipfront/site-config'
import {
  createLogger,
  createRequestId,
  createRequestMetrics,
  type Logger,
  observeRequests,
  type RequestLabels,
  type RequestMetrics,
} from '@clipfront/telemetry'
import { createDatabaseWriter, type EventWriter } from '../events/createEventWriter.ts'
import { answerError } from './answerError.ts'
import type { ApiContext } from './ApiContext.ts'
import { hasInternalToken } from './internalToken.ts'
import { sendReadiness } from './createAdmin.ts'
import { serveAssistant } from './routes/serveAssistant.ts'
import { serveClickOut } from './routes/serveClickOut.ts'
import { serveForms } from './routes/serveForms.ts'
import { serveMailLinks } from './routes/serveMailLinks.ts'
import { serveOutline } from './routes/serveOutline.ts'
import { servePagepoint } from './routes/servePagepoint.ts'
import { isPageAddress, PAGES_ROUTE, sendPage, servePages } from './routes/servePages.ts'
import { serveSearch } from './routes/serveSearch.ts'
import { serveSitemaps } from './routes/serveSitemaps.ts'
import { serveVotes } from './routes/serveVotes.ts'
import { FORM_TYPE } from './shopperPosts.ts'

interface ApiOptions extends Omit<ApiContext, 'work' | 'events'> {
  /** Of its own when left out. */
  events?: EventWriter
  /** Whether the database answers; settles within a second. */
  isReachable: () => Promise<boolean>
  metrics?: RequestMetrics
  logger?: Logger
  /** Of clients that are slow, or many. */
  limits?: HttpLimits
}

/** Each asks several things of the database at once, over ten connections: events and click-outs wait behind these, and no more. */
const PAGES_AT_A_TIME = 8
const MAX_WAITING = 64
const HIGHEST_PARAMETER_LENGTH = 16_384
/** A site server reads 16 KiB, and sends most of it on, percent-encoded and with headers of its own. */
const MAX_HEADER_BYTES = 64 * 1024
const OPENAPI = {
  openapi: '3.1.0',
  info: {
    title: 'Clipfront page API',
    version: '1.0.0',
    description:
      'Catalog, page data, search, click-outs and events behind the sites. Within /v1 fields are only added.',
  },
  components: { securitySchemes: { internalToken: { type: 'http', scheme: 'bearer' } } },
} as const

/** The API as an application that is not listening yet. */
export async function createApi({
  metrics = createRequestMetrics('page_api'),
  logger = createLogger('page-api', { write: () => {} }),
  isReachable,
  limits = HTTP_LIMITS,
  events,
  ...parts
}: ApiOptions): Promise<FastifyInstance> {
  const work = createSemaphore({ permits: PAGES_AT_A_TIME, maxWaiting: MAX_WAITING })
  const context: ApiContext = {
    ...parts,
    events: events ?? createDatabaseWriter(parts),
    work,
    countLookup: metrics.countLookup,
  }
  const { internalToken } = context.settings.secrets
  const loggerInstance: FastifyBaseLogger = logger
  const { http, ...timeouts } = describeHttpLimits(limits)
  const api = Fastify({
    ...timeouts,
    http: { ...http, maxHeaderSize: MAX_HEADER_BYTES },
    loggerInstance,
    // Fastify's own lines hold the address and the visitor's.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) =>
      createRequestId(hasInternalToken(headers.authorization, internalToken) ? headers['x-request-id'] : undefined),
    return503OnClosing: false,
    routerOptions: { maxParamLength: HIGHEST_PARAMETER_LENGTH },
    // Addresses that the router cannot decode; a site's page has an answer for them all the same.
    frameworkErrors(error, request, reply) {
      observe(request, reply)
      void answerUnroutable(context, error, request, reply)
    },
  })
  api.server.maxConnections = limits.maxConnections
  // The schemas describe; parsing is done by the routes, once, and what they answer is sent as it is.
  api.setValidatorCompiler(() => () => true)
  api.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  api.setErrorHandler(answerError)
  api.setNotFoundHandler((request, reply) =>
    answerError(
      new PageError(404, 'not-found', 'There is no such address. GET /openapi.json lists those there are.'),
      request,
      reply,
    ),
  )
  api.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  const observe = observeRequests(api, { logger, metrics, readLabels: describeRequest })
  await api.register(swagger, { openapi: OPENAPI })
  servePages(api, context)
  serveSearch(api, context)
  serveOutline(api, context)
  serveSitemaps(api, context)
  serveClickOut(api, context)
  serveVotes(api, context)
  serveMailLinks(api, context)
  serveForms(api, context)
  serveAssistant(api, context)
  servePagepoint(api, context)
  // The site servers' own readiness asks for it; the admin port may be another machine's loopback.
  api.get('/readyz', { schema: { hide: true } }, async ({ headers }, reply) =>
    hasInternalToken(headers.authorization, internalToken)
      ? sendReadiness(await isReachable(), reply)
      : reply.callNotFound(),
  )
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger())
  return api
}

/** What a site server asks names its site in the path, or beside it. */
function describeRequest({ params, headers, routeOptions, raw }: FastifyRequest): RequestLabels {
  // An address that the router cannot decode has no parameters.
  const { code } = (params ?? {}) as { code?: string }
  const named = code ?? /^\/v1\/sites\/([^/?]+)/.exec(raw.url ?? '')?.[1] ?? headers['x-site']
  const site = sites.find((known) => known.code === named)
  const route = routeOptions.url ?? (isPageAddress(raw.url) ? PAGES_ROUTE : '(none)')
  return { site: site?.code ?? 'none', route }
}

async function answerUnroutable(
  context: ApiContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    if (!isPageAddress(request.raw.url)) throw error
    await sendPage(context, request, reply)
  } catch (failure) {
    answerError(failure, request, reply)
  }
}
