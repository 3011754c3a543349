import { PageError } from '@clipfront/routing/errors'
import type { Site } from '@clipfront/site-config'
import type { FastifyInstance } from 'fastify'
import { cached } from '../../context/cached.ts'
import { createTurns } from '../../sitemap/createTurns.ts'
import { readIndex } from '../../sitemap/readIndex.ts'
import { SITEMAP_LIMITS } from '../../sitemap/SitemapLimits.ts'
import { sitemapKindsOf } from '../../sitemap/sitemapKinds.ts'
import { type ApiContext, viewOf } from '../ApiContext.ts'
import { createPartSender } from '../createPartSender.ts'
import { requireSite } from '../requireSite.ts'
import { sitemapIndexSchema, sitemapPartSchema } from '../schemas.ts'
import { sendCacheableText } from '../sendCacheable.ts'
import { untilBusy } from '../untilBusy.ts'

const PART = /^([a-z]+)-([1-9]\d{0,5})$/

/**
 * `GET /v1/sites/{code}/sitemap.xml`: the index, and `GET /v1/sites/{code}/sitemap-{part}.xml`: one of the parts that it names,
 * written while it is read (R2.15). A site that crawlers may not show has neither: 404. Anybody may ask, again and again: what
 * that costs is limited by `SITEMAP_LIMITS`. Whoever wants more waits a little, and is told to come again, by 429 or 503.
 */
export function serveSitemaps(api: FastifyInstance, context: ApiContext): void {
  const limits = { ...SITEMAP_LIMITS, ...context.sitemaps }
  const takeRead = createTurns(limits.readsAtOnce)
  const sendPart = createPartSender({ limits, takeRead, internalToken: context.settings.secrets.internalToken })

  api.get<{ Params: { code: string } }>(
    '/v1/sites/:code/sitemap.xml',
    { schema: sitemapIndexSchema },
    async (request, reply) => {
      const site = requireIndexed(request.params.code)
      const view = viewOf(context, site)
      const index = await cached(view, ['sitemapIndex'], () => {
        const patience = untilBusy(limits.waitMs)
        return readIndex(view, () => takeRead('', patience))
      })
      return sendCacheableText(request, reply, 'application/xml; charset=utf-8', index)
    },
  )

  api.get<{ Params: { code: string; part: string } }>(
    '/v1/sites/:code/sitemap-:part.xml',
    { schema: sitemapPartSchema },
    async (request, reply) => {
      const site = requireIndexed(request.params.code)
      const [, name = '', number] = PART.exec(request.params.part) ?? []
      const groups = sitemapKindsOf(site).get(name)?.readPart(viewOf(context, site), Number(number))
      if (groups) return sendPart(request, reply, { site, groups })
      throw new PageError(404, 'not-found', 'There are no such parts. The index names those there are.')
    },
  )
}

/** @throws {PageError} 404: there is no such site, or its pages are not for crawlers */
function requireIndexed(code: string): Site {
  const site = requireSite(code)
  if (sitemapKindsOf(site).size === 0)
    throw new PageError(404, 'not-indexed', 'This site asks crawlers not to show it, so it has no sitemap.')
  return site
}
