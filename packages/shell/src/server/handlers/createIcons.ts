import { NOT_FOUND_MESSAGE } from '@clipfront/routing/errors'
import { matchesEtag, releaseHeaders } from '../http/cacheHeaders.ts'
import { plainText } from '../http/plainText.ts'
import type { Handler } from '../http/RequestContext.ts'
import type { ImageMaker } from '../images/createImageMaker.ts'
import { drawIcon, type IconName, ICONS } from '../images/drawIcon.ts'
import { PNG_RECIPE } from '../images/PNG_RECIPE.ts'
import { sendImageFailure } from '../images/sendImageFailure.ts'
import { sendAsset } from './sendAsset.ts'

/** Changes when icons are drawn otherwise. */
const DRAWING = 1

/**
 * `/apple-touch-icon.png`, `/icon-512.png`, `/favicon.ico`, …: the site's icon as pixels (R7.13), drawn when it is asked for. A
 * file of that name in the release goes before.
 */
export function createIcons(maker: ImageMaker): Handler {
  return {
    async handle(context) {
      const { request, reply, site, release, environment, path, signal } = context
      const file = release.assets.get(path)
      if (file) return sendAsset(context, file)
      const icon = release.assets.get(site.icon)
      if (!icon) return plainText(reply, 404, NOT_FOUND_MESSAGE)
      const name = path.slice(1).replace(/\.\w+$/, '') as IconName
      const read = async () => ({ bytes: await drawIcon(icon.plain, site, name), lastModified: '', maxAge: 0 })
      const source = {
        name: `icon ${DRAWING} ${name} ${site.accent} ${icon.headers['etag'] ?? ''}`,
        validators: { lastModified: '' },
        from: 'site' as const,
        read,
      }
      try {
        const image = await maker.open({ source, recipe: PNG_RECIPE, accept: 'none' }, signal)
        reply.headers({ ...releaseHeaders(environment), etag: image.etag })
        if (matchesEtag(request.headers['if-none-match'], image.etag)) return reply.code(304).send()
        if (name === 'favicon') return reply.type('image/x-icon').send(wrapIcon(image.body, ICONS[name].size))
        return reply.type(image.type).send(image.body)
      } catch (thrown) {
        return sendImageFailure(reply, thrown)
      }
    },
  }
}

/** Of one picture: the file's own header, and the entry that says where it is. */
const ICO_HEADER_BYTES = 6 + 16

/** A PNG as a file of icons, for programs that read nothing else at this address. @param size in px, below 256 */
function wrapIcon(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(ICO_HEADER_BYTES, 18)
  return Buffer.concat([header, png])
}
