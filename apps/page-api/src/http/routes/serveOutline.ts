import type { FastifyInstance } from 'fastify'
import { cached, type CatalogView } from '@clipfront/catalog/context'
import { selectIndexable } from '@clipfront/catalog/indexable'
import { categorySummaries, fullestOrder } from '@clipfront/catalog/listings'
import { merchantSummaries, popularOrder } from '@clipfront/catalog/merchants'
import { pagePath } from '@clipfront/routing/page-paths'
import { type ApiContext, buildView } from '../ApiContext.ts'
import { outlineSchema } from '../schemas.ts'
import { sendCacheable } from '../sendCacheable.ts'

/** `GET /v1/sites/{code}/outline`: what the site's `llms.txt` says of its catalog. */
export function serveOutline(api: FastifyInstance, context: ApiContext): void {
  api.get<{ Params: { code: string } }>(
    '/v1/sites/:code/outline',
    { schema: outlineSchema },
    async (request, reply) => {
      const view = buildView(context, request.params.code)
      return sendCacheable(request, reply, 200, await cached(view, ['outline'], () => describeOutline(view)))
    },
  )
}

const CATEGORIES = 24
const MERCHANTS = 50

/** What a site is about, in short: its fullest categories and its best known stores, of those that crawlers may show. */
async function describeOutline(view: CatalogView) {
  const codes = [view.site.code]
  const [categories, merchants] = await Promise.all([
    categorySummaries(view)
      .where('k.id', 'in', selectIndexable(view, 'category', codes).select('r.id'))
      .orderBy(fullestOrder)
      .limit(CATEGORIES)
      .execute(),
    merchantSummaries(view)
      .where('m.id', 'in', selectIndexable(view, 'merchant', codes).select('r.id'))
      .orderBy(popularOrder)
      .limit(MERCHANTS)
      .execute(),
  ])
  return {
    categories: categories.map(({ name, slug }) => ({ name, path: pagePath('category', slug) })),
    stores: merchants.map(({ name, slug }) => ({ name, path: pagePath('merchant', slug) })),
  }
}
