import { NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import type { FastifyReply } from 'fastify'
import type { Exchange } from '../http/Exchange.ts'
import type { ServerParts } from '../ServerParts.ts'
import type { Answer } from './Answer.ts'
import { askTarget } from './askTarget.ts'
import { isKnownBot } from './isKnownBot.ts'
import { isPrefetch } from './isPrefetch.ts'
import { rawQueryValue } from './rawQueryValue.ts'

const PATH = /^\/go-([cm])-([^/]*)$/
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

const MESSAGES: Readonly<Record<number, string>> = {
  404: NOT_FOUND_MESSAGE,
  410: 'This offer is gone',
}

/**
 * `/go-c-{id}`, `/go-m-{id}`: on the way to a shop. page-api alone resolves; what it does not confirm is not followed (R5.1).
 */
export function createClickOut(parts: ServerParts): Answer {
  const { pages } = parts

  async function resolve(exchange: Exchange, kind: string, id: string): Promise<FastifyReply> {
    const { reply, query } = exchange
    const url = rawQueryValue(query, 'url')
    if (url === undefined) return reply.headers(HEADERS).redirect('/403', 302)
    const asked = { kind, id, url, sig: rawQueryValue(query, 'sig') }
    const { status, location } = await askTarget(parts, exchange, asked)
    reply.headers(HEADERS)
    if (location !== undefined) return reply.redirect(location, 302)
    if (status === 302 || status === 403) return reply.redirect('/403', 302)
    const shown = status === 410 ? 410 : status < 500 ? 404 : 502
    return pages.showError(exchange, shown, MESSAGES[shown] ?? 'The offer could not be opened')
  }

  return {
    methods: ['GET', 'HEAD'],
    reply(exchange) {
      const { request, reply, path } = exchange
      if (isPrefetch(request) || isKnownBot(exchange)) {
        return reply.code(204).headers(HEADERS).send()
      }
      const [, kind, id] = PATH.exec(path) ?? []
      if (!kind || !id || !/^\d{1,10}$/.test(id)) return pages.showError(exchange, 404, NOT_FOUND_MESSAGE)
      return resolve(exchange, kind, id)
    },
  }
}
