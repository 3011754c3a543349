import type { FastifyReply } from 'fastify'
import type { Exchange } from '../http/Exchange.ts'
import type { AssetArchive } from '../release/createAssetArchive.ts'
import { sendAsset } from './sendAsset.ts'

/** A file of the release, or of another one of the site; undefined when there is none. */
export async function findAssetAnswer(exchange: Exchange, archive: AssetArchive): Promise<FastifyReply | undefined> {
  const { site, release, path } = exchange
  const asset = release.assets.get(path) ?? (await archive(site.code, path))
  return asset && sendAsset(exchange, asset)
}
