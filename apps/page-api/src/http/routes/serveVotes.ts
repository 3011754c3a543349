import type { CatalogView } from '@clipfront/catalog/context'
import { castVote, couponState, findNextCode, isShown, isUsable } from '@clipfront/catalog/coupons'
import { HIGHEST_ID, wasGiven } from '@clipfront/catalog/database'
import { VOTE_REASONS, type WireVoteAnswer } from '@clipfront/page-data/votes'
import { PageError } from '@clipfront/routing/errors'
import { pagePath } from '@clipfront/routing/page-paths'
import { detectVisitor } from '@clipfront/routing/visitor'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import * as v from 'valibot'
import { createVoteLimits, type Sender } from '../../limits/senderLimits.ts'
import { wholeNumber } from '../../request/parsePageRequest.ts'
import { pickQuery } from '../../request/readQuery.ts'
import { type ApiContext, buildView, whenGone } from '../ApiContext.ts'
import { describeInput, error, integer, json, object, siteParams, text, tokenErrors } from '../schemas.ts'
import { sendUncached } from '../sendCacheable.ts'
import { createShopperPosts } from '../shopperPosts.ts'
import { classifyEvent, environmentSchema } from './servePagepoint.ts'

const LONGEST_BODY_BYTES = 2000
const RULES = {
  name: 'Votes',
  maxWaiting: 256,
  tooMany: {
    code: 'too-many-votes',
    message: 'More votes come from this visitor or network than people cast.',
  },
  unavailable: {
    code: 'votes-unavailable',
    message: 'Votes cannot be stored now. This one may not be stored; send it again in a few seconds, it counts once.',
  },
}

const voteSchema = v.object({
  coupon: v.pipe(wholeNumber(/^[1-9]\d{0,9}$/, 1, HIGHEST_ID), v.description('Its id.')),
  worked: v.picklist(['yes', 'no']),
  reason: v.optional(v.picklist(['', ...VOTE_REASONS]), ''),
})
const headersSchema = v.object({ 'x-environment': environmentSchema })
const schema: FastifySchema = {
  summary: 'Takes a vote on a coupon, and says which code to try next',
  description: 'docs/contracts/votes.md. Called by the sites’ servers only.',
  consumes: ['application/x-www-form-urlencoded'],
  security: [{ internalToken: [] }],
  params: siteParams,
  headers: describeInput(headersSchema),
  body: describeInput(voteSchema, 'input'),
  response: {
    200: json(
      'Whether it counts, what to try next after a coupon that failed, and the path of its merchant’s page.',
      object({
        code: integer,
        data: object({
          counted: { type: 'boolean' },
          next: {
            type: ['object', 'null'],
            description: 'A coupon as page data carries it.',
            additionalProperties: true,
          },
          page: text,
        }),
      }),
    ),
    400: error('A field is missing or wrong.'),
    ...tokenErrors,
    404: error('There is no such site, or no such coupon on it.'),
    410: error('The coupon has been removed, has ended or has not begun.'),
    413: error('The form is larger than 2,000 bytes.'),
    415: error('The body is not a form.'),
    429: error('More votes come from this visitor or network than people cast.'),
    503: error('Votes cannot be stored now: send it again after the seconds of Retry-After.'),
  },
}

/** `POST /v1/sites/{code}/votes` (docs/contracts/votes.md): takes a shopper's vote, and says what to try next. */
export function serveVotes(api: FastifyInstance, context: ApiContext): void {
  const posts = createShopperPosts(context, { ...RULES, findWaitMs: createVoteLimits() })
  api.post<{ Params: { code: string } }>(
    '/v1/sites/:code/votes',
    { schema, bodyLimit: LONGEST_BODY_BYTES, onRequest: posts.onRequest },
    async (request, reply) => {
      const view = buildView(context, request.params.code)
      const isHeard = isPersonInProduction(request, view)
      const voter = { isHeard, ...(await posts.requireSender(request)) }
      const vote = parseVote(posts.parseBody(request))
      const data = await posts.run(request, whenGone(reply), async () => takeVote(view, voter, vote))
      return sendUncached(reply, { code: 200, data })
    },
  )
}

interface Voter extends Sender {
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

/** @throws {PageError} 400 */
function parseVote(sent: URLSearchParams): ParsedVote {
  const parsed = v.safeParse(voteSchema, pickQuery(voteSchema, sent))
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
