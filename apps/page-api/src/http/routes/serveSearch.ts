import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { suggest } from '@clipfront/catalog/search'
import { type ApiContext, buildView, whenGone } from '../ApiContext.ts'
import { searchText, wholeNumber } from '../../request/parsePageRequest.ts'
import { parseQuery, readQuery } from '../../request/readQuery.ts'
import { describeInput, searchSchema } from '../schemas.ts'
import { sendCacheable } from '../sendCacheable.ts'

const STANDARD_LIMIT = 8
const HIGHEST_LIMIT = 50
const searchQuerySchema = v.object({
  q: searchText,
  limit: v.fallback(
    wholeNumber(/^[1-9]\d{0,5}$/, 1, HIGHEST_LIMIT, (value) => Math.min(Number(value), HIGHEST_LIMIT)),
    STANDARD_LIMIT,
  ),
})

/** `GET /v1/sites/{code}/search?q=&limit=`: suggestions, `exact` and `fuzzy` told apart (R1.7). */
export function serveSearch(api: FastifyInstance, context: ApiContext): void {
  const schema = { ...searchSchema, querystring: describeInput(searchQuerySchema) }
  api.get<{ Params: { code: string } }>('/v1/sites/:code/search', { schema }, async (request, reply) => {
    const { q, limit } = readQuery(searchQuerySchema, parseQuery(request))
    const view = buildView(context, request.params.code)
    const found = await context.work(() => suggest(view, q, limit), { signal: whenGone(reply) })
    return sendCacheable(request, reply, 200, found)
  })
}
