import { ApiError, NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import type { FastifyReply } from 'fastify'
import { callerOf } from '../http/callerOf.ts'
import { cacheHeaders } from '../http/cacheHeaders.ts'
import { VARY_BY_ENCODING } from '../http/chooseEncoding.ts'
import { createStreamEncoder, type StreamEncoder } from '../http/createStreamEncoder.ts'
import type { Exchange } from '../http/Exchange.ts'
import { hasSitemap } from '../http/hasSitemap.ts'
import { isHeld } from '../http/isHeld.ts'
import { plainText } from '../http/plainText.ts'
import { sendStream } from '../http/sendStream.ts'
import { whenGone } from '../http/whenGone.ts'
import type { ApiStream } from '../pages/createPageApi.ts'
import type { ServerParts } from '../ServerParts.ts'
import type { Answer } from './Answer.ts'

/** The index, or one of the parts that it names, such as `merchant-2`. */
const NAME = /^\/(sitemap(?:-[a-z0-9]{1,32}){0,4}\.xml)$/
const XML = /^(?:application|text)\/xml\b/i
/** Tags as a client may have them of us. Anything else is not passed on. */
const TAGS = /^(?:W\/)?"[!#-~]{1,100}"(?:, *(?:W\/)?"[!#-~]{1,100}"){0,9}$/
/** For a whole answer. 50 MB take less by a slow line; whoever takes longer keeps others from theirs. */
const LONGEST_MS = 5 * 60_000

/**
 * `/sitemap.xml` and the parts that it names: page-api writes them, and they are passed on as they arrive. Only where
 * `/robots.txt` names one (R2.15).
 */
export function createSitemap({ api, proxies, log }: ServerParts): Answer {
  async function pass(exchange: Exchange, name: string): Promise<FastifyReply> {
    const { request, reply, site } = exchange
    const held = request.headers['if-none-match'] ?? ''
    const gone = whenGone(reply.raw)
    const signal = AbortSignal.any([gone, AbortSignal.timeout(LONGEST_MS)])
    const ifNoneMatch = TAGS.test(held) ? held : undefined
    try {
      const upstream = await api.stream(`${site.api}/${name}`, callerOf(exchange, proxies), { signal, ifNoneMatch })
      return await answer(exchange, upstream, gone)
    } catch (thrown) {
      if (gone.aborted) return reply.hijack()
      // All that may be passed on at a time are: this one's turn has not come.
      if (thrown instanceof ApiError && thrown.kind === 'timeout') return comeAgain(exchange, 503)
      throw thrown
    }
  }

  async function answer(exchange: Exchange, upstream: ApiStream, gone: AbortSignal): Promise<FastifyReply> {
    const { request, reply, site, path, environment } = exchange
    const outcome = outcomeOf(upstream, request.headers['if-none-match'])
    const hasBody = outcome === 'whole' && request.method === 'GET'
    if (!hasBody) await upstream.body.dump()
    if (outcome === 'missing') return notFound(exchange)
    if (outcome === 'later') return comeAgain(exchange, upstream.status, upstream.retryAfter)
    if (outcome === 'unusable')
      throw new ApiError('unusable', 'The catalogue answered with something that is no sitemap')

    const encoder = createStreamEncoder(request.headers['accept-encoding'])
    reply.headers({ ...cacheHeaders(200, environment, true), ...tagOf(upstream, encoder) })
    if (outcome === 'same') return reply.code(304).headers(VARY_BY_ENCODING).send()
    reply.headers({ ...encoder.headers, 'x-content-type-options': 'nosniff' }).type('application/xml; charset=utf-8')
    if (!hasBody) return reply.send()
    return sendStream(reply, upstream.body, encoder.encode, (thrown) => {
      if (!gone.aborted) log('sitemap broke off', thrown, { site: site.code, path })
    })
  }

  return {
    methods: ['GET', 'HEAD'],
    reply(exchange) {
      const name = NAME.exec(exchange.path)?.[1]
      return name !== undefined && hasSitemap(exchange) ? pass(exchange, name) : notFound(exchange)
    },
  }
}

function outcomeOf({ status, contentType, etag }: ApiStream, held: string | undefined) {
  if (status === 304) return 'same'
  if (status === 404 || status === 410) return 'missing'
  if (status === 429 || status === 503) return 'later'
  if (status !== 200 || !XML.test(contentType)) return 'unusable'
  return etag !== undefined && isHeld(held, etag) ? 'same' : 'whole'
}

/** Compressed it is no longer the same bytes, so that its tag is a weak one. */
function tagOf({ etag }: ApiStream, { headers }: StreamEncoder): Record<string, string> {
  if (etag === undefined) return {}
  return { etag: 'content-encoding' in headers ? etag.replace(/^(?!W\/)/, 'W/') : etag }
}

function notFound({ reply }: Exchange): FastifyReply {
  return plainText(reply, 404, NOT_FOUND_MESSAGE)
}

/** @param seconds after which it may be there */
function comeAgain({ reply }: Exchange, status: number, seconds = '60'): FastifyReply {
  const text = `Too many sitemaps are being read right now. Try again in ${seconds} seconds.`
  return plainText(reply.header('retry-after', seconds), status, text)
}
