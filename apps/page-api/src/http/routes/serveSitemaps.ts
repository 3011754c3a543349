import { Readable } from 'node:stream'
import { PageError } from '@clipfront/routing/errors'
import type { Site } from '@clipfront/site-config'
import type { FastifyInstance } from 'fastify'
import { sitemapKindsOf } from '../../sitemap/sitemapKinds.ts'
import type { SitemapPart } from '../../sitemap/SitemapKind.ts'
import { writeSitemapIndex } from '../../sitemap/writeSitemapIndex.ts'
import { writeUrlset } from '../../sitemap/writeUrlset.ts'
import { type ApiContext, viewOf } from '../ApiContext.ts'
import { requireSite } from '../requireSite.ts'
import { sitemapIndexSchema, sitemapPartSchema } from '../schemas.ts'
import { sendCacheableText } from '../sendCacheable.ts'

const XML = 'application/xml; charset=utf-8'
const PART = /^([a-z]+)-([1-9]\d{0,5})$/

/**
 * `GET /v1/sites/{code}/sitemap.xml`: the index, with the addresses of the parts on the site's own host, and
 * `GET /v1/sites/{code}/sitemap-{part}.xml`: one of them, written while it is read. A site that crawlers may not show has
 * neither: 404.
 */
export function serveSitemaps(api: FastifyInstance, context: ApiContext): void {
  api.get<{ Params: { code: string } }>(
    '/v1/sites/:code/sitemap.xml',
    { schema: sitemapIndexSchema },
    async (request, reply) => {
      const site = requireIndexed(request.params.code)
      const view = viewOf(context, site)
      const listed = await Promise.all(
        [...sitemapKindsOf(site)].map(async ([name, kind]) =>
          (await kind.listParts(view)).map((part) => describePart(site, name, part)),
        ),
      )
      return sendCacheableText(request, reply, XML, writeSitemapIndex(listed.flat()))
    },
  )

  api.get<{ Params: { code: string; part: string } }>(
    '/v1/sites/:code/sitemap-:part.xml',
    { schema: sitemapPartSchema },
    async (request, reply) => {
      const site = requireIndexed(request.params.code)
      const [, name = '', number] = PART.exec(request.params.part) ?? []
      const groups = sitemapKindsOf(site).get(name)?.readPart(viewOf(context, site), Number(number))
      // The first entries before the first byte: what fails until here is an answer of its own.
      const first = await groups?.next()
      if (!groups || !first || first.done)
        throw new PageError(404, 'not-found', 'There is no such part. The index names those there are.')
      const rest = async function* () {
        yield first.value
        yield* groups
      }
      const text = Readable.from(writeUrlset(site, rest()), { highWaterMark: 1 })
      return reply.type(XML).header('cache-control', 'no-cache').send(text)
    },
  )
}

function describePart({ domainLink }: Site, name: string, { number, changedAt }: SitemapPart) {
  return { url: `${domainLink}/sitemap-${name}-${number}.xml`, changedAt }
}

/** @throws {PageError} 404: there is no such site, or its pages are not for crawlers */
function requireIndexed(code: string): Site {
  const site = requireSite(code)
  if (sitemapKindsOf(site).size === 0)
    throw new PageError(404, 'not-indexed', 'This site asks crawlers not to show it, so it has no sitemap.')
  return site
}
