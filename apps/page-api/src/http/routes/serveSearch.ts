import type { FastifyInstance } from 'fastify'
import { suggest } from '../../search/suggest.ts'
import { type ApiContext, viewOf } from '../ApiContext.ts'
import { cleanText } from '../../request/cleanText.ts'
import { queryOf } from '../queryOf.ts'
import { requireSite } from '../requireSite.ts'
import { searchSchema } from '../schemas.ts'
import { sendCacheable } from '../sendCacheable.ts'

const LONGEST_QUERY = 100
const STANDARD_LIMIT = 8
const HIGHEST_LIMIT = 50

/** `GET /v1/sites/{code}/search?q=&limit=`: suggestions, `exact` and `fuzzy` told apart (R1.7). */
export function serveSearch(api: FastifyInstance, context: ApiContext): void {
  api.get<{ Params: { code: string } }>('/v1/sites/:code/search', { schema: searchSchema }, async (request, reply) => {
    const query = queryOf(request)
    const view = viewOf(context, requireSite(request.params.code))
    const q = cleanText(query.get('q') ?? '')
      .slice(0, LONGEST_QUERY)
      .toWellFormed()
    return sendCacheable(request, reply, 200, await suggest(view, q, parseLimit(query.get('limit'))))
  })
}

function parseLimit(value: string | null): number {
  if (value === null || !/^[1-9]\d{0,5}$/.test(value)) return STANDARD_LIMIT
  return Math.min(Number(value), HIGHEST_LIMIT)
}
