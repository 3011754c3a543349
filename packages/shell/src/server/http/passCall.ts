import type { FastifyReply } from 'fastify'
import type { ApiAnswer } from '../pages/createPageApi.ts'
import { encodeText } from './encodeText.ts'
import type { Exchange } from './Exchange.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Gives page-api's answer to a call of the browser on: never kept, never indexed. */
export async function passCall({ request, reply }: Exchange, answer: ApiAnswer): Promise<FastifyReply> {
  const { status, contentType } = answer
  const { body, headers } = await encodeText(answer.body, request.headers['accept-encoding'])
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-robots-tag': 'noindex' })
    .headers(headers)
    .type(contentType)
    .send(body)
}

/** Says why a call is not answered, in the form in which the others are. */
export function refuseCall(exchange: Exchange, status: number, msg: string): Promise<FastifyReply> {
  return passCall(exchange, { status, contentType: JSON_TYPE, body: JSON.stringify({ code: status, msg }) })
}
