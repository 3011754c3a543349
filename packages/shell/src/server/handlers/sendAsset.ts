import type { FastifyReply } from 'fastify'
import { matchesEtag } from '../http/cacheHeaders.ts'
import { accepts, VARY_BY_ENCODING } from '../http/encodeText.ts'
import type { RequestContext } from '../http/RequestContext.ts'
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
