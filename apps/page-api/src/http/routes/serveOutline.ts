import type { FastifyInstance } from 'fastify'
import { outline } from '../../pages/outline.ts'
import { cached } from '@clipfront/catalog/context'
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
      return sendCacheable(request, reply, 200, await cached(view, ['outline'], async () => outline(view)))
    },
  )
}
