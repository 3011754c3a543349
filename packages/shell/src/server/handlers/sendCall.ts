import type { FastifyReply } from 'fastify'
import type { ApiResponse } from '../http/createPageApiClient.ts'
import { encodeText } from '../http/encodeText.ts'
import type { RequestContext } from '../http/RequestContext.ts'
import { RETRY_AFTER_S } from '../pages/createPageWork.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Answers a call for which there is no room now. */
export function sendOverloaded(context: RequestContext): Promise<FastifyReply> {
  context.reply.header('retry-after', RETRY_AFTER_S)
  return sendCallError(context, 503, 'too much is asked for at the moment')
}

/** Answers a call with an error, in the form of page-api's. */
export function sendCallError(context: RequestContext, status: number, msg: string): Promise<FastifyReply> {
  return sendCall(context, status, { code: status, msg })
}

export function sendCall(context: RequestContext, status: number, body: object): Promise<FastifyReply> {
  return forwardResponse(context, { status, contentType: JSON_TYPE, body: JSON.stringify(body) })
}

/**
 * Forwards page-api's response to the browser, which never caches or indexes it.
 * @param owner a cached object that the response belongs to
 */
export async function forwardResponse(
  { request, reply }: RequestContext,
  response: ApiResponse,
  owner?: object,
): Promise<FastifyReply> {
  if (response.retryAfter !== undefined) reply.header('retry-after', response.retryAfter)
  const { body, headers } = await encodeText(response.body, request.headers['accept-encoding'], owner)
  return reply
    .code(response.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' })
    .headers(headers)
    .type(response.contentType)
    .send(body)
}

/**
 * True unless the browser says that another site's page sends this; another name of the same domain is another site, since a
 * partner's domain has pages that are not ours. Browsers without `Sec-Fetch-Site` still send the origin of every POST.
 */
export function isFromOwnPage({ request: { headers }, hostname }: RequestContext): boolean {
  const relation = headers['sec-fetch-site']
  if (relation !== undefined && relation !== 'same-origin') return false
  return headers.origin === undefined || URL.parse(headers.origin)?.hostname === hostname
}
