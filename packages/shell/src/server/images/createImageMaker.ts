import { createHash } from 'node:crypto'
import { createSemaphore } from '@clipfront/cache/semaphore'
import { createSingleFlight } from '@clipfront/cache/single-flight'
import type { Logger } from '@clipfront/telemetry'
import { createFailureCache } from './createFailureCache.ts'
import { type CachedImage, createImageCache } from './createImageCache.ts'
import type { AcceptClass, ImageRecipe } from './ImageRecipe.ts'
import { renderImage } from './renderImage.ts'

/** Where a picture comes from, not read yet. */
export interface ImageSource {
  /** Of the picture; where `etag` is known too, another one whenever the picture is another one. */
  name: string
  /** What is known of the picture before it is read; undefined for those of other hosts. */
  validators: { lastModified: string } | undefined
  /** The disk, `MEDIA_ORIGIN`, or a server that somebody else runs. */
  from: 'site' | 'media' | 'hosts'
  read: (signal: AbortSignal) => Promise<SourceBytes>
  /** Makes a picture of the bytes that were read, where they are none; it takes as much work as to make one of another size. */
  draw?: (bytes: Buffer) => Promise<Buffer>
}

export interface SourceBytes {
  bytes: Buffer
  lastModified: string
  /** Seconds. */
  maxAge: number
}

/** What a made picture depends on. */
export interface ImageOrder {
  source: ImageSource
  recipe: ImageRecipe
  accept: AcceptClass
}

export interface ImageMakerParts {
  /** Where made pictures are cached. */
  imageCacheFolder: string
  /** Pictures that this process makes at a time. */
  imageJobs: number
  logger: Logger
}

/** Each holds one source, of at most 10 MiB: so they bound the memory. */
const MAX_FETCHES = 8
const MAX_WAITING = 32

export type ImageMaker = ReturnType<typeof createImageMaker>

/** Makes pictures, a few at a time and each once for all who wait for it, and caches them on the disk. */
export function createImageMaker({ imageCacheFolder, imageJobs, logger }: ImageMakerParts) {
  const cache = createImageCache(imageCacheFolder)
  const failures = createFailureCache()
  const flights = createSingleFlight<CachedImage>(
    () => {},
    () => performance.now(),
  )
  const jobs = createSemaphore({ permits: imageJobs, maxWaiting: MAX_WAITING })
  const createFetches = () => createSemaphore({ permits: MAX_FETCHES, maxWaiting: MAX_WAITING })
  // Whose server is slow holds up pictures of other hosts, but none of ours.
  const fetches = { media: createFetches(), hosts: createFetches() }

  async function findOrMake(key: string, order: ImageOrder, signal: AbortSignal): Promise<CachedImage> {
    const cached = await cache.read(key)
    if (cached && cached.staleAt > Date.now()) return cached
    failures.assertNone([order.source.name, key])
    const made = await make(key, order, signal)
    // A full disk costs only the time that the cache would have saved.
    await cache.write(key, made).catch((err: unknown) => logger.warn({ err }, 'a picture cannot be cached'))
    return made
  }

  function make(key: string, { source, recipe, accept }: ImageOrder, signal: AbortSignal): Promise<CachedImage> {
    const render = async ({ bytes, lastModified, maxAge }: SourceBytes): Promise<CachedImage> => {
      const { format, body } = await failures.watch(key, async () =>
        renderImage((await source.draw?.(bytes)) ?? bytes, recipe, accept),
      )
      return {
        type: `image/${format}`,
        etag: source.validators ? nameTag(key) : nameTag(hash(`${key} ${lastModified || hash(bytes)}`)),
        lastModified,
        maxAge,
        staleAt: source.from === 'site' ? Infinity : Date.now() + maxAge * 1000,
        body,
      }
    }
    const readSource = () => failures.watch(source.name, () => source.read(signal))
    if (source.from === 'site') return jobs(async () => render(await readSource()), { signal })
    return fetches[source.from](
      async () => {
        const read = await readSource()
        return jobs(() => render(read), { signal })
      },
      { signal },
    )
  }

  return {
    /**
     * The validators of a picture, as far as they are known before it is read.
     * @returns undefined for pictures of other hosts
     */
    findValidators(order: ImageOrder): Pick<CachedImage, 'etag' | 'lastModified'> | undefined {
      const { validators } = order.source
      return validators && { etag: nameTag(createKey(order)), ...validators }
    },
    /**
     * @param signal aborted when the client has gone
     * @throws {ImageError}
     * @throws {Overloaded}
     */
    open(order: ImageOrder, signal: AbortSignal): Promise<CachedImage> {
      const key = createKey(order)
      return flights.join(key, (flight) => findOrMake(key, order, flight.signal), signal)
    },
  }
}

function createKey({ source, recipe, accept }: ImageOrder): string {
  return hash(JSON.stringify([source.name, recipe, accept]))
}

function hash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Weak: a newer version of sharp writes other bytes of the same picture. */
function nameTag(key: string): string {
  return `W/"${key.slice(0, 24)}"`
}
