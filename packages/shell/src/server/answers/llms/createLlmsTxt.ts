import { setTimeout } from 'node:timers/promises'
import { ApiError } from '@clipfront/routing/errors'
import { cacheHeaders } from '../../http/cacheHeaders.ts'
import { callerOf } from '../../http/callerOf.ts'
import { encodeText } from '../../http/encodeText.ts'
import type { Exchange } from '../../http/Exchange.ts'
import { isCanonical } from '../../http/isCanonical.ts'
import { createPageCache } from '../../pages/createPageCache.ts'
import type { ServerParts } from '../../ServerParts.ts'
import type { Answer } from '../Answer.ts'
import type { Outline } from './Outline.ts'
import { parseOutline } from './parseOutline.ts'
import { renderLlmsTxt } from './renderLlmsTxt.ts'

/** What is known without page-api is worth more than a wait. */
const TIMEOUT_MS = 3000

/** `/llms.txt`: the site for programs that read it in somebody's place. */
export function createLlmsTxt({ api, proxies, pageCache }: ServerParts): Answer {
  const cache = createPageCache<Outline>({
    isOn: pageCache,
    lengthOf: ({ categories, stores }) => categories.length + stores.length,
  })

  async function load(exchange: Exchange): Promise<Outline> {
    try {
      const { status, body } = await api.ask(`${exchange.site.api}/outline`, callerOf(exchange, proxies))
      if (status !== 200) throw new ApiError('refused', `The catalogue answered ${status}`)
      return parseOutline(body)
    } catch (thrown) {
      exchange.log.error({ err: thrown }, 'outline failed')
      throw thrown
    }
  }

  function findOutline(exchange: Exchange): Promise<Outline | null> {
    const loaded = cache(exchange.site.code, () => load(exchange)).catch(() => null)
    return Promise.race([loaded, setTimeout(TIMEOUT_MS, null, { ref: false })])
  }

  return {
    methods: ['GET', 'HEAD'],
    async reply(exchange) {
      const { request, reply, site, environment } = exchange
      const outline = await findOutline(exchange)
      const { body, headers } = await encodeText(renderLlmsTxt(site, outline), request.headers['accept-encoding'])
      return reply
        .headers({ ...cacheHeaders(outline ? 200 : 503, environment, true), ...robotsHeader(exchange), ...headers })
        .header('x-content-type-options', 'nosniff')
        .type('text/plain; charset=utf-8')
        .send(body)
    },
  }
}

function robotsHeader(exchange: Exchange): Record<string, string> {
  const { robots } = exchange.site
  if (!isCanonical(exchange)) return { 'x-robots-tag': 'NOINDEX, NOFOLLOW' }
  return robots === 'INDEX' ? {} : { 'x-robots-tag': robots }
}
