import { Overloaded } from '@clipfront/cache/semaphore'
import { normaliseError } from '@clipfront/routing/errors'
import { decodeDoubleAmpersand } from '@clipfront/routing/outbound'
import { type OwnPath, findOwnPath } from '@clipfront/routing/own-paths'
import { describeHttpLimits, HTTP_LIMITS, type HttpLimits } from '@clipfront/settings'
import { type BusinessUnit, environmentOf, findSite, type Site } from '@clipfront/site-config'
import { createRequestId, observeRequests, type RequestMetrics } from '@clipfront/telemetry'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createRouter } from './handlers/createRouter.ts'
import { redirectAlias } from './handlers/redirectAlias.ts'
import { sendAssetAt } from './handlers/sendAsset.ts'
import { sendCallError, sendOverloaded } from './handlers/sendCall.ts'
import { sendMisdirected, sendNotLive } from './handlers/unservedHost.ts'
import { readPurpose } from './handlers/isKnownBot.ts'
import type { PageApiClient } from './http/createPageApiClient.ts'
import { createProxyTrust } from './http/createProxyTrust.ts'
import { plainText } from './http/plainText.ts'
import { LONG_ADDRESS, MAX_PATH_LENGTH, MAX_TARGET_LENGTH } from './http/addressLimits.ts'
import type { ImageParts } from './images/createImageHandler.ts'
import { READING, type RequestContext, type SiteRequestLabels } from './http/RequestContext.ts'
import { createPageHandler } from './pages/createPageHandler.ts'
import { createPageWork } from './pages/createPageWork.ts'
import type { AssetArchive } from './release/createAssetArchive.ts'
import { type LiveReleases, type Release, releaseFor } from './release/Release.ts'

export interface SiteServerOptions extends ImageParts {
  unit: BusinessUnit
  /** The sites that this server serves. */
  wanted: readonly Site[]
  /** By site code; a site may have none. */
  releases: ReadonlyMap<string, LiveReleases>
  /** Files of stored releases that are not live. */
  archive: AssetArchive
  api: PageApiClient
  pageCache: boolean
  /** @default true */
  serviceWorker?: boolean
  trustedProxies: readonly string[]
  now: () => Date
  metrics: RequestMetrics
  /** Of clients that are slow, or many. */
  limits?: HttpLimits
}

const NO_DOCUMENTS: ReadonlySet<OwnPath | undefined> = new Set<OwnPath>(['api', 'files', 'images', 'media', 'share'])
const SECURE_FOR_A_YEAR = 'max-age=31536000'
const MAX_BODY_BYTES = 64 * 1024

/** The server of a unit's sites. It finds the site, then the handler or the page. It does not listen yet. */
export function createSiteServer(options: SiteServerOptions): FastifyInstance {
  const { unit, wanted, releases, archive, api, pageCache, now, logger, metrics, limits = HTTP_LIMITS } = options
  const proxies = createProxyTrust(options.trustedProxies, (warning) => logger.warn(warning))
  const allLabels = new WeakMap<FastifyRequest, SiteRequestLabels>()
  const work = createPageWork()
  const pages = createPageHandler({ api, work, pageCache, now })
  const findRoute = createRouter({ ...options, work, pages })

  function readLabels(request: FastifyRequest): SiteRequestLabels {
    const labels = allLabels.get(request) ?? { site: 'none', route: 'none', cache: 'none' }
    allLabels.set(request, labels)
    return labels
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const labels = readLabels(request)
    labels.route = 'unknown-host'
    if (hasTwoHosts(request) || proxies.isContradictory(request))
      return plainText(reply, 400, 'A request names one host.')
    const host = proxies.host(request)
    const site = findSite(host)
    if (!site || !wanted.includes(site)) return sendMisdirected(reply, host, unit, wanted)
    labels.site = site.code
    labels.route = 'not-live'
    const live = releases.get(site.code)
    const release = live && releaseFor(live, environmentOf(host))
    if (!release) return sendNotLive(reply, site, environmentOf(host))

    labels.route = 'alias'
    const context = createContext(request, reply, host, release)
    if (isSecure(context)) reply.header('strict-transport-security', SECURE_FOR_A_YEAR)
    const redirected = redirectAlias(context)
    if (redirected) return redirected
    labels.route = 'ampersand'
    const decoded = isDocumentRequest(context) ? decodeDoubleAmpersand(request.originalUrl) : null
    if (decoded !== null) return reply.header('cache-control', 'no-store').redirect(decoded, 302)
    labels.route = 'none'

    if (isTooLong(context) && findOwnPath(context.path) !== 'images') return showFailure(context, 414, LONG_ADDRESS)
    try {
      return await respond(context)
    } catch (thrown) {
      // Nobody reads what is sent now; it ends the request.
      if (context.signal.aborted) return reply.code(499).send()
      const isCall = context.path.startsWith('/api/')
      if (thrown instanceof Overloaded) return isCall ? sendOverloaded(context) : pages.showOverloaded(context)
      context.log.error({ err: thrown }, 'request failed')
      const { statusCode, message } = normaliseError(thrown)
      return showFailure(context, statusCode, message)
    }
  }

  function showFailure(context: RequestContext, status: number, message: string): Promise<FastifyReply> {
    if (context.path.startsWith('/api/')) return sendCallError(context, status, message)
    return pages.showError(context, status, message)
  }

  async function respond(context: RequestContext): Promise<FastifyReply> {
    const { request, reply, path, labels } = context
    const route = findRoute(path)
    if (route) labels.route = route.name
    const methods = route?.handler?.methods ?? READING
    if (!methods.includes(request.method)) {
      return plainText(reply.header('allow', methods.join(', ')), 405, 'Method not allowed')
    }
    if (route?.handler) return route.handler.handle(context)
    const asset = await sendAssetAt(context, archive)
    if (asset) return asset
    // `*`, or a proxy's form. What cannot be decoded has page data that says so.
    if (!path.startsWith('/')) return pages.showError(context, 400, 'This address is not written correctly')
    return pages.show(context)
  }

  function createContext(request: FastifyRequest, reply: FastifyReply, host: string, release: Release): RequestContext {
    const { site } = release
    const environment = environmentOf(host)
    const [path, query = ''] = request.originalUrl.split(/\?(.*)/s, 2)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    return {
      request,
      reply,
      // As the release has it: a site's settings are shipped and rolled back with it.
      site,
      environment,
      release,
      ...splitHost(host),
      isTrusted: proxies.isTrusted(request),
      scheme: proxies.scheme(request),
      path: path ?? '',
      query,
      caller: {
        site,
        environment,
        clientAddress: proxies.clientAddress(request),
        userAgent: request.headers['user-agent'] ?? '',
        purpose: readPurpose(request),
        requestId: request.id,
      },
      labels: readLabels(request),
      signal: gone.signal,
      log: logger.child({ requestId: request.id, site: site.code }),
    }
  }

  const server = fastify({
    bodyLimit: MAX_BODY_BYTES,
    ...describeHttpLimits(limits),
    forceCloseConnections: 'idle',
    // Our own table routes every target: Fastify's router must neither decode nor refuse it.
    rewriteUrl: () => '/',
    genReqId: (raw) => createRequestId(proxies.isTrusted(raw) ? raw.headers['x-request-id'] : undefined),
  })
  server.server.maxConnections = limits.maxConnections
  observeRequests(server, { logger, metrics, readLabels })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.route({ method: server.supportedMethods, url: '/', handler: handle })
  // Methods that Node parses and Fastify does not know.
  server.setNotFoundHandler((_request, reply) => plainText(reply, 405, 'Method not allowed'))
  server.setErrorHandler<Error & { statusCode?: number }>((thrown, request, reply) => {
    const { statusCode } = normaliseError(thrown)
    if (statusCode >= 500) logger.error({ err: thrown, requestId: request.id }, 'request failed')
    return plainText(reply, statusCode, 'This request could not be answered')
  })
  return server
}

/** Only the address of a document may have been encoded twice by mistake; the query of a call is on purpose. */
function isDocumentRequest({ request, path }: RequestContext): boolean {
  return READING.includes(request.method) && !NO_DOCUMENTS.has(findOwnPath(path))
}

function isTooLong({ request, path }: RequestContext): boolean {
  return path.length > MAX_PATH_LENGTH || request.originalUrl.length > MAX_TARGET_LENGTH
}

/**
 * Browsers may be told to use https alone on the names of production, where a proxy says that it speaks it. `dev.`, `beta.` and
 * localhost may do without it; so may what partners have below a site's name, hence no `includeSubDomains`.
 */
function isSecure({ environment, scheme }: RequestContext): boolean {
  return environment === 'prod' && scheme === 'https'
}

/** A Host header may be in any case, with blanks around it. */
function splitHost(host: string): Pick<RequestContext, 'hostname' | 'port'> {
  const [, hostname = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host.trim().toLowerCase()) ?? []
  return { hostname, port }
}

/** A proxy may read the other one of two Host headers, and cache this site's page under it. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let names = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') names += 1
  return names > 1
}
