import { PageError } from '@clipfront/routing/errors'
import type { FastifyInstance } from 'fastify'
import { resolveClickOut } from '../../click-out/resolveClickOut.ts'
import type { ClickOutKind } from '../../click-out/signTarget.ts'
import { type ApiContext, viewOf } from '../ApiContext.ts'
import { parseId } from '../../database/parseId.ts'
import { rawQueryOf } from '../queryOf.ts'
import { requireSite } from '../requireSite.ts'
import { clickOutSchema } from '../schemas.ts'

const KINDS: Record<string, ClickOutKind> = { c: 'c', m: 'm', e: 'e' }

/**
 * `GET /v1/sites/{code}/go/{kind}/{id}?url=&sig=` (R5.1): `{code, location?}` with that HTTP status. The site's server
 * is who redirects; a 302 here carries no `Location` header, so that a client cannot follow it by mistake.
 */
export function serveClickOut(api: FastifyInstance, context: ApiContext): void {
  api.get<{ Params: { code: string; kind: string; id: string } }>(
    '/v1/sites/:code/go/:kind/:id',
    { schema: clickOutSchema },
    async (request, reply) => {
      const view = viewOf(context, requireSite(request.params.code))
      const kind = Object.hasOwn(KINDS, request.params.kind) ? KINDS[request.params.kind] : undefined
      const id = kind === 'e' && request.params.id === '0' ? 0 : parseId(request.params.id)
      if (!kind || id === null)
        throw new PageError(404, 'not-found', 'There is no such offer: kinds are c, m and e, and ids positive numbers.')
      const { secrets } = context.settings
      const answer = await resolveClickOut(view, secrets.outboundSecrets, { kind, id, query: rawQueryOf(request) })
      return reply.code(answer.code).header('cache-control', 'no-store').send(answer)
    },
  )
}
