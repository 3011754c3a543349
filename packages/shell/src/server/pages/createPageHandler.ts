import type { LoadContext } from '@clipfront/cache'
import { isPageRedirect, type PageData, type PageRedirect, type PageType } from '@clipfront/page-data'
import { invariant, isRedirect, PageError, type Redirect } from '@clipfront/routing/errors'
import { type OpenedPage, resolveTarget } from '@clipfront/routing/navigation'
import { isOwnTarget, withSource } from '@clipfront/routing/outbound'
import { hasFreeValue, productUrl } from '@clipfront/routing/product-url'
import type { Site } from '@clipfront/site-config'
import type { FastifyReply } from 'fastify'
import type { RenderedPage } from '../../render/createReleaseRenderer.tsx'
import { withRedirect } from '../../render/ReadAnswer.ts'
import { asciiTarget } from '../http/asciiTarget.ts'
import { cacheHeaders, NO_STORE } from '../http/cacheHeaders.ts'
import { type PageApiClient, unusablePage } from '../http/createPageApiClient.ts'
import { encodeText } from '../http/encodeText.ts'
import { findDevice, type RequestContext } from '../http/RequestContext.ts'
import type { Release } from '../release/Release.ts'
import { CACHE_CHARACTERS, createPageCache } from './createPageCache.ts'
import { type PageWork, RETRY_AFTER_S } from './createPageWork.ts'

interface PageHandlerOptions {
  api: PageApiClient
  work: PageWork
  /** False where every page is rendered anew. */
  pageCache: boolean
  now: () => Date
}

export type PageHandler = ReturnType<typeof createPageHandler>

/** What an error is about, where that is no page. */
interface ErrorSubject {
  isVote?: boolean
  /** A form that was not taken: where to, and all that was sent. */
  resend?: { path: string; fields: readonly { name: string; value: string }[] }
}

interface OwnParts {
  /** Of its HTML. */
  edit?: (html: string) => string
  /** In place of those of every page. */
  headers?: Readonly<Record<string, string>>
}

interface TypedPage {
  rendered: RenderedPage
  type: PageType
}

export function createPageHandler({ api, work, pageCache, now }: PageHandlerOptions) {
  const createCache = (characters: number) =>
    createPageCache<TypedPage | Redirect>({
      isOn: pageCache,
      characters,
      measureLength: (result) => (isRedirect(result) ? 0 : result.rendered.html.length),
      readStatus: (result) => (isRedirect(result) ? result.status : result.rendered.status),
    })
  const pages = createCache(CACHE_CHARACTERS.pages)
  const freePages = createCache(CACHE_CHARACTERS.freePages)
  const overloadedPages = new WeakMap<Release, Promise<TypedPage>>()

  async function render(context: RequestContext, opened: OpenedPage<PageData>, url: string): Promise<TypedPage> {
    const { release, environment, path, log } = context
    const { device } = findDevice(context)
    const address = pageAddress(context, url)
    const renderedAt = now().toISOString()
    const rendered = await release.renderer.render({ opened, url, address, environment, device, renderedAt })
    const { page, code } = opened.page
    // A path that is no page of the catalog may be anything that a visitor typed.
    const which = code === 200 ? { page, path } : { page }
    for (const err of rendered.failures) log.error({ ...which, err }, 'page failed to render')
    return { rendered, type: rendered.status < 400 ? page : 'error' }
  }

  /** Loads page data. A failure is logged here: the pipeline turns every error into a page. */
  async function load(context: RequestContext, url: string, signal: AbortSignal): Promise<PageData | Redirect> {
    const { site, release, request, log } = context
    try {
      const page = withRedirect(parse(release, await api.getPage(site, url, { requestId: request.id, signal })))
      if (!isRedirect(page) || isOwnTarget(page.location, { ownHosts: site.hosts })) return page
      throw new PageError(500, 'invalid-redirect', 'Invalid redirect', { cause: page.location })
    } catch (thrown) {
      if (!signal.aborted) log.error({ err: thrown }, 'page data failed')
      throw thrown
    }
  }

  /** @throws {FailedPage} the page's status is 500 or above */
  async function loadAndRender(
    context: RequestContext,
    url: string,
    { signal }: LoadContext,
  ): Promise<TypedPage | Redirect> {
    const outcome = await context.release.renderer.open({
      url: absoluteUrl(context, url),
      load: () => load(context, url, signal),
      pageAt: (other) => load(context, other, signal),
    })
    // The pipeline has made an error page of it.
    signal.throwIfAborted()
    invariant(outcome.type !== 'aborted', 'nobody overtakes a request')
    if (outcome.type === 'redirect') return outcome.redirect
    const page = await render(context, outcome.opened, url)
    if (page.rendered.status >= 500) throw new FailedPage(page)
    return page
  }

  return {
    /**
     * Sends the page that page data names for the requested address (R2.4).
     * @throws {Overloaded} too many pages are being made, and this one is not cached
     */
    async show(context: RequestContext): Promise<FastifyReply> {
      const { reply, site, environment, release, path, query, labels, signal } = context
      const url = productUrl(path, query)
      const { device, isShared } = findDevice(context)
      const address = pageAddress(context, url)
      // Never holds the raw Host, a cookie or consent.
      const key = [site.code, environment, release.hash, device, address].join(' ')
      const cache = hasFreeValue(url) ? freePages : pages
      const result = await cache(key, (loading) => work(() => loadAndRender(context, url, loading), loading), {
        onLookup: (state) => (labels.cache = state),
        signal,
      }).catch(recoverPage)
      labels.route = isRedirect(result) ? 'redirect' : result.type
      if (isRedirect(result)) {
        const location = redirectLocation(result.location, absoluteUrl(context, `${path}?${query}`), site)
        return reply.header('cache-control', 'no-store').redirect(location, result.status)
      }
      return send(context, result, isShared)
    },

    /**
     * Sends a page that was made for this visitor, and is no page of the catalog.
     * @param wire its page data
     * @param data what its template gets beside it
     * @throws {ApiError} it is no page data
     */
    async showOwn(
      context: RequestContext,
      wire: unknown,
      data: Readonly<Record<string, unknown>>,
      parts: OwnParts = {},
    ) {
      const { release, path, reply } = context
      const page = parse(release, wire)
      if (isPageRedirect(page)) throw unusablePage(page)
      const outcome = await release.renderer.open({
        url: absoluteUrl(context, path),
        load: async () => page,
        // It has no need of the catalog's pages, of which each would have to be made.
        pageAt: async () => {
          throw new PageError(404, 'not-found', 'Pages of one visitor show no others')
        },
      })
      if (outcome.type !== 'page') throw unusablePage(outcome)
      const opened = { ...outcome.opened, data: { ...outcome.opened.data, ...data } }
      reply.header('x-robots-tag', 'NOINDEX')
      return send(context, withParts(await render(context, opened, path), parts), false, NO_STORE)
    },

    /**
     * Sends an error page of our own.
     * @param about what it says beside the error
     */
    async showError(
      context: RequestContext,
      status: number,
      message: string,
      about: ErrorSubject = {},
      parts: OwnParts = {},
    ): Promise<FastifyReply> {
      const { release, labels } = context
      if (labels.route === 'none') labels.route = 'error'
      // A target that is none, or in absolute form, is no address of the site.
      const path = context.path.startsWith('/') ? context.path : '/'
      const opened = await release.renderer.openError(absoluteUrl(context, path), {
        ...about,
        statusCode: status,
        message,
      })
      return send(context, withParts(await render(context, opened, path), parts), false)
    },

    /** Sends the 503 of a server that has too much to do. It is made once for each release, so that it costs next to nothing. */
    async showOverloaded(context: RequestContext): Promise<FastifyReply> {
      const { release, labels, reply } = context
      labels.route = 'overloaded'
      reply.header('retry-after', RETRY_AFTER_S)
      const make = async () => {
        const home = absoluteUrl(context, '/')
        const opened = await release.renderer.openError(home, {
          statusCode: 503,
          message: 'Too many pages are asked for',
        })
        // Without an address of its own: its link to try again leads to where it is shown.
        return render(context, opened, '')
      }
      const page = overloadedPages.get(release) ?? make()
      overloadedPages.set(release, page)
      return send(context, await page, false)
    },
  }
}

function withParts({ type, rendered }: TypedPage, { edit, headers }: OwnParts): TypedPage {
  const html = edit?.(rendered.html) ?? rendered.html
  return { type, rendered: { ...rendered, html, headers: { ...rendered.headers, ...headers } } }
}

/** Rejects a load, so that a failed refresh leaves the stale page in the cache; holds the page for requests that wait for it. */
class FailedPage extends Error {
  readonly page: TypedPage

  constructor(page: TypedPage) {
    super(`The page failed with status ${page.rendered.status}`)
    this.page = page
  }
}

function recoverPage(thrown: unknown): TypedPage {
  if (thrown instanceof FailedPage) return thrown.page
  throw thrown
}

/** What is wrong with page data is for the log alone: the state of an error page tells its message. @throws {ApiError} */
function parse({ renderer }: Release, answer: unknown): PageData | PageRedirect {
  try {
    return renderer.parse(answer)
  } catch (thrown) {
    throw unusablePage(thrown)
  }
}

/** @param url begins with a slash: behind a host, whatever follows is a path */
function absoluteUrl({ site }: RequestContext, url: string): URL {
  return new URL(`https://${site.hosts[0]}${url}`)
}

/** Monitors request by IP address: it stands in the page's address then, so that the page is not indexed under it. */
function pageAddress({ site, hostname }: RequestContext, url: string): string {
  const isIpAddress = /^\d+(?:\.\d+){3}$/.test(hostname)
  return isIpAddress && !site.hosts.includes(hostname) ? `http://${hostname}${url}` : url
}

/**
 * The `Location` of a redirect, read as the browser reads it, so that server and browser refuse the same targets; with the
 * visit's `mktsrc` (R2.2).
 * @param from the requested address with its whole query
 * @throws {PageError} 500 `Invalid redirect`
 */
function redirectLocation(location: string, from: URL, { hosts }: Pick<Site, 'hosts'>): string {
  const target = resolveTarget(location, from, hosts)
  const isPath = target.type === 'own' && !/^https?:/i.test(location)
  const plain = isPath ? target.url.pathname + target.url.search + target.url.hash : asciiTarget(location)
  return withSource(plain, from.href, { ownHosts: hosts })
}

async function send(
  context: RequestContext,
  { rendered }: TypedPage,
  isShared: boolean,
  given?: typeof NO_STORE,
): Promise<FastifyReply> {
  const { request, reply, environment, labels } = context
  const { status, headers, html } = rendered
  const encoded = await encodeText(html, request.headers['accept-encoding'], rendered)
  const caching = given ?? (labels.cache === 'fallback' ? NO_STORE : cacheHeaders(status, environment, isShared))
  const vary = [caching['vary'], encoded.headers['vary']].filter(Boolean).join(', ')
  return reply
    .code(status)
    .headers(headers)
    .headers(caching)
    .headers(encoded.headers)
    .header('vary', vary)
    .send(encoded.body)
}
