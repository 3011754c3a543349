import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import { encodeText } from '../http/encodeText.ts'
import { isHeld } from '../http/isHeld.ts'
import { plainText } from '../http/plainText.ts'
import { ASSET_TYPES } from '../release/ASSET_TYPES.ts'
import type { ServerParts } from '../ServerParts.ts'
import type { Answer } from './Answer.ts'

/** Named by its content, in one folder: no such name leads out of it. */
const NAME = /^\/media\/(([0-9a-f]{32})\.(?:jpg|png|svg|webp))$/
/** Neither does a link that somebody put there, nor does anything but a file. */
const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // A drawing may bring its own style; opened as a page of its own it runs nothing and loads nothing.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
  'x-content-type-options': 'nosniff',
}

/** `/media/{hash}.svg`: the pictures that page-api draws and editors put there. What is not there may come yet: it is not kept. */
export function createMedia({ mediaFolder }: Pick<ServerParts, 'mediaFolder'>): Answer {
  return {
    methods: ['GET', 'HEAD'],
    async reply({ request, reply, path }) {
      const [, name = '', hash = ''] = NAME.exec(path) ?? []
      const bytes = name ? await readPlainFile(join(mediaFolder, name)) : undefined
      if (!bytes) return plainText(reply, 404, NOT_FOUND_MESSAGE)
      const etag = `"${hash}"`
      const type = ASSET_TYPES[extname(name)] ?? 'application/octet-stream'
      reply.headers({ ...HEADERS, etag, 'content-type': type })
      const isSame = isHeld(request.headers['if-none-match'], etag)
      if (!name.endsWith('.svg')) return isSame ? reply.code(304).send() : reply.send(bytes)
      const { body, headers } = await encodeText(bytes.toString('utf8'), request.headers['accept-encoding'])
      return isSame ? reply.code(304).headers({ vary: headers['vary'] }).send() : reply.headers(headers).send(body)
    },
  }
}

/** @returns undefined where there is no such file, or it is no plain one */
async function readPlainFile(file: string): Promise<Buffer | undefined> {
  const handle = await open(file, READING).catch(() => undefined)
  if (!handle) return undefined
  try {
    return (await handle.stat()).isFile() ? await handle.readFile() : undefined
  } finally {
    await handle.close()
  }
}
