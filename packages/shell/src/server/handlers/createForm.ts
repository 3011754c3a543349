import { type Form, type FormName, listFields, parseFormAnswer, parseTakenAnswer } from '@clipfront/page-data/forms'
import { ApiError } from '@clipfront/routing/errors'
import type { FastifyReply } from 'fastify'
import type { ApiResponse } from '../http/createPageApiClient.ts'
import { type Handler, READING, type RequestContext } from '../http/RequestContext.ts'
import { describeFailure, readMessage, reject } from './createVote.ts'
import { findLandingTarget } from './cutPort.ts'
import { findReferrer } from './findReferrer.ts'
import type { HandlerParts } from './HandlerParts.ts'
import { forwardResponse, isFromOwnPage } from './sendCall.ts'

const LONGEST_BODY_BYTES = 32_000
/** What page-api says of a form; any other error is one between our servers. */
const REJECTIONS = new Set([400, 404, 413, 415, 429, 503])
/** The page of the form, as it was asked for or to be sent once more. */
const FORM_PAGES = new Set([200, 422, 428])
const TOO_MANY = 429

/** How long page-api has for the form once more, when it has just not taken one. */
const SHOWN_AGAIN_WITHIN_MS = 2000

/**
 * `/api/form/{name}` (docs/contracts/forms.md): shows a shopper's form, and passes it on to page-api. A call is answered in JSON,
 * a browser by a page, which is made for this visitor alone.
 */
export function createForm(
  name: FormName,
  { api, pages, work }: Pick<HandlerParts, 'api' | 'pages' | 'work'>,
): Handler {
  async function ask({ site, caller, signal }: RequestContext, given: URLSearchParams, keys = ['merchant']) {
    const wanted = new URLSearchParams()
    for (const key of keys) {
      const value = given.get(key)
      if (value) wanted.set(key, value.slice(0, 20))
    }
    return api.request(`${site.api}/forms/${name}?${wanted}`, caller, { signal })
  }

  async function post(context: RequestContext): Promise<ApiResponse> {
    const contentType = context.request.headers['content-type'] ?? 'application/octet-stream'
    return api.postForm(name, context.caller, { contentType, body: readBody(context) })
  }

  async function answer(context: RequestContext, isPost: boolean): Promise<ApiResponse> {
    const rejection = isPost && findRejection(context, 'forms', LONGEST_BODY_BYTES)
    if (rejection) return rejection
    const response = await (isPost
      ? post(context)
      : ask(context, new URLSearchParams(context.query), ['merchant', 'sent']))
    if (FORM_PAGES.has(response.status)) return response
    if (!REJECTIONS.has(response.status))
      throw new ApiError('refused', `The catalog answered a form with ${response.status}`)
    return { ...response, ...reject(response.status, readMessage(response)) }
  }

  async function show(context: RequestContext, response: ApiResponse, given: URLSearchParams, isPost: boolean) {
    const { status, body } = response
    if (!FORM_PAGES.has(status)) return showRejection(context, response, given, isPost)
    const back = findBack(context, given)
    const wire: unknown = JSON.parse(body)
    if (isPost && status === 200)
      return context.reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .redirect(buildThanks(name, given, back ?? parseTakenAnswer(wire)), 303)
    return draw(context, wire, parseFormAnswer(wire), back)
  }

  function draw(
    context: RequestContext,
    wire: unknown,
    form: Form & { status?: 'busy' | 'failed' },
    back: string | null,
  ) {
    const render = () => pages.showOwn(context, wire, { form: { ...form, back: back ?? form.path } })
    return work(render, { isRefresh: false, signal: context.signal })
  }

  async function showRejection(
    context: RequestContext,
    { status, body, retryAfter }: ApiResponse,
    given: URLSearchParams,
    isPost: boolean,
  ) {
    if (retryAfter !== undefined) context.reply.header('retry-after', retryAfter)
    const back = findBack(context, given)
    const isToSendAgain = isPost && (status === TOO_MANY || status >= 500)
    const shown = isToSendAgain && (await showAgain(context, status, given, back))
    if (shown) return shown
    const { msg } = JSON.parse(body) as { msg: string }
    const resend = { path: context.path, fields: listSent(name, given) }
    return pages.showError({ ...context, path: back ?? '/' }, status, msg, isToSendAgain ? { resend } : {})
  }

  /** The form with all that was sent. Its stamp too: what was stored after all is not stored twice. @returns null where it cannot be had */
  async function showAgain(context: RequestContext, status: number, given: URLSearchParams, back: string | null) {
    try {
      const signal = AbortSignal.any([context.signal, AbortSignal.timeout(SHOWN_AGAIN_WITHIN_MS)])
      const response = await ask({ ...context, signal }, given)
      if (response.status !== 200) return null
      const wire = { ...(JSON.parse(response.body) as object), code: status }
      const form = parseFormAnswer(wire)
      const fields = form.fields.map((field) => ({ ...field, value: given.get(field.name) ?? '' }))
      const stamp = given.get('stamp') || form.stamp
      return await draw(
        context,
        wire,
        { ...form, fields, stamp, status: status === TOO_MANY ? 'busy' : 'failed' },
        back,
      )
    } catch {
      return null
    }
  }

  return {
    methods: [...READING, 'POST'],
    async handle(context): Promise<FastifyReply> {
      const { headers, method } = context.request
      const isPost = method === 'POST'
      if (/\bapplication\/json\b/i.test(headers.accept ?? ''))
        return forwardResponse(context, await answer(context, isPost))
      const given = new URLSearchParams(isPost ? readBody(context).toString('utf8') : context.query)
      return answer(context, isPost)
        .then((response) => show(context, response, given, isPost))
        .catch((thrown: unknown) => showRejection(context, describeFailure(context, thrown), given, isPost))
    },
  }
}

/** What is not passed on. @param sent what shoppers send here, in the plural */
export function findRejection(context: RequestContext, sent: string, longestBytes: number): ApiResponse | undefined {
  if (!isFromOwnPage(context)) return reject(403, `${sent} come from our own pages`)
  if (readBody(context).length <= longestBytes) return undefined
  return reject(413, `${sent} have at most ${longestBytes} bytes`)
}

export function readBody({ request: { body } }: RequestContext): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

/** What the form was sent with, to be sent once more. */
function listSent(name: FormName, given: URLSearchParams): { name: string; value: string }[] {
  return ['stamp', 'merchant', 'back', ...listFields(name)].flatMap((field) => {
    const value = given.get(field)
    return value === null ? [] : [{ name: field, value }]
  })
}

/** The page to go on to: the one that is named, else the one that the browser says it comes from. */
export function findBack(context: RequestContext, given: URLSearchParams): string | null {
  return findLandingTarget(given.get('back') ?? '') ?? findReferrer(context)
}

/** A page of its own: a reload of it sends nothing again. */
function buildThanks(name: FormName, given: URLSearchParams, back: string): string {
  const query = new URLSearchParams({ sent: 'yes' })
  const merchant = given.get('merchant')
  if (merchant) query.set('merchant', merchant)
  query.set('back', back)
  return `/api/form/${name}?${query}`
}
