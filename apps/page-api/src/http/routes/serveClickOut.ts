import { PageError } from '@clipfront/routing/errors'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { clickOutQuerySchema, resolveClickOut } from '../../click-out/resolveClickOut.ts'
import { CLICK_OUT_KINDS } from '../../click-out/signTarget.ts'
import { readRawQuery } from '../../request/readQuery.ts'
import { wholeNumber } from '../../request/parsePageRequest.ts'
import { type ApiContext, buildView } from '../ApiContext.ts'
import { HIGHEST_ID } from '@clipfront/catalog/database'
import { clickOutSchema, describeInput } from '../schemas.ts'
import { sendUncached } from '../sendCacheable.ts'

const paramsSchema = v.object({
  code: v.pipe(v.string(), v.description('The code of a site.')),
  kind: v.pipe(v.picklist(CLICK_OUT_KINDS), v.description('A coupon, a merchant or the link of an e-mail.')),
  id: v.pipe(
    wholeNumber(/^(?:0|[1-9]\d{0,9})$/, 0, HIGHEST_ID),
    v.description('Of the coupon or merchant; 0 for the link of an e-mail.'),
  ),
})
const schema = {
  ...clickOutSchema,
  params: describeInput(paramsSchema),
  querystring: describeInput(clickOutQuerySchema),
}

/**
 * `GET /v1/sites/{code}/go/{kind}/{id}?url=&sig=` (R5.1): `{code, location?}` with that HTTP status. The site's server
 * is who redirects; a 302 here carries no `Location` header, so that a client cannot follow it by mistake.
 */
export function serveClickOut(api: FastifyInstance, context: ApiContext): void {
  api.get<{ Params: { code: string; kind: string; id: string } }>(
    '/v1/sites/:code/go/:kind/:id',
    { schema },
    async (request, reply) => {
      const view = buildView(context, request.params.code)
      const params = v.safeParse(paramsSchema, request.params)
      if (!params.success || (params.output.id === 0 && params.output.kind !== 'e'))
        throw new PageError(404, 'not-found', 'There is no such offer: kinds are c, m and e, and ids positive numbers.')
      const { kind, id } = params.output
      const { secrets } = context.settings
      const answer = await resolveClickOut(view, secrets.outboundSecrets, { kind, id, query: readRawQuery(request) })
      return sendUncached(reply, answer)
    },
  )
}
