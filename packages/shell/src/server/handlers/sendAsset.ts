import { OWN_PATHS } from '@clipfront/routing/own-paths'
import type { FastifyReply } from 'fastify'
import { matchesEtag, releaseHeaders } from '../http/cacheHeaders.ts'
import { accepts, VARY_BY_ENCODING } from '../http/encodeText.ts'
import type { Handler, RequestContext } from '../http/RequestContext.ts'
import type { AssetArchive } from '../release/createAssetArchive.ts'
import type { Asset } from '../release/loadAssets.ts'

/** Sends a file in the smallest encoding that the browser accepts, or 304. */
export function sendAsset({ request, reply }: RequestContext, asset: Asset): FastifyReply {
  const headers = { ...asset.headers, ...VARY_BY_ENCODING }
  if (matchesEtag(request.headers['if-none-match'], asset.headers['etag'] ?? '')) {
    return reply.code(304).headers(headers).send()
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((each) => asset[each] && accepts(accepted, each))
  if (encoding) return reply.headers({ ...headers, 'content-encoding': encoding }).send(asset[encoding])
  return reply.headers(headers).send(asset.plain)
}

/** Sends the file at the requested path, of the release or another one of the site; undefined when there is none. */
export async function sendAssetAt(context: RequestContext, archive: AssetArchive): Promise<FastifyReply | undefined> {
  const { site, release, path } = context
  const asset = release.assets.get(path) ?? (await archive(site.code, path))
  return asset && sendAsset(context, asset)
}

/**
 * `/favicon.ico`, which browsers and crawlers request by themselves: the bytes of the site's icon, since some follow no redirect
 * here. In development, where the release holds no icon, it redirects.
 */
export const favicon: Handler = {
  handle(context) {
    const { reply, site, release, environment } = context
    const icon = release.assets.get(OWN_PATHS.favicon) ?? release.assets.get(site.icon)
    return icon ? sendAsset(context, icon) : reply.headers(releaseHeaders(environment)).redirect(site.icon, 302)
  },
}
