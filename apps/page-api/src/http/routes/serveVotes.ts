import { performance } from 'node:perf_hooks'
import { createSemaphore, Overloaded } from '@clipfront/cache/semaphore'
import type { CatalogView } from '@clipfront/catalog/context'
import { castVote, couponState, findNextCode, isShown, isUsable } from '@clipfront/catalog/coupons'
import { HIGHEST_ID, wasGiven } from '@clipfront/catalog/database'
import { readVisitorSalt } from '@clipfront/catalog/events'
import { VOTE_REASONS, type WireVoteAnswer } from '@clipfront/page-data/votes'
import { PageError } from '@clipfront/routing/errors'
import { pagePath } from '@clipfront/routing/page-paths'
import { detectVisitor } from '@clipfront/routing/visitor'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { createVoteGate } from '../../events/rateLimit.ts'
import { createDailyHasher, toNetwork } from '../../events/visitorHash.ts'
import { wholeNumber } from '../../request/parsePageRequest.ts'
import { pickQuery } from '../../request/readQuery.ts'
import { type ApiContext, buildView, whenGone } from '../ApiContext.ts'
import { requireInternalToken } from '../internalToken.ts'
import { describeInput, votesSchema } from '../schemas.ts'
import { classifyEvent, environmentSchema, forwardedAddress } from './servePagepoint.ts'

export const FORM_TYPE = 'application/x-www-form-urlencoded'
const LONGEST_BODY_BYTES = 2000
/** A /48: anybody can have one for nothing, with 65,536 networks in it. */
export const GROUPS_OF_NETWORK = 3
/** Votes on one coupon wait for each other on a connection each: pages need the rest. */
const VOTES_AT_A_TIME = 2
const MAX_WAITING = 256

const voteSchema = v.object({
  coupon: v.pipe(wholeNumber(/^[1-9]\d{0,9}$/, 1, HIGHEST_ID), v.description('Its id.')),
  worked: v.picklist(['yes', 'no']),
  reason: v.optional(v.picklist(['', ...VOTE_REASONS]), ''),
})
const headersSchema = v.object({ 'x-environment': environmentSchema })
const schema = {
  ...votesSchema,
  headers: describeInput(headersSchema),
  body: describeInput(voteSchema, 'input'),
}

/** `POST /v1/sites/{code}/votes` (docs/contracts/votes.md): takes a shopper's vote, and says what to try next. */
export function serveVotes(api: FastifyInstance, context: ApiContext): void {
  const { database, clock, settings } = context
  const readHash = createDailyHasher(clock, (day) => readVisitorSalt(database, day))
  const mayVote = createVoteGate()
  const work = createSemaphore({ permits: VOTES_AT_A_TIME, maxWaiting: MAX_WAITING })
  api.post<{ Params: { code: string } }>(
    '/v1/sites/:code/votes',
    {
      schema,
      bodyLimit: LONGEST_BODY_BYTES,
      // Before the body is read: strangers are not listened to.
      onRequest: async ({ headers }) => requireInternalToken(headers.authorization, settings.secrets.internalToken),
    },
    async (request, reply) => {
      const view = buildView(context, request.params.code)
      const isHeard = isPersonInProduction(request, view)
      const unavailable = (cause: unknown): never => {
        if (cause instanceof PageError || cause instanceof Overloaded) throw cause
        request.log.error(cause)
        throw new PageError(
          503,
          'votes-unavailable',
          'Votes cannot be stored now. This one may not be stored; send it again in a few seconds, it counts once.',
          { cause },
        )
      }
      const hash = await readHash().catch(unavailable)
      const address = forwardedAddress(request)
      const voter: Voter = {
        isHeard,
        visitorHash: hash('visitor', address, request.headers['user-agent'] ?? ''),
        networkHash: hash('network', toNetwork(address, GROUPS_OF_NETWORK)),
      }
      if (!mayVote(voter, performance.now()))
        throw new PageError(
          429,
          'too-many-votes',
          'More votes come from this visitor or network than people cast. Try again in a minute.',
        )
      const vote = parseVote(request)
      const data = await work(async () => takeVote(view, voter, vote), { signal: whenGone(reply) }).catch(unavailable)
      return reply.header('cache-control', 'no-store').send({ code: 200, data })
    },
  )
}

interface Voter {
  visitorHash: string
  networkHash: string
  /** False for bots, and for everybody outside of production: nothing of them is stored. */
  isHeard: boolean
}

/** @throws {PageError} 400: no environment is named */
function isPersonInProduction({ headers }: FastifyRequest, { site }: CatalogView): boolean {
  const environment = v.safeParse(environmentSchema, headers['x-environment'])
  if (!environment.success) throw new PageError(400, 'bad-environment', environment.issues[0].message)
  const { 'user-agent': userAgent = '', 'sec-purpose': purpose = '' } = headers
  const { bot: isBot } = detectVisitor({ userAgent, extensionName: site.extensionName })
  return environment.output === 'prod' && classifyEvent({ userAgent, purpose: String(purpose), isBot }) === 'human'
}

type ParsedVote = v.InferOutput<typeof voteSchema>

/** @throws {PageError} 415: it is no form; 400: it is no vote */
function parseVote({ body, headers }: FastifyRequest): ParsedVote {
  if (typeof body !== 'string' || !headers['content-type']?.toLowerCase().startsWith(FORM_TYPE))
    throw new PageError(415, 'not-a-form', `Votes are sent as ${FORM_TYPE}.`)
  const parsed = v.safeParse(voteSchema, pickQuery(voteSchema, new URLSearchParams(body)))
  const isReasonOfYes = parsed.success && parsed.output.worked === 'yes' && parsed.output.reason !== ''
  if (parsed.success && !isReasonOfYes) return parsed.output
  const field = parsed.success ? 'reason' : v.getDotPath(parsed.issues[0])
  throw new PageError(
    400,
    'bad-vote',
    `The field "${field}" of the vote is missing or wrong. Send coupon (its id), worked (yes or no) and, only with no, reason: ${VOTE_REASONS.join(', ')}.`,
  )
}

async function takeVote(
  view: CatalogView,
  { isHeard, visitorHash, networkHash }: Voter,
  { coupon: id, worked, reason }: ParsedVote,
): Promise<WireVoteAnswer['data']> {
  const coupon = await findCoupon(view, id)
  const counted =
    isHeard &&
    (await castVote(view.database, {
      coupon_id: id,
      cast_at: view.now,
      worked: worked === 'yes',
      reason: reason || null,
      visitor_hash: visitorHash,
      network_hash: networkHash,
    }))
  const next = worked === 'no' ? await findNextCode(view, coupon, visitorHash) : null
  return { counted, next, page: pagePath('merchant', coupon.slug) }
}

/** @throws {PageError} 404: the site never showed such a coupon; 410: nobody can use it any more, or yet */
async function findCoupon({ database, site, now }: CatalogView, id: number) {
  const row = await database
    .selectFrom('coupon as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .where('c.id', '=', id)
    .select(['c.id', 'c.code', 'c.merchant_id', 'c.site', 'c.publish_from', 'm.slug'])
    .select([couponState(now).as('state'), isShown(now).as('is_shown')])
    .executeTakeFirst()
  const isKnown = row
    ? row.site === site.code && (row.publish_from === null || row.publish_from <= now)
    : await wasGiven(database, 'coupon', id)
  if (!isKnown) throw new PageError(404, 'unknown-coupon', 'There is no such coupon. It may belong to another site.')
  if (!row?.is_shown) throw new PageError(410, 'coupon-removed', 'This coupon has been removed.')
  if (row.state === 'upcoming')
    throw new PageError(410, 'coupon-upcoming', 'This coupon cannot be used yet: it has not begun.')
  if (!isUsable(row))
    throw new PageError(410, 'coupon-expired', 'This coupon has ended, or its merchant has taken it back.')
  return row
}
