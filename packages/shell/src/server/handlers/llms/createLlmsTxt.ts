import { setTimeout } from 'node:timers/promises'
import { ApiError } from '@clipfront/routing/errors'
import { cacheHeaders } from '../../http/cacheHeaders.ts'
import { encodeText } from '../../http/encodeText.ts'
import type { Handler, RequestContext } from '../../http/RequestContext.ts'
import { CACHE_CHARACTERS, createPageCache } from '../../pages/createPageCache.ts'
import type { HandlerParts } from '../HandlerParts.ts'
import { isCanonical } from '../robotsTxt.ts'
import { type Outline, parseOutline } from './parseOutline.ts'
import { renderLlmsTxt } from './renderLlmsTxt.ts'

/** Then the text is sent without the outline. */
const TIMEOUT_MS = 3000

/** `/llms.txt`: the site for programs that read it for a person. */
export function createLlmsTxt({ api, pageCache }: Pick<HandlerParts, 'api' | 'pageCache'>): Handler {
  const cache = createPageCache<Outline>({
    isOn: pageCache,
    characters: CACHE_CHARACTERS.outlines,
    measureLength: ({ categories, stores }) => categories.length + stores.length,
  })

  async function load({ site, caller, log }: RequestContext): Promise<Outline> {
    try {
      const { status, body } = await api.request(`${site.api}/outline`, caller)
      if (status !== 200) throw new ApiError('refused', `The catalog answered ${status}`)
      return parseOutline(body)
    } catch (thrown) {
      log.error({ err: thrown }, 'outline failed')
      throw thrown
    }
  }

  function findOutline(context: RequestContext): Promise<Outline | null> {
    const loaded = cache(context.site.code, () => load(context)).catch(() => null)
    return Promise.race([loaded, setTimeout(TIMEOUT_MS, null, { ref: false })])
  }

  return {
    async handle(context) {
      const { request, reply, site, environment } = context
      const outline = await findOutline(context)
      const { body, headers } = await encodeText(renderLlmsTxt(site, outline), request.headers['accept-encoding'])
      return reply
        .headers({ ...cacheHeaders(outline ? 200 : 503, environment, true), ...robotsHeader(context), ...headers })
        .header('x-content-type-options', 'nosniff')
        .type('text/plain; charset=utf-8')
        .send(body)
    },
  }
}

function robotsHeader(context: RequestContext): Record<string, string> {
  const { robots } = context.site
  if (!isCanonical(context)) return { 'x-robots-tag': 'NOINDEX, NOFOLLOW' }
  return robots === 'INDEX' ? {} : { 'x-robots-tag': robots }
}
