import { ApiError, NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import type { FastifyReply } from 'fastify'
import { cacheHeaders } from '../http/cacheHeaders.ts'
import { chooseEncoding, VARY_BY_ENCODING } from '../http/encodeText.ts'
import { plainText } from '../http/plainText.ts'
import type { Handler, RequestContext } from '../http/RequestContext.ts'
import type { HandlerParts } from './HandlerParts.ts'
import { hasSitemap } from './robotsTxt.ts'

/** The index, or one of the parts that it names, such as `merchant-2`. */
const NAME = /^\/(sitemap(?:-[a-z0-9]{1,32}){0,4}\.xml)$/
const XML = /^(?:application|text)\/xml\b/i
/** Printable ASCII: an HTTP client refuses to send other header values. */
const SENDABLE = /^[ -~]{1,2000}$/
/** For a whole answer: a reader that takes longer would hold a connection to page-api for ever. */
const MAX_STREAM_MS = 5 * 60_000

/** `/sitemap.xml` and the parts that it names: files of page-api. Only where `/robots.txt` names one (R2.15). */
export function createSitemap({ api }: Pick<HandlerParts, 'api'>): Handler {
  async function forward(
    { request, reply, site, environment, log }: RequestContext,
    name: string,
  ): Promise<FastifyReply> {
    const etag = request.headers['if-none-match'] ?? ''
    const { status, headers, body } = await api.stream(`${site.api}/${name}`, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: {
        'accept-encoding': chooseEncoding(request.headers['accept-encoding'] ?? '') ?? 'identity',
        ...(SENDABLE.test(etag) ? { 'if-none-match': etag } : {}),
        'x-request-id': request.id,
      },
      signal: AbortSignal.timeout(MAX_STREAM_MS),
    })
    const isFile = status === 200 && XML.test(headers['content-type'] ?? '')
    if (!isFile || request.method === 'HEAD') await body.dump()
    if (status === 404 || status === 410) return plainText(reply, 404, NOT_FOUND_MESSAGE)
    if (!isFile && status !== 304)
      throw new ApiError('unusable', 'The catalog answered with something that is no sitemap')

    reply.headers({ ...cacheHeaders(200, environment, true), ...VARY_BY_ENCODING, ...pick(headers, ['etag']) })
    if (!isFile) return reply.code(304).send()
    reply.headers({ ...pick(headers, ['content-encoding', 'content-length']), 'x-content-type-options': 'nosniff' })
    reply.type('application/xml; charset=utf-8')
    if (request.method === 'HEAD') return reply.send()
    body.once('error', (thrown) => {
      if (!reply.raw.destroyed) log.error({ err: thrown }, 'sitemap broke off')
    })
    return reply.send(body)
  }

  return {
    handle(context) {
      const name = NAME.exec(context.path)?.[1]
      if (name !== undefined && hasSitemap(context)) return forward(context, name)
      return plainText(context.reply, 404, NOT_FOUND_MESSAGE)
    },
  }
}

function pick(headers: Readonly<Record<string, string | undefined>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
}
