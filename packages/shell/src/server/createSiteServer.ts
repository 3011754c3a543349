import { decodeDoubleAmpersand } from '@clipfront/routing/outbound'
import { normaliseError } from '@clipfront/routing/errors'
import { type OwnPath, findOwnPath } from '@clipfront/routing/own-paths'
import { type BusinessUnit, environmentOf, findSite, type Site } from '@clipfront/site-config'
import { createRequestId, type Logger, observeRequests, type RequestMetrics } from '@clipfront/telemetry'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createAnswers } from './answers/createAnswers.ts'
import { findAssetAnswer } from './answers/findAssetAnswer.ts'
import { redirectAlias } from './answers/redirectAlias.ts'
import { createProxyTrust } from './http/createProxyTrust.ts'
import type { Exchange, SiteRequestLabels } from './http/Exchange.ts'
import { isReadable } from './http/isReadable.ts'
import { misdirected } from './http/misdirected.ts'
import { notLive } from './http/notLive.ts'
import { refuseCall } from './http/passCall.ts'
import { plainText } from './http/plainText.ts'
import type { PageApi } from './pages/createPageApi.ts'
import { createPageHandler } from './pages/createPageHandler.ts'
import type { AssetArchive } from './release/createAssetArchive.ts'
import { type LiveReleases, releaseFor } from './release/LiveReleases.ts'
import type { Release } from './release/Release.ts'

export interface SiteServerOptions {
  unit: BusinessUnit
  /** The sites that this server is for. */
  wanted: readonly Site[]
  /** By site code; a site may have none. */
  releases: ReadonlyMap<string, LiveReleases>
  /** Files of releases that are not live any more, or not yet. */
  archive: AssetArchive
  /** Where the catalogue's pictures lie. */
  mediaFolder: string
  api: PageApi
  pageCache: boolean
  trustedProxies: readonly string[]
  now: () => Date
  logger: Logger
  metrics: RequestMetrics
}

const READING = ['GET', 'HEAD']
const NO_DOCUMENTS: ReadonlySet<OwnPath | undefined> = new Set<OwnPath>(['api', 'files', 'media'])
const MAX_BODY_BYTES = 64 * 1024
/** A shopper's slowest connection brings an event within it; without a limit a byte now and then holds a connection for ever. */
const REQUEST_TIMEOUT_MS = 30_000

/** The server of a unit's sites: which site, whose answer, which page. It listens only when it is told to. */
export function createSiteServer(options: SiteServerOptions): FastifyInstance {
  const { unit, wanted, releases, archive, mediaFolder, api, now, logger, metrics } = options
  const proxies = createProxyTrust(options.trustedProxies)
  const allLabels = new WeakMap<FastifyRequest, SiteRequestLabels>()
  const pages = createPageHandler({ api, pageCache: options.pageCache, now })
  const findAnswer = createAnswers({ api, mediaFolder, pages, proxies, now, pageCache: options.pageCache })

  function labelsOf(request: FastifyRequest): SiteRequestLabels {
    const labels = allLabels.get(request) ?? { site: 'none', route: 'none', cache: 'none' }
    allLabels.set(request, labels)
    return labels
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const labels = labelsOf(request)
    labels.route = 'unknown-host'
    if (hasTwoHosts(request)) return plainText(reply, 400, 'A request names one host.')
    const host = proxies.host(request)
    const site = findSite(host)
    if (!site || !wanted.includes(site)) return misdirected(reply, host, unit, wanted)
    labels.site = site.code
    labels.route = 'not-live'
    const live = releases.get(site.code)
    const release = live && releaseFor(live, environmentOf(host))
    if (!release) return notLive(reply, site, environmentOf(host))

    labels.route = 'alias'
    const target = request.originalUrl
    const exchange = openExchange(request, reply, { host, release, target })
    const moved = redirectAlias(exchange, proxies)
    if (moved) return moved
    labels.route = 'ampersand'
    const mended = isDocumentAsked(request.method, exchange.path) ? decodeDoubleAmpersand(target) : null
    if (mended !== null) return reply.header('cache-control', 'no-store').redirect(mended, 302)
    labels.route = 'none'

    try {
      return await answer(exchange)
    } catch (thrown) {
      exchange.log.error({ err: thrown }, 'request failed')
      const { statusCode, message } = normaliseError(thrown)
      if (exchange.path.startsWith('/api/')) return refuseCall(exchange, statusCode, message)
      return pages.showError(exchange, statusCode, message)
    }
  }

  async function answer(exchange: Exchange): Promise<FastifyReply> {
    const { request, reply, path } = exchange
    const route = findAnswer(path)
    if (route) exchange.labels.route = route.name
    const own = route?.answer
    const methods = own?.methods ?? READING
    if (!methods.includes(request.method)) {
      return plainText(reply.header('allow', methods.join(', ')), 405, 'Method not allowed')
    }
    if (own) return own.reply(exchange)
    const asset = await findAssetAnswer(exchange, archive)
    if (asset) return asset
    if (!isReadable(path)) return pages.showError(exchange, 400, 'This address is not written correctly')
    return pages.show(exchange)
  }

  function openExchange(
    request: FastifyRequest,
    reply: FastifyReply,
    { host, release, target }: { host: string; release: Release; target: string },
  ): Exchange {
    const cut = target.indexOf('?')
    return {
      request,
      reply,
      labels: labelsOf(request),
      log: logger.child({ requestId: request.id, site: release.site.code }),
      // As the release knows it: a site's own settings are shipped and rolled back with it.
      site: release.site,
      release,
      environment: environmentOf(host),
      ...splitHost(host),
      isTrusted: proxies.isTrusted(request),
      path: cut < 0 ? target : target.slice(0, cut),
      query: cut < 0 ? '' : target.slice(cut + 1),
    }
  }

  const server = fastify({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Every target is answered by our own table: the router must neither decode it nor refuse it first.
    rewriteUrl: () => '/',
    genReqId: (raw) => createRequestId(proxies.isTrusted(raw) ? raw.headers['x-request-id'] : undefined),
  })
  observeRequests(server, { logger, metrics, labelsOf })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.route({ method: server.supportedMethods, url: '/', handler: handle })
  // Methods that no table of HTTP's names.
  server.setNotFoundHandler((_request, reply) => plainText(reply, 405, 'Method not allowed'))
  server.setErrorHandler<Error & { statusCode?: number }>((thrown, request, reply) => {
    const { statusCode } = normaliseError(thrown)
    if (statusCode >= 500) logger.error({ err: thrown, requestId: request.id }, 'request failed')
    return plainText(reply, statusCode, 'This request could not be answered')
  })
  return server
}

/** Only an address that somebody followed may have been encoded twice: in a call's query it stands encoded once more for good. */
function isDocumentAsked(method: string, path: string): boolean {
  return READING.includes(method) && !NO_DOCUMENTS.has(findOwnPath(path))
}

/** Of a host that names a site: it may be written in any case, and with blanks that are no part of it. */
function splitHost(host: string): Pick<Exchange, 'hostname' | 'port'> {
  const [, hostname = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host.trim().toLowerCase()) ?? []
  return { hostname, port }
}

/** Two names are one too many: a proxy may read the other one, and keep this site's answer under it. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let names = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') names += 1
  return names > 1
}
