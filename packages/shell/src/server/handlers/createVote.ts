import { Overloaded } from '@clipfront/cache/semaphore'
import { parseVoteAnswer } from '@clipfront/page-data/votes'
import { ApiError, normaliseError } from '@clipfront/routing/errors'
import { pagePath } from '@clipfront/routing/page-paths'
import type { FastifyReply } from 'fastify'
import type { ApiResponse } from '../http/createPageApiClient.ts'
import type { Handler, RequestContext } from '../http/RequestContext.ts'
import { RETRY_AFTER_S } from '../pages/createPageWork.ts'
import { findLandingTarget } from './cutPort.ts'
import type { HandlerParts } from './HandlerParts.ts'
import { forwardResponse, isFromOwnPage } from './sendCall.ts'

const LONGEST_BODY_BYTES = 2000
const ANY_ORIGIN = 'https://own.invalid'
/** What page-api says of a vote; any other error is one between our servers. */
const REJECTIONS = new Set([400, 404, 410, 413, 415, 429, 503])

/**
 * `POST /api/vote` (docs/contracts/votes.md): passes a shopper's vote on to page-api. A call is answered in JSON, a plain form by
 * a way back to its page.
 */
export function createVote({ api, pages }: Pick<HandlerParts, 'api' | 'pages'>): Handler {
  async function cast(context: RequestContext): Promise<ApiResponse> {
    const { request, caller } = context
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    if (!isFromOwnPage(context)) return reject(403, 'votes come from our own pages')
    if (body.length > LONGEST_BODY_BYTES) return reject(413, `a vote has at most ${LONGEST_BODY_BYTES} bytes`)
    const contentType = request.headers['content-type'] ?? 'application/octet-stream'
    const answer = await api.postVote(caller, { contentType, body })
    if (answer.status === 200) return answer
    if (!REJECTIONS.has(answer.status))
      throw new ApiError('refused', `The catalog answered a vote with ${answer.status}`)
    return { ...answer, ...reject(answer.status, readMessage(answer)) }
  }

  /** A shopper without a script comes back to the page, and reads there what became of the vote. */
  async function answerForm(context: RequestContext, form: URLSearchParams): Promise<FastifyReply> {
    const answer = await cast(context)
    if (answer.status !== 200) return showRejection(context, form, answer)
    const { page } = parseVoteAnswer(JSON.parse(answer.body))
    return context.reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .redirect(buildReturn(form, page), 303)
  }

  async function showRejection(
    context: RequestContext,
    form: URLSearchParams,
    { status, body, retryAfter }: ApiResponse,
  ): Promise<FastifyReply> {
    if (retryAfter !== undefined) context.reply.header('retry-after', retryAfter)
    const { msg } = JSON.parse(body) as { msg: string }
    // Its way back is the page that the form stands on.
    return pages.showError({ ...context, path: findBack(form) ?? '/' }, status, msg, { isVote: true })
  }

  return {
    methods: ['POST'],
    async handle(context) {
      const { headers, body } = context.request
      if (/\bapplication\/json\b/i.test(headers.accept ?? '')) return forwardResponse(context, await cast(context))
      const form = new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '')
      return answerForm(context, form).catch((thrown: unknown) =>
        showRejection(context, form, describeFailure(context, thrown)),
      )
    },
  }
}

/** An answer of ours that takes nothing. */
export function reject(status: number, msg: string): ApiResponse {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify({ code: status, msg }) }
}

/** What a shopper is answered whose vote or form could not be passed on. */
export function describeFailure({ log }: RequestContext, thrown: unknown): ApiResponse {
  if (thrown instanceof Overloaded) return { ...reject(503, thrown.message), retryAfter: `${RETRY_AFTER_S}` }
  log.error({ err: thrown }, 'what a shopper sent failed')
  const { statusCode, message } = normaliseError(thrown)
  return reject(statusCode, message)
}

/** @throws {ApiError} it is no error of page-api's */
export function readMessage({ body, status }: ApiResponse): string {
  try {
    return String((JSON.parse(body) as { message: unknown }).message)
  } catch (cause) {
    throw new ApiError('unusable', `The catalog answered what a shopper sent with ${status} and no reason`, { cause })
  }
}

/** The page that the form says it stands on: path, query and fragment; null where it is none of the site. */
function findBack(form: URLSearchParams): string | null {
  return findLandingTarget(form.get('back') ?? '')
}

/**
 * Where a shopper reads what became of the vote: the page that the form stands on, where that is the coupon's or its merchant's.
 * @param merchantPage path
 */
function buildReturn(form: URLSearchParams, merchantPage: string): string {
  const coupon = form.get('coupon') ?? ''
  const back = new URL(findBack(form) ?? merchantPage, ANY_ORIGIN)
  const isOfCoupon = [merchantPage, pagePath('coupon', coupon)].includes(back.pathname)
  const url = isOfCoupon ? back : new URL(merchantPage, ANY_ORIGIN)
  url.searchParams.set('promoid', coupon)
  url.searchParams.set('voted', form.get('reason') || (form.get('worked') ?? ''))
  return url.pathname + url.search + url.hash
}
