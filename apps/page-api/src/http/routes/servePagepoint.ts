import { performance } from 'node:perf_hooks'
import { PageError } from '@clipfront/routing/errors'
import { type Environment, ENVIRONMENTS } from '@clipfront/site-config'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createDailyHasher, networkOf } from '../../events/visitorHash.ts'
import { createEventGate } from '../../events/rateLimit.ts'
import { type EventOrigin, storeEvent } from '../../events/storeEvent.ts'
import { parsePagepoint } from '../../events/parsePagepoint.ts'
import type { ApiContext } from '../ApiContext.ts'
import { forwardedAddress } from '../forwardedAddress.ts'
import { parseForm } from '../parseForm.ts'
import { queryOf } from '../queryOf.ts'
import { requireInternalToken } from '../requireInternalToken.ts'
import { requireSite } from '../requireSite.ts'
import { pagepointSchema } from '../schemas.ts'

/** Browsers send at most 65 536 bytes in a beacon; the page stops at 60 000. */
const LONGEST_BODY_BYTES = 70_000

/** `POST /pagepoint?type=` (R7.1): the collector. 204 when the event is stored, and when it was before. */
export function servePagepoint(api: FastifyInstance, { database, clock, settings }: ApiContext): void {
  const hash = createDailyHasher(clock)
  const mayPass = createEventGate()
  api.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  api.post(
    '/pagepoint',
    {
      schema: pagepointSchema,
      bodyLimit: LONGEST_BODY_BYTES,
      // Before the body is read: strangers are not listened to.
      onRequest: async (request) => requireInternalToken(request.headers.authorization, settings.secrets.internalToken),
    },
    async (request, reply) => {
      const origin = readOrigin(request)
      if (!Buffer.isBuffer(request.body))
        throw new PageError(415, 'not-multipart', 'Events are sent as multipart/form-data.')
      const visitorHash = hash('visitor', origin.address, origin.userAgent)
      const networkHash = hash('network', networkOf(origin.address))
      if (!mayPass({ visitorHash, networkHash }, performance.now()))
        throw new PageError(
          429,
          'too-many-events',
          'More events come from this visitor or network than people can make. Try again in a minute.',
        )
      const form = await parseForm(request.body, request.headers['content-type'] ?? '')
      const event = parsePagepoint(form, queryOf(request).get('type'))
      await storeEvent(database, { event, origin, occurredAt: clock.now(), visitorHash, networkHash })
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )
}

/** What the site's server says of the shopper's request. The token has been checked. */
function readOrigin(request: FastifyRequest): EventOrigin {
  const environment = header(request, 'x-environment')
  if (!isEnvironment(environment))
    throw new PageError(400, 'bad-environment', `X-Environment must be one of ${ENVIRONMENTS.join(', ')}.`)
  const code = header(request, 'x-site')
  if (!code) throw new PageError(400, 'site-missing', 'X-Site must name the site that the event comes from.')
  return {
    site: requireSite(code),
    environment,
    address: forwardedAddress(request),
    userAgent: header(request, 'user-agent'),
  }
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

function isEnvironment(value: string): value is Environment {
  return ENVIRONMENTS.some((environment) => environment === value)
}
