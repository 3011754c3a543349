import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import { matchesEtag } from '../http/cacheHeaders.ts'
import { encodeText } from '../http/encodeText.ts'
import { plainText } from '../http/plainText.ts'
import { ImageError } from '@clipfront/pictures/source'
import { createSemaphore, Overloaded } from '@clipfront/cache/semaphore'
import type { Handler } from '../http/RequestContext.ts'
import { ASSET_TYPES } from '../release/loadAssets.ts'
import type { MediaParts } from '../images/createImageHandler.ts'

/** Names by content, in one folder: none leads out of it. */
const NAME = /^\/media\/(([0-9a-f]{32})\.(?:jpg|png|svg|webp))$/
/** Follows no link, and waits for no pipe. */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

const UNREACHABLE = 'This picture cannot be read at the moment. Try again in a while.'
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // A drawing may hold styles; opened as a document it runs and loads nothing.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
  'x-content-type-options': 'nosniff',
}

/** Each holds up to 10 MiB. A CDN asks once for each picture. */
const READS = { permits: 8, maxWaiting: 32 } as const

/** `/media/{hash}.svg`: pictures of the catalog. A missing one may be added later, so its 404 is not cached. */
export function createMedia({ mediaFolder, mediaReader }: MediaParts): Handler {
  const reads = createSemaphore(READS)

  /** @returns the status of the answer where there is none */
  async function readPicture(name: string, path: string, signal: AbortSignal): Promise<Buffer | 404 | 502 | 503> {
    if (!mediaReader) return (await readPlainFile(join(mediaFolder, name))) ?? 404
    try {
      return (await reads(() => mediaReader.read(path, signal), { signal })).bytes
    } catch (thrown) {
      if (thrown instanceof Overloaded) return 503
      if (thrown instanceof ImageError) return thrown.status === 404 ? 404 : 502
      throw thrown
    }
  }

  return {
    async handle({ request, reply, path, signal }) {
      const [, name = '', hash = ''] = NAME.exec(path) ?? []
      const bytes = name ? await readPicture(name, path, signal) : 404
      if (bytes === 404) return plainText(reply, 404, NOT_FOUND_MESSAGE)
      if (typeof bytes === 'number') return plainText(reply.header('retry-after', '1'), bytes, UNREACHABLE)
      const etag = `"${hash}"`
      const type = ASSET_TYPES[extname(name)] ?? 'application/octet-stream'
      reply.headers({ ...HEADERS, etag, 'content-type': type })
      const isSame = matchesEtag(request.headers['if-none-match'], etag)
      if (!name.endsWith('.svg')) return isSame ? reply.code(304).send() : reply.send(bytes)
      const { body, headers } = await encodeText(bytes.toString('utf8'), request.headers['accept-encoding'])
      return isSame ? reply.code(304).headers({ vary: headers['vary'] }).send() : reply.headers(headers).send(body)
    },
  }
}

/** @returns undefined where there is no such plain file */
async function readPlainFile(file: string): Promise<Buffer | undefined> {
  const handle = await open(file, OPEN_FLAGS).catch(() => undefined)
  if (!handle) return undefined
  try {
    return (await handle.stat()).isFile() ? await handle.readFile() : undefined
  } finally {
    await handle.close()
  }
}
