import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asset } from '../release/Asset.ts'
import { accepts } from '../http/accepts.ts'
import type { Exchange } from '../http/Exchange.ts'

/** A file of the release, in the smallest form that the browser reads; undefined when the release has no such file. */
export function findAssetAnswer({ request, reply, release, path }: Exchange): FastifyReply | undefined {
  const asset = release.assets.get(path)
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
