import type { LoadContext } from '@clipfront/cache'
import { isPageRedirect } from '@clipfront/page-data'
import { ImageError } from '@clipfront/pictures/source'
import { isPagePath } from '@clipfront/routing/own-paths'
import { formatSharePath, parseSharePath, type SharePath } from '@clipfront/routing/share'
import type { FastifyReply } from 'fastify'
import type { SharePicture } from '../../render/createSharing.ts'
import { matchesEtag, NO_STORE } from '../http/cacheHeaders.ts'
import type { PageApiClient } from '../http/createPageApiClient.ts'
import type { Handler, RequestContext } from '../http/RequestContext.ts'
import type { MediaParts } from '../images/createImageHandler.ts'
import type { ImageMaker } from '../images/createImageMaker.ts'
import { findLocalImage, MEDIA } from '../images/findLocalImage.ts'
import { PNG_RECIPE } from '../images/PNG_RECIPE.ts'
import { IMAGE_HEADERS, sendImageFailure } from '../images/sendImageFailure.ts'
import { CACHE_CHARACTERS, createPageCache } from '../pages/createPageCache.ts'
import type { PageWork } from '../pages/createPageWork.ts'
import { drawShareCard } from './drawShareCard.ts'

/** Changes when the same words are drawn otherwise: pictures on the disk are drawn anew then. */
const DRAWING = 1
const YEAR_S = 365 * 24 * 60 * 60
const NO_LOGO = Buffer.alloc(0)
const MOVED = 'public, max-age=60'
const NOT_FOUND = new ImageError(404, 'IPX_FILE_NOT_FOUND', 'There is no such picture')

/** In characters: a card's texts, and room for what else an entry costs. */
const CARD_CHARACTERS = 1000

interface ShareParts extends MediaParts {
  api: Pick<PageApiClient, 'getPage'>
  work: PageWork
  /** False where nothing is cached. */
  pageCache: boolean
}

/**
 * `/_share/{version}{page}.png`: the picture of a page for those to whom it is sent (R2.18). It is drawn from page data that the
 * address leads to, so that there are no more pictures than pages; a version that is not the page's leads to the one that is.
 */
export function createShareHandler(parts: ShareParts, maker: ImageMaker): Handler {
  const { api, work, pageCache, mediaFolder, mediaReader } = parts
  const cache = createPageCache<FoundPicture>({
    isOn: pageCache,
    characters: CACHE_CHARACTERS.shares,
    measureLength: () => CARD_CHARACTERS,
    readStatus: ({ status }) => status,
  })

  async function load({ site, release, request }: RequestContext, page: string, signal: AbortSignal) {
    const answer = release.renderer.parse(await api.getPage(site, page, { requestId: request.id, signal }))
    if (isPageRedirect(answer)) return { status: answer.code, found: undefined }
    const found = answer.page === 'error' ? undefined : await release.renderer.findPicture?.(answer, page)
    return { status: answer.code, found }
  }

  async function find(context: RequestContext, { page }: SharePath): Promise<SharePicture | undefined> {
    const { site, environment, release, labels, signal } = context
    if (page === null) return release.renderer.findPicture?.(null, '/')
    if (!isPagePath(page)) return undefined
    const key = [site.code, environment, release.hash, page].join(' ')
    const { found } = await cache(
      key,
      (loading: LoadContext) => work(() => load(context, page, loading.signal), loading),
      { onLookup: (state) => (labels.cache = state), signal },
    )
    return found
  }

  function open({ site, release, signal }: RequestContext, { card, picture }: SharePicture) {
    const logoPath = card.merchant?.logo ?? ''
    const remote = logoPath.startsWith(MEDIA) ? mediaReader : undefined
    const readLocal = (path: string) => findLocalImage(path, mediaFolder, release).then((image) => image.read())
    const readLogo = (flight: AbortSignal) =>
      remote ? remote.read(logoPath, flight).then(({ bytes }) => bytes) : readLocal(logoPath)
    const read = async (flight: AbortSignal) => {
      const logo = logoPath ? await readLogo(flight).catch(doWithout) : undefined
      return { bytes: logo ?? NO_LOGO, lastModified: '', maxAge: YEAR_S }
    }
    const draw = async (bytes: Buffer) => {
      const icon = await readLocal(site.icon).catch(doWithout)
      return drawShareCard(card, site, { icon, logo: bytes.length > 0 ? bytes : undefined })
    }
    const name = `share ${DRAWING} ${site.code} ${picture.version}`
    const from = remote ? ('media' as const) : ('site' as const)
    const source = { name, validators: { lastModified: '' }, from, read, draw }
    return maker.open({ source, recipe: PNG_RECIPE, accept: 'none' }, signal)
  }

  return {
    async handle(context) {
      const { request, reply, path, environment } = context
      reply.headers(IMAGE_HEADERS)
      try {
        const wanted = parseSharePath(path)
        const found = wanted && (await find(context, wanted))
        if (!found) throw NOT_FOUND
        const address = formatSharePath(found.picture)
        if (address !== path) return reply.header('cache-control', MOVED).redirect(address, 302)
        const image = await open(context, found)
        sendCaching(reply, environment).header('etag', image.etag)
        const isSame = matchesEtag(request.headers['if-none-match'], image.etag)
        return isSame ? reply.code(304).send() : reply.type(image.type).send(image.body)
      } catch (thrown) {
        return sendImageFailure(reply, thrown)
      }
    },
  }
}

/** A card without a logo that is not there is worth sending; one whose server fails would lack it in all caches for a year. */
function doWithout(thrown: unknown): undefined {
  if (!(thrown instanceof ImageError) || thrown.status >= 500) throw thrown
}

interface FoundPicture {
  status: number
  /** Undefined where the page has none: it is not there, or has moved. */
  found: SharePicture | undefined
}

function sendCaching(reply: FastifyReply, environment: RequestContext['environment']): FastifyReply {
  return environment === 'prod'
    ? reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`)
    : reply.headers(NO_STORE)
}
