import { performance } from 'node:perf_hooks'
import { PageError } from '@clipfront/routing/errors'
import { ENVIRONMENTS, type Environment, type Site, sites } from '@clipfront/site-config'
import type { EventClass } from '@clipfront/catalog/database'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import * as v from 'valibot'
import { createDailyHasher, toNetwork } from '../../events/visitorHash.ts'
import { createEventGate } from '../../limits/senderLimits.ts'
import { dateEvent, readVisitorSalt } from '@clipfront/catalog/events'
import { reportRefusedToken } from '../../events/reportRefusedToken.ts'
import { unavailable } from '../../events/createEventWriter.ts'
import { memoize } from '@clipfront/cache/memoize'
import { detectVisitor } from '@clipfront/routing/visitor'
import { pagepointFormSchema, parsePagepoint } from '../../events/parsePagepoint.ts'
import { parseQuery, pickQuery } from '../../request/readQuery.ts'
import { type ApiContext, requireSite } from '../ApiContext.ts'
import { forwardedAddress, hasInternalToken, requireInternalToken } from '../internalToken.ts'
import { describeInput, empty, error, tokenErrors, unknownSite } from '../schemas.ts'

/** Browsers send at most 65 536 bytes in a beacon; the page stops at 60 000. */
const LONGEST_BODY_BYTES = 70_000

/** Of one extension's name. */
const MOST_USER_AGENTS = 500

const NO_SITE = 'X-Site must name the site that the event comes from.'
const querySchema = v.object({ type: v.pipe(v.string(), v.description('The same as in the form.')) })
export const environmentSchema = v.picklist(ENVIRONMENTS, `X-Environment must be one of ${ENVIRONMENTS.join(', ')}.`)
/** What the site's server says of the shopper's request. */
const originSchema = v.object({
  'x-environment': environmentSchema,
  'x-site': v.pipe(v.string(NO_SITE), v.nonEmpty(NO_SITE), v.description('The code of the site.')),
})
const schema: FastifySchema = {
  summary: 'Takes one event',
  description:
    'A multipart form; `res` is JSON with `coupon_performance` (docs/contracts/pagepoint.md). Called by the sites’ servers only.',
  consumes: ['multipart/form-data'],
  security: [{ internalToken: [] }],
  querystring: describeInput(querySchema),
  headers: describeInput(originSchema),
  body: describeInput(pagepointFormSchema, 'input'),
  response: {
    204: empty('Stored, or known already.'),
    400: error('The event is malformed.'),
    ...tokenErrors,
    404: unknownSite,
    413: error('The form is larger than 70,000 bytes.'),
    415: error('The body is not a multipart form.'),
    429: error('More events come from this visitor or network than people can make.'),
    503: error('Events cannot be stored now: send it again with the same eid after the seconds of Retry-After.'),
  },
}

/** `POST /pagepoint?type=` (R7.1): the collector. 204 when the event is stored, and when it was before. */
export function servePagepoint(
  api: FastifyInstance,
  { database, clock, settings, events, countRejection }: ApiContext,
): void {
  const readHash = createDailyHasher(clock, (day) => readVisitorSalt(database, day))
  const mayPass = createEventGate()
  // Most events come from few kinds of browsers, one after the other.
  const detect = memoize((extensionName) =>
    memoize((userAgent) => detectVisitor({ userAgent, extensionName }), MOST_USER_AGENTS),
  )
  api.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  api.post(
    '/pagepoint',
    {
      schema,
      bodyLimit: LONGEST_BODY_BYTES,
      // Before the body is read: strangers are not listened to.
      onRequest: async ({ headers }) => {
        requireInternalToken(headers.authorization, settings.secrets.internalToken)
        events.requireRoom(Number(headers['content-length'] ?? 0))
      },
      onResponse: async ({ headers, log }, { statusCode }) => {
        if (statusCode < 400) return
        const site = sites.find(({ code }) => code === headers['x-site'])
        if (!hasInternalToken(headers.authorization, settings.secrets.internalToken))
          return reportRefusedToken(log, site, '/pagepoint')
        const { success, output } = v.safeParse(originSchema, headers)
        if (success && site)
          countRejection?.({ site: site.code, environment: output['x-environment'], status: statusCode })
      },
    },
    async (request, reply) => {
      const origin = readOrigin(request)
      if (!Buffer.isBuffer(request.body))
        throw new PageError(415, 'not-multipart', 'Events are sent as multipart/form-data.')
      const hash = await readHash().catch((cause: unknown) => {
        throw unavailable(cause)
      })
      const visitorHash = hash('visitor', origin.address, origin.userAgent)
      const networkHash = hash('network', toNetwork(origin.address))
      const query = v.safeParse(querySchema, pickQuery(querySchema, parseQuery(request)))
      const type = query.success ? query.output.type : null
      if (!mayPass(type ?? '', { visitorHash, networkHash }, { now: clock.now(), monotonicNow: performance.now() }))
        throw new PageError(
          429,
          'too-many-events',
          'More events come from this visitor or network than people can make. Try again in a minute.',
        )
      const form = await parseForm(request.body, request.headers['content-type'] ?? '')
      const { eid, ...event } = parsePagepoint(form, type)
      const now = clock.now()
      const { device, browser, bot } = detect(origin.site.extensionName)(origin.userAgent)
      const arrived = {
        ...event,
        ...dateEvent(eid, now),
        receivedAt: now,
        site: origin.site.code,
        environment: origin.environment,
        class: classifyEvent({ ...origin, isBot: bot }),
        device,
        browser,
        visitorHash,
        networkHash,
      }
      await events.add(arrived, request.body.length)
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )
}

/** What the site's server adds to an event. */
interface EventOrigin {
  site: Site
  environment: Environment
  address: string
  userAgent: string
  /** `Sec-Purpose` or what stood in for it; empty where the browser said nothing. */
  purpose: string
}

/**
 * The token has been checked.
 * @throws {PageError} 400: a header is missing or wrong; 404: there is no such site
 */
function readOrigin(request: FastifyRequest): EventOrigin {
  const {
    'x-environment': environment,
    'x-site': code,
    'user-agent': userAgent = '',
    'sec-purpose': purpose = '',
  } = request.headers
  const { success, output, issues } = v.safeParse(originSchema, { 'x-environment': environment, 'x-site': code })
  if (!success) {
    const [issue] = issues
    throw new PageError(400, v.getDotPath(issue) === 'x-site' ? 'site-missing' : 'bad-environment', issue.message)
  }
  return {
    site: requireSite(output['x-site']),
    environment: output['x-environment'],
    address: forwardedAddress(request),
    userAgent,
    purpose: String(purpose),
  }
}

/**
 * A multipart body that was received whole; its size was limited on the way in.
 * @throws {PageError} 400: it is not what its content type says
 */
async function parseForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    // The platform's own parser, the one that `fetch` reads forms with.
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new PageError(
      400,
      'bad-form',
      'The body is not a well-formed multipart form. Send it as a browser sends FormData.',
    )
  }
}

/** Programs that fetch a page to draw the preview of a link that somebody has sent; many call themselves bots as well. */
const LINK_PREVIEWS =
  /facebookexternalhit|facebookcatalog|slackbot|slack-imgproxy|twitterbot|whatsapp\/|telegrambot|discordbot|linkedinbot|skypeuripreview|redditbot|iframely|embedly|vkshare|bluesky cardyb|mastodon\/|google-pagerenderer/i

interface Sender {
  userAgent: string
  /** As the browser said it: `Sec-Purpose` and its older names. */
  purpose: string
  isBot: boolean
}

/** Who is behind an event: all are stored, only people count. */
export function classifyEvent({ userAgent, purpose, isBot }: Sender): EventClass {
  if (/preview/i.test(purpose) || LINK_PREVIEWS.test(userAgent)) return 'preview'
  if (/prefetch/i.test(purpose)) return 'prefetch'
  return isBot ? 'bot' : 'human'
}
