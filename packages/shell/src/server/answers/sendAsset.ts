import type { FastifyReply, FastifyRequest } from 'fastify'
import { accepts } from '../http/accepts.ts'
import { VARY_BY_ENCODING } from '../http/chooseEncoding.ts'
import type { Exchange } from '../http/Exchange.ts'
import { isHeld } from '../http/isHeld.ts'
import type { Asset } from '../release/Asset.ts'

/** A file in the smallest form that the browser reads, unless it holds it already. */
export function sendAsset({ request, reply }: Exchange, asset: Asset): FastifyReply {
  const headers = { ...asset.headers, ...VARY_BY_ENCODING }
  if (isHeld(request.headers['if-none-match'], asset.headers['etag'] ?? '')) {
    return reply.code(304).headers(headers).send()
  }
  const { bytes, encoding } = smallest(asset, request)
  return reply.headers(encoding ? { ...headers, 'content-encoding': encoding } : headers).send(bytes)
}

function smallest(asset: Asset, request: FastifyRequest): { bytes: Buffer; encoding?: string } {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (asset.brotli && accepts(accepted, 'br')) return { bytes: asset.brotli, encoding: 'br' }
  if (asset.gzip && accepts(accepted, 'gzip')) return { bytes: asset.gzip, encoding: 'gzip' }
  return { bytes: asset.plain }
}
