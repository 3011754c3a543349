import { NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import type { FastifyReply } from 'fastify'
import type { Handler, RequestContext } from '../http/RequestContext.ts'
import { confirmTarget, rawQueryValue } from './confirmTarget.ts'
import type { EventReporter } from './createEventReporter.ts'
import type { HandlerParts } from './HandlerParts.ts'
import { isKnownBot, isPrefetch } from './isKnownBot.ts'

const PATH = /^\/go-([cm])-(\d{1,10})$/
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

const MESSAGES: Readonly<Record<number, string>> = {
  404: NOT_FOUND_MESSAGE,
  410: 'This offer is gone',
}

/** `/go-c-{id}`, `/go-m-{id}`: redirects to a merchant. Only what page-api confirms is followed (R5.1). */
export function createClickOut(parts: HandlerParts, reportEvent: EventReporter): Handler {
  const { pages } = parts

  async function follow(context: RequestContext, kind: 'c' | 'm', id: string): Promise<FastifyReply> {
    const { reply, query } = context
    const url = rawQueryValue(query, 'url')
    if (url === undefined) return reply.headers(HEADERS).redirect('/403', 302)
    const target = { kind, id, url, sig: rawQueryValue(query, 'sig') }
    const { status, location } = await confirmTarget(parts, context, target)
    reply.headers(HEADERS)
    if (location !== undefined) {
      if (kind === 'c') reportClickOut(reportEvent, context, Number(id))
      return reply.redirect(location, 302)
    }
    if (status === 302 || status === 403) return reply.redirect('/403', 302)
    const shown = status === 410 ? 410 : status < 500 ? 404 : 502
    return pages.showError(context, shown, MESSAGES[shown] ?? 'The offer could not be opened')
  }

  return {
    handle(context) {
      const { request, reply, path } = context
      const [, kind, id] = PATH.exec(path) ?? []
      if (isPrefetch(request) || isKnownBot(context)) {
        // Nobody is led anywhere; the collector stores robots and prefetches as such.
        if (kind === 'c') reportClickOut(reportEvent, context, Number(id))
        return reply.code(204).headers(HEADERS).send()
      }
      if ((kind !== 'c' && kind !== 'm') || !id) return pages.showError(context, 404, NOT_FOUND_MESSAGE)
      return follow(context, kind, id)
    },
  }
}

/**
 * Reports a click-out where browsers report none (R7.3): outside of production, apart from what shoppers do, for `catalog stats`. Its
 * type is its own, so that it is no use of the coupon whoever asks.
 */
function reportClickOut(reportEvent: EventReporter, context: RequestContext, couponId: number): void {
  if (context.environment === 'prod') return
  reportEvent(context, { type: 'click-out', page: 'click-out', urlname: context.path, couponId })
}
