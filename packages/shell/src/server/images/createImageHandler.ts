import { createImageFetcher, type ImageFetcher, type MediaReader, type RemoteImage } from '@clipfront/pictures/fetch'
import { parseImagePath } from '@clipfront/routing/images'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../http/cacheHeaders.ts'
import type { Handler, RequestContext } from '../http/RequestContext.ts'
import type { CachedImage } from './createImageCache.ts'
import type { ImageMaker, ImageMakerParts, ImageOrder, ImageSource } from './createImageMaker.ts'
import { classifyAccept, readRecipe } from './ImageRecipe.ts'
import { findLocalImage, MEDIA } from './findLocalImage.ts'
import { IMAGE_HEADERS, sendImageFailure } from './sendImageFailure.ts'

export interface ImageParts extends ImageMakerParts {
  /** Where the catalog's pictures are stored. */
  mediaFolder: string
  /** The server from which they are read instead, where an operator names one. */
  mediaOrigin?: string | undefined
  /** @default one that fetches from public addresses alone */
  imageFetcher?: ImageFetcher
}

/** Where the catalog's pictures are read. */
export interface MediaParts {
  mediaFolder: string
  /** Reads them from `mediaOrigin` instead. */
  mediaReader: MediaReader | undefined
}

/** A day, in seconds, for pictures of our own. */
const LOCAL_MAX_AGE = 86_400

/** `/_ipx/{modifiers}/{source}`: pictures in the size and the format that a page asks for (R7.5). */
export function createImageHandler(parts: ImageParts & MediaParts, maker: ImageMaker): Handler {
  const { imageFetcher = createImageFetcher(), mediaFolder, mediaReader } = parts

  async function readOrder({ request, path, site, release }: RequestContext): Promise<ImageOrder> {
    // Releases of before have no such list.
    const domains: readonly string[] = site.imageHosts ?? []
    const { modifiers, source, remote } = parseImagePath(path, { domains })
    const recipe = readRecipe(modifiers)
    const accept = recipe.format === 'auto' ? classifyAccept(request.headers['accept']) : 'none'
    if (remote) {
      const fetch = (signal: AbortSignal) => imageFetcher.fetch(source, domains, signal)
      // Where a host leads on to another one, it depends on the site whether that may be asked.
      const name = JSON.stringify([source, ...domains])
      return { source: describeRemote(name, 'hosts', fetch), recipe, accept }
    }
    if (mediaReader && source.startsWith(MEDIA)) {
      const read = (signal: AbortSignal) => mediaReader.read(source, signal)
      return { source: describeRemote(source, 'media', read), recipe, accept }
    }
    const local = await findLocalImage(source, mediaFolder, release)
    const lastModified = local.modifiedAt?.toUTCString() ?? ''
    const read = async () => ({ bytes: await local.read(), lastModified, maxAge: LOCAL_MAX_AGE })
    const name = `${source} ${local.version}`
    return { source: { name, validators: { lastModified }, from: 'site', read }, recipe, accept }
  }

  return {
    async handle(context) {
      const { request, reply, signal } = context
      reply.headers(IMAGE_HEADERS)
      try {
        const order = await readOrder(context)
        if (order.recipe.format === 'auto') reply.header('vary', 'Accept')
        const validators = maker.findValidators(order)
        if (validators && isUnchanged(request, validators)) {
          return sendHeaders(reply, { ...validators, maxAge: LOCAL_MAX_AGE })
            .code(304)
            .send()
        }
        const image = await maker.open(order, signal)
        sendHeaders(reply, image)
        return isUnchanged(request, image) ? reply.code(304).send() : reply.type(image.type).send(image.body)
      } catch (thrown) {
        return sendImageFailure(reply, thrown)
      }
    },
  }
}

function describeRemote(
  name: string,
  from: ImageSource['from'],
  fetch: (signal: AbortSignal) => Promise<RemoteImage>,
): ImageSource {
  const read: ImageSource['read'] = async (signal) => {
    const { bytes, modifiedAt, maxAge } = await fetch(signal)
    return { bytes, lastModified: modifiedAt?.toUTCString() ?? '', maxAge }
  }
  return { name, validators: undefined, from, read }
}

/** `If-None-Match`, or where it is not sent `If-Modified-Since` (RFC 9110). */
function isUnchanged({ headers }: FastifyRequest, image: Pick<CachedImage, 'etag' | 'lastModified'>): boolean {
  if (headers['if-none-match'] !== undefined) return matchesEtag(headers['if-none-match'], image.etag)
  return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(image.lastModified)
}

type Sent = Pick<CachedImage, 'etag' | 'lastModified' | 'maxAge'> & Partial<Pick<CachedImage, 'staleAt'>>

/** Nobody keeps a picture longer than its source allows, however long it has been here. */
function sendHeaders(reply: FastifyReply, { etag, lastModified, maxAge, staleAt = Infinity }: Sent): FastifyReply {
  const seconds = Math.min(maxAge, Math.max(0, Math.ceil((staleAt - Date.now()) / 1000)))
  if (lastModified) reply.header('last-modified', lastModified)
  return reply.headers({ etag, 'cache-control': `max-age=${seconds}, public, s-maxage=${seconds}` })
}
