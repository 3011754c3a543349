import { parseButtons } from '@clipfront/page-data/forms'
import { ApiError } from '@clipfront/routing/errors'
import type { FastifyReply } from 'fastify'
import { plainText } from '../http/plainText.ts'
import { type Handler, READING, type RequestContext } from '../http/RequestContext.ts'
import { describeFailure } from './createVote.ts'
import type { HandlerParts } from './HandlerParts.ts'

const ACTIONS = ['confirm', 'unsubscribe'] as const
/** Longer than any token. */
const LONGEST_TOKEN = 100
/** What page-api says of a link: what it is about, or that it has ended. */
const ANSWERS = new Set([200, 410])

/**
 * `/subscription?confirm=` and `?unsubscribe=` (docs/contracts/mail.md): where links of mails lead. To look changes nothing, since
 * programs that check mails follow links: a button sends the POST that does. A mail program sends it by itself (RFC 8058): without
 * cookies, from nowhere, and it is answered in a line. Who has the token is the subscriber; where it comes from says nothing.
 */
export function createMailLink({ api, pages, work }: Pick<HandlerParts, 'api' | 'pages' | 'work'>): Handler {
  async function answer(context: RequestContext, isPost: boolean, body: string) {
    const { site, caller, signal } = context
    const query = buildQuery(context.query, body)
    const response = isPost
      ? await api.followMailLink(caller, query)
      : await api.request(`${site.api}/subscription?${query}`, caller, { signal })
    if (ANSWERS.has(response.status)) return response
    throw new ApiError('refused', `The catalog answered a link of a mail with ${response.status}`, {
      status: response.status === 503 ? 503 : 502,
    })
  }

  return {
    methods: [...READING, 'POST'],
    async handle(context): Promise<FastifyReply> {
      const { request, reply, signal } = context
      const isPost = request.method === 'POST'
      const body = isPost && Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
      const isOneClick = body.includes('List-Unsubscribe')
      reply.header('cache-control', 'no-store')
      try {
        const response = await answer(context, isPost, body)
        if (isOneClick)
          return plainText(reply, response.status, response.status === 200 ? 'Unsubscribed' : 'This link has ended')
        const wire: unknown = JSON.parse(response.body)
        const draw = () => pages.showOwn(context, wire, { buttons: parseButtons(wire) }, PRIVATE)
        return await work(draw, { isRefresh: false, signal })
      } catch (thrown) {
        const { status, retryAfter, body: failure } = describeFailure(context, thrown)
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
        const { msg } = JSON.parse(failure) as { msg: string }
        if (isOneClick) return plainText(reply, status, msg)
        // Its way to try again is the link itself.
        const path = `${context.path}?${buildQuery(context.query, '')}`
        return pages.showError({ ...context, path }, status, msg, {}, PRIVATE)
      }
    },
  }
}

function buildQuery(given: string, body: string): URLSearchParams {
  const query = new URLSearchParams()
  const parameters = new URLSearchParams(given)
  for (const action of ACTIONS) {
    const token = parameters.get(action)
    if (token !== null) query.set(action, token.slice(0, LONGEST_TOKEN))
  }
  if (new URLSearchParams(body).get('scope') === 'all') query.set('scope', 'all')
  return query
}

/**
 * A page as a document alone. Its address is a secret, which scripts of others (a tag manager) would report; and nothing in it
 * needs one. What scripts hold is escaped, so the first end tag is their own.
 */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
}

/** The address says who may end a subscription: no page behind a link of this one hears of it, and no script reads it. */
const PRIVATE = { edit: withoutScripts, headers: { 'referrer-policy': 'no-referrer' } }
