import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { PageError } from '@clipfront/routing/errors'
import type { Site } from '@clipfront/site-config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listSitemapKinds } from '../../sitemap/sitemapKinds.ts'
import { SITEMAP_ENCODINGS } from '../../sitemap/writeSitemaps.ts'
import { type ApiContext, requireSite } from '../ApiContext.ts'
import { sitemapIndexSchema, sitemapPartSchema } from '../schemas.ts'
import { matchesEtag } from '../sendCacheable.ts'

const PART = /^[a-z]+-[1-9]\d{0,5}$/

/**
 * `GET /v1/sites/{code}/sitemap.xml`: the index, and `GET /v1/sites/{code}/sitemap-{part}.xml`: one of the parts that it names
 * (R2.15). Both are files. A site that crawlers may not show has neither: 404.
 */
export function serveSitemaps(api: FastifyInstance, { sitemaps }: ApiContext): void {
  api.get<{ Params: { code: string } }>(
    '/v1/sites/:code/sitemap.xml',
    { schema: sitemapIndexSchema },
    async (request, reply) => {
      const folder = await sitemaps.findFolder(requireIndexed(request.params.code))
      return sendFile(request, reply, path.join(folder, 'sitemap.xml'))
    },
  )

  api.get<{ Params: { code: string; part: string } }>(
    '/v1/sites/:code/sitemap-:part.xml',
    { schema: sitemapPartSchema },
    async (request, reply) => {
      const site = requireIndexed(request.params.code)
      if (!PART.test(request.params.part)) throw noSuchPart()
      return sendFile(request, reply, path.join(await sitemaps.findFolder(site), `sitemap-${request.params.part}.xml`))
    },
  )
}

/** Compressed only for who asks for exactly one encoding, as the sites' servers do: it has to be chosen somewhere. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
  const plain = await stat(file).catch(() => {
    throw noSuchPart()
  })
  const tag = `"${plain.mtime.getTime().toString(36)}-${plain.size.toString(36)}"`
  const encoding = SITEMAP_ENCODINGS.find((each) => each === request.headers['accept-encoding'])
  reply.headers({
    etag: encoding ? `W/${tag}` : tag,
    'last-modified': plain.mtime.toUTCString(),
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  })
  if (isUnmodified(request, tag, plain.mtime)) return reply.code(304).send()
  const handle = await open(encoding ? `${file}.${encoding}` : file)
  if (encoding) reply.header('content-encoding', encoding)
  const { size } = await handle.stat()
  reply.type('application/xml; charset=utf-8').header('content-length', size)
  if (request.method !== 'HEAD') return reply.send(handle.createReadStream())
  await handle.close()
  return reply.send(Readable.from([]))
}

/** As RFC 9110 has it: a date counts only where no tag is given, and is of whole seconds. */
function isUnmodified({ headers }: FastifyRequest, tag: string, changedAt: Date): boolean {
  if (headers['if-none-match'] !== undefined) return matchesEtag(headers['if-none-match'], tag)
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= Date.parse(headers['if-modified-since'] ?? '')
}

function noSuchPart(): PageError {
  return new PageError(404, 'not-found', 'There is no such part. The index names those there are.')
}

/** @throws {PageError} 404: there is no such site, or its pages are not for crawlers */
function requireIndexed(code: string): Site {
  const site = requireSite(code)
  if (listSitemapKinds(site).length === 0)
    throw new PageError(404, 'not-indexed', 'This site asks crawlers not to show it, so it has no sitemap.')
  return site
}
