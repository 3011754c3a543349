import type { PageRedirect, WirePageData } from '@clipfront/page-data'
import { PageError } from '@clipfront/routing/errors'
import { findPageRoute } from '@clipfront/routing/page-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { readMenu } from '@clipfront/catalog/listings'
import { errorPage } from '../../pages/errorPage.ts'
import { findFormerPage } from '../../pages/findFormerPage.ts'
import { findPage } from '../../pages/findPage.ts'
import { findSpelling, withoutKey } from '../../pages/findSpelling.ts'
import { pageQuerySchema, parsePageRequest } from '../../request/parsePageRequest.ts'
import { type ApiContext, buildView, whenGone } from '../ApiContext.ts'
import { describeInput, pagesSchema } from '../schemas.ts'
import { sendCacheable } from '../sendCacheable.ts'

/** The site's code, then everything behind `pages` as it was sent: the framework's own decoding would lose what `%2F` means. */
const PAGE_ADDRESS = /^\/v1\/sites\/([^/?]+)\/pages(\/[^]*)$/

export const PAGES_ROUTE = '/v1/sites/:code/pages/*'

/** `GET /v1/sites/{code}/pages{path and query}`: page data (R1.1, R3.1). Its `code` is also the HTTP status. */
export function servePages(api: FastifyInstance, context: ApiContext): void {
  const schema = { ...pagesSchema, querystring: describeInput(pageQuerySchema) }
  api.get(PAGES_ROUTE, { schema }, (request, reply) => sendPage(context, request, reply))
}

/** True for addresses that are answered by page data, also where the framework cannot decode them. */
export function isPageAddress(url: string | undefined): boolean {
  return PAGE_ADDRESS.test(url ?? '')
}

/** Answers with page data whatever was asked of the site. */
export async function sendPage(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, code = '', target = ''] = PAGE_ADDRESS.exec(request.raw.url ?? '') ?? []
  const view = buildView(context, code)
  const { page, tags } = await context.work(() => answerPage(view, target), { signal: whenGone(reply) })
  const missed = findMissedQuery(page)
  if (missed !== undefined) context.countSearchMiss?.(view.site.code, missed)
  reply.header('cache-tag', tags.join(','))
  if ('location' in page) reply.header('location', page.location)
  return sendCacheable(request, reply, page.code, page)
}

/** The query of a search that found nothing; what it only guessed is not what was wanted. */
function findMissedQuery(page: WirePageData | { location: string }): string | undefined {
  if (!('data' in page) || !('exact' in page.data) || !page.data.query) return undefined
  return Object.values(page.data.exact).every((found) => !found?.length) ? page.data.query : undefined
}

/** Nothing is at this address: it has moved, is gone for good, or never was. */
async function describeAbsence(
  view: CatalogView,
  request: PageRequest,
  target: string,
): Promise<WirePageData | PageRedirect> {
  const former = await findFormerPage(view, request, target)
  if (former?.type === 'moved') return { code: 301, location: former.location }
  return errorPage(view, former ? 410 : 404, request.segments, former?.since)
}

/** An address that cannot be read has a page as well, so that the site can show it. */
async function answerPage(view: CatalogView, target: string) {
  try {
    const request = parsePageRequest(target)
    if (await hasForeignPromoid(view, request)) {
      // For now: a later coupon may have this id.
      return { page: { code: 302, location: withoutKey(withoutKey(target, 'promoid'), 'voted') } as const, tags: [] }
    }
    const page = (await findPage(view, request)) ?? (await describeAbsence(view, request, target))
    if ('location' in page) return { page, tags: [] }
    const location = findSpelling(view.site, target, request, page)
    if (location !== undefined) return { page: { code: 301, location } as const, tags: page.tags ?? [] }
    return { page: await withMenu(view, page), tags: page.tags ?? [] }
  } catch (error) {
    if (!(error instanceof PageError) || error.status !== 400) throw error
    const page = await errorPage(view, 400, [])
    return { page: await withMenu(view, page), tags: page.tags ?? [] }
  }
}

/** What the header leads to comes with every page, out of the cache. A page is worth showing without it. */
async function withMenu(view: CatalogView, page: WirePageData): Promise<WirePageData> {
  const menu = await readMenu(view).catch(() => null)
  return menu === null ? page : { ...page, menu }
}

/**
 * True when a `promoid` is none of the merchant's coupons. It is looked up before anything else is read: a page costs a hundred
 * times as much as this row, and anybody may ask for any number.
 */
async function hasForeignPromoid({ database, site }: CatalogView, request: PageRequest): Promise<boolean> {
  const { segments, promoid } = request
  const route = findPageRoute(segments)
  if (promoid === null || route?.name !== 'merchant') return false
  const found = await database
    .selectFrom('merchant as m')
    .leftJoin('coupon as c', (join) => join.onRef('c.merchant_id', '=', 'm.id').on('c.id', '=', promoid))
    .where('m.site', '=', site.code)
    .where('m.slug', 'in', [route.slug, route.slug.toLowerCase()])
    .select('c.id')
    .executeTakeFirst()
  // The merchant may have moved: what became of it is said with the promoid.
  return found?.id === null
}
