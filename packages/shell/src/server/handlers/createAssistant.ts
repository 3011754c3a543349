import { createSemaphore } from '@clipfront/cache/semaphore'
import { parseAssistant } from '@clipfront/page-data/assistant'
import { ApiError, NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import type { FastifyReply } from 'fastify'
import { type ApiResponse, LINES_TYPE } from '../http/createPageApiClient.ts'
import { type Handler, READING, type RequestContext } from '../http/RequestContext.ts'
import { findBack, findRejection, readBody } from './createForm.ts'
import { describeFailure, readMessage, reject } from './createVote.ts'
import type { HandlerParts } from './HandlerParts.ts'
import { forwardResponse } from './sendCall.ts'

const LONGEST_BODY_BYTES = 8000
const JSON_TYPE = 'application/json'
/** For a whole answer: page-api gives a language model less. */
const MAX_ANSWER_MS = 90_000
/** Of the connections for streams: an answer that is written slowly holds one until its end. */
const ANSWERS_AT_A_TIME = 16
const MAX_WAITING = 64
const TOO_MANY = 429
/** What a question is sent with. */
const FIELDS = new Set(['question', 'merchant', 'earlier', 'back'])
/** What page-api says of a question; any other error is one between our servers. */
const REJECTIONS = new Set([400, 404, 413, 415, 429, 503])
/** The page of the assistant, as it was asked for or with what is wrong with the question. */
const ASSISTANT_PAGES = new Set([200, 422])
/** No proxy may gather what comes line by line: nginx, and what compresses. */
const UNBUFFERED = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }

/**
 * `/api/assistant` (docs/contracts/assistant.md): shows the assistant, and passes questions on to page-api. A script is answered by
 * lines as they come, a browser by a page, which is made for this visitor alone.
 */
export function createAssistant({ api, pages, work }: Pick<HandlerParts, 'api' | 'pages' | 'work'>): Handler {
  const answering = createSemaphore({ permits: ANSWERS_AT_A_TIME, maxWaiting: MAX_WAITING })

  /** @returns null once the lines are out */
  async function ask(context: RequestContext, accept: string): Promise<ApiResponse | null> {
    const { caller, request, reply, log } = context
    const contentType = request.headers['content-type'] ?? 'application/octet-stream'
    // Ends with the visitor's connection: nothing is written for who has left.
    const signal = AbortSignal.any([context.signal, AbortSignal.timeout(MAX_ANSWER_MS)])
    const { response, lines } = await api.ask(caller, { contentType, body: readBody(context) }, accept, signal)
    if (accept !== LINES_TYPE || response.status !== 200) return response
    if (!lines) throw new ApiError('unusable', 'The catalog answered a question with something that is no lines')
    lines.once('error', (thrown) => {
      if (!context.signal.aborted) log.error({ err: thrown }, 'an answer broke off')
    })
    reply.headers({ ...UNBUFFERED, 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' })
    await reply.type(`${LINES_TYPE}; charset=utf-8`).send(lines)
    return null
  }

  async function answer(context: RequestContext, accept: string): Promise<ApiResponse | null> {
    if (!context.site.flags.aiChat) return reject(404, NOT_FOUND_MESSAGE)
    const isPost = context.request.method === 'POST'
    const rejection = isPost && findRejection(context, 'questions', LONGEST_BODY_BYTES)
    if (rejection) return rejection
    const response = await (isPost ? answering(() => ask(context, accept), { signal: context.signal }) : open(context))
    if (!response || ASSISTANT_PAGES.has(response.status)) return response
    if (!REJECTIONS.has(response.status))
      throw new ApiError('refused', `The catalog answered a question with ${response.status}`)
    return { ...response, ...reject(response.status, readMessage(response)) }
  }

  async function open({ site, caller, query, signal }: RequestContext): Promise<ApiResponse> {
    const merchant = new URLSearchParams(query).get('merchant')
    const wanted = merchant ? `?${new URLSearchParams({ merchant: merchant.slice(0, 20) })}` : ''
    return api.request(`${site.api}/assistant${wanted}`, caller, { signal })
  }

  async function show(context: RequestContext, response: ApiResponse | null, given: URLSearchParams) {
    if (!response) return context.reply
    if (!ASSISTANT_PAGES.has(response.status)) return showRejection(context, response, given)
    const wire: unknown = JSON.parse(response.body)
    const assistant = parseAssistant(wire)
    const back = findBack(context, given) ?? assistant.path
    const draw = () => pages.showOwn(context, wire, { assistant: { ...assistant, back } })
    return work(draw, { isRefresh: false, signal: context.signal })
  }

  /** An error page, with the question to be sent once more where that may help. */
  async function showRejection(
    context: RequestContext,
    { status, body, retryAfter }: ApiResponse,
    given: URLSearchParams,
  ) {
    if (retryAfter !== undefined) context.reply.header('retry-after', retryAfter)
    const { msg } = JSON.parse(body) as { msg: string }
    const fields = [...given].filter(([field]) => FIELDS.has(field)).map(([name, value]) => ({ name, value }))
    const mayHelp = context.request.method === 'POST' && (status === TOO_MANY || status >= 500)
    const about = mayHelp ? { resend: { path: context.path, fields } } : {}
    return pages.showError({ ...context, path: findBack(context, given) ?? '/' }, status, msg, about)
  }

  return {
    methods: [...READING, 'POST'],
    async handle(context): Promise<FastifyReply> {
      const accepted = context.request.headers.accept?.toLowerCase() ?? ''
      const accept = [LINES_TYPE, JSON_TYPE].find((type) => accepted.includes(type))
      if (accept) {
        const response = await answer(context, accept)
        return response ? forwardResponse(context, response) : context.reply
      }
      const isPost = context.request.method === 'POST'
      const given = new URLSearchParams(isPost ? readBody(context).toString('utf8') : context.query)
      return answer(context, JSON_TYPE)
        .then((response) => show(context, response, given))
        .catch((thrown: unknown) => showRejection(context, describeFailure(context, thrown), given))
    },
  }
}
