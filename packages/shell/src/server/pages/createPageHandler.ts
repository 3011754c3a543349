import { isPageRedirect, type PageData, type PageType } from '@clipfront/page-data'
import { invariant, isRedirect, PageError, type Redirect } from '@clipfront/routing/errors'
import type { OpenedPage } from '@clipfront/routing/navigation'
import { isOwnTarget } from '@clipfront/routing/outbound'
import type { CacheState } from '@clipfront/cache'
import type { FastifyReply } from 'fastify'
import { productUrl } from '../../config/productUrl.ts'
import type { RenderedPage } from '../../render/createReleaseRenderer.tsx'
import { cacheHeaders } from '../http/cacheHeaders.ts'
import { deviceClassOf } from '../http/deviceClassOf.ts'
import { encodeText } from '../http/encodeText.ts'
import type { Exchange } from '../http/Exchange.ts'
import { cacheKey } from './cacheKey.ts'
import type { PageApi } from './createPageApi.ts'
import { createPageCache } from './createPageCache.ts'
import { redirectLocation } from './redirectLocation.ts'

/** What becomes of an address: a page, or where it lives now. */
type PageResult = CachedPage | Redirect

interface CachedPage {
  rendered: RenderedPage
  type: PageType
}

export interface PageHandlerOptions {
  api: PageApi
  /** False where every page is rendered anew. */
  pageCache: boolean
  now: () => Date
}

export interface PageHandler {
  /** The page that page data names for this address (R2.4). */
  show: (exchange: Exchange) => Promise<FastifyReply>
  /** An error page of our own making. */
  showError: (exchange: Exchange, status: number, message: string) => Promise<FastifyReply>
}

export function createPageHandler({ api, pageCache, now }: PageHandlerOptions): PageHandler {
  const cache = createPageCache<PageResult>({
    isOn: pageCache,
    lengthOf: (result) => (isRedirect(result) ? 0 : result.rendered.html.length),
    // The page of a promoid holds a whole code, and is requested once.
    isCacheable: (result, key) => !isRedirect(result) && result.rendered.status === 200 && !key.includes('promoid='),
  })

  async function render(exchange: Exchange, opened: OpenedPage<PageData>, url: string): Promise<CachedPage> {
    const { release, environment, path, request, isTrusted, log } = exchange
    const { device } = deviceClassOf(request, isTrusted)
    const address = addressOf(exchange, url)
    const renderedAt = now().toISOString()
    const rendered = await release.renderer.render({ opened, url, address, environment, device, renderedAt })
    const { page, code } = opened.page
    // A path that is no page of the catalog may be anything that a visitor typed.
    const which = code === 200 ? { page, path } : { page }
    for (const err of rendered.failures) log.error({ ...which, err }, 'page failed to render')
    return { rendered, type: rendered.status < 400 ? page : 'error' }
  }

  /** Page data, logged where it fails: the pipeline makes a page of every error. */
  async function load(exchange: Exchange, url: string): Promise<PageData | Redirect> {
    const { site, release, request, log } = exchange
    try {
      const page = release.renderer.parse(await api.page(site, url, request.id))
      if (!isPageRedirect(page)) return page
      const { code, location } = page
      if (isOwnTarget(location, { ownHosts: site.hosts })) return { kind: 'redirect', status: code, location }
      throw new PageError(500, 'invalid-redirect', 'Invalid redirect', { cause: location })
    } catch (thrown) {
      log.error({ err: thrown }, 'page data failed')
      throw thrown
    }
  }

  /** @throws {FailedPage} the page is an error of ours */
  async function make(exchange: Exchange, url: string): Promise<PageResult> {
    const outcome = await exchange.release.renderer.open({
      url: absolute(exchange, url),
      load: () => load(exchange, url),
      pageAt: (other) => load(exchange, other),
    })
    invariant(outcome.type !== 'aborted', 'nobody overtakes a request')
    if (outcome.type === 'redirect') return outcome.redirect
    const page = await render(exchange, outcome.opened, url)
    if (page.rendered.status >= 500) throw new FailedPage(page)
    return page
  }

  return {
    async show(exchange) {
      const { request, reply, site, environment, release, path, query, labels } = exchange
      const url = productUrl(path, query)
      const { device, fromCdn } = deviceClassOf(request, exchange.isTrusted)
      const address = addressOf(exchange, url)
      const key = cacheKey({ site: site.code, environment, release: release.hash, device, address })
      const noteState = (state: CacheState) => (labels.cache = state)
      const result = await cache(key, () => make(exchange, url), noteState).catch(pageOfFailure)
      labels.route = isRedirect(result) ? 'redirect' : result.type
      if (isRedirect(result)) {
        const location = redirectLocation(result.location, absolute(exchange, `${path}?${query}`), site)
        return reply.header('cache-control', 'no-store').redirect(location, result.status)
      }
      return send(exchange, result, fromCdn)
    },

    async showError(exchange, status, message) {
      const { release, path, labels } = exchange
      if (labels.route === 'none') labels.route = 'error'
      const opened = await release.renderer.openError(absolute(exchange, path), { statusCode: status, message })
      return send(exchange, await render(exchange, opened, path), false)
    },
  }
}

/** Rejects a load, so that a refresh that fails leaves the stale page in the cache; holds the page for those who wait for it. */
class FailedPage extends Error {
  readonly page: CachedPage

  constructor(page: CachedPage) {
    super(`The page failed with status ${page.rendered.status}`)
    this.page = page
  }
}

function pageOfFailure(thrown: unknown): CachedPage {
  if (thrown instanceof FailedPage) return thrown.page
  throw thrown
}

/** A path as it came may be anything; what does not read as an address counts as the home page's. */
function absolute({ site }: Exchange, url: string): URL {
  const home = `https://${site.hosts[0]}/`
  return URL.parse(`${home.slice(0, -1)}${url}`) ?? new URL(home)
}

/** Monitors ask by address: a name that is none of the site's stands in the address, so that it is not indexed under it. */
function addressOf({ site, hostname }: Exchange, url: string): string {
  return isMonitorAddress(hostname) && !site.hosts.includes(hostname) ? `http://${hostname}${url}` : url
}

function isMonitorAddress(hostname: string): boolean {
  return /^\d+(?:\.\d+){3}$/.test(hostname)
}

async function send(exchange: Exchange, { rendered }: CachedPage, fromCdn: boolean): Promise<FastifyReply> {
  const { request, reply, environment } = exchange
  const { status, headers, html } = rendered
  const encoded = await encodeText(html, request.headers['accept-encoding'], rendered)
  const kept = cacheHeaders(status, environment, fromCdn)
  const vary = [kept['vary'], encoded.headers['vary']].filter(Boolean).join(', ')
  return reply
    .code(status)
    .headers(headers)
    .headers(kept)
    .headers(encoded.headers)
    .header('vary', vary)
    .send(encoded.body)
}
