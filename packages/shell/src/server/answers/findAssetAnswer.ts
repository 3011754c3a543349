import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asset } from '../release/Asset.ts'
import { accepts } from '../http/accepts.ts'
import type { Exchange } from '../http/Exchange.ts'
import type { AssetArchive } from '../release/createAssetArchive.ts'

/** A file of the release, or of another one of the site, in the smallest form that the browser reads; undefined when there is none. */
export async function findAssetAnswer(
  { request, reply, site, release, path }: Exchange,
  archive: AssetArchive,
): Promise<FastifyReply | undefined> {
  const asset = release.assets.get(path) ?? (await archive(site.code, path))
  if (!asset) return undefined
  const headers = { ...asset.headers, vary: 'Accept-Encoding' }
  if (request.headers['if-none-match'] === asset.headers['etag']) return reply.code(304).headers(headers).send()
  const { bytes, encoding } = smallest(asset, request)
  return reply.headers(encoding ? { ...headers, 'content-encoding': encoding } : headers).send(bytes)
}

function smallest(asset: Asset, request: FastifyRequest): { bytes: Buffer; encoding?: string } {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (asset.brotli && accepts(accepted, 'br')) return { bytes: asset.brotli, encoding: 'br' }
  if (asset.gzip && accepts(accepted, 'gzip')) return { bytes: asset.gzip, encoding: 'gzip' }
  return { bytes: asset.plain }
}
