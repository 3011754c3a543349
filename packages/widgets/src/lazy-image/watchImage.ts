import type { ImageSizes } from '@clipfront/routing/images'
import { createKnownPictures } from './knownPictures.ts'
import { drawErrorSign } from './standIns.ts'
import { watchRange } from './watchRange.ts'

/** What an image element is to show, and what where that does not come. */
export interface LazySource extends ImageSizes {
  /** What takes the room of the picture until it comes. */
  placeholder: string
  /** Null leaves the placeholder; undefined is a sign that it is missing. */
  errorImage: string | null | undefined
  /** Whether it waits until it comes near; if not, the browser has begun to load it by itself. */
  isLazy: boolean
}

const ATTEMPTS = 2
const RETRY_AFTER_MS = 400
const known = createKnownPictures()

/**
 * Shows a picture in two attempts (R4.6, R9.2), and says in `data-lazy` how far it is: `loading`, `loaded` or `error`. After the
 * first render the element's attributes belong to this function: React renders the same ones again and touches none.
 * @returns ends it, and puts the element back to where it began
 */
export function watchImage(image: HTMLImageElement, source: LazySource): () => void {
  const { isLazy } = source
  const ending = new AbortController()
  const { signal } = ending
  const once = { once: true, signal }
  // What the browser loads by itself is the first attempt.
  let attempts = isLazy ? 0 : 1
  let isLoading = !isLazy
  let isNear = !isLazy
  let leaveRange: (() => void) | undefined

  function check(near: boolean): void {
    isNear = near
    if (near && !isLoading && !signal.aborted) void attempt()
  }

  async function attempt(): Promise<void> {
    isLoading = true
    attempts += 1
    const isLoaded = await load(image, source)
    if (signal.aborted) return
    if (!isLoaded) return fail()
    show(image, source, 'loaded')
    succeed()
  }

  function succeed(): void {
    known.add(source.src)
    image.dataset['lazy'] = 'loaded'
    end()
  }

  function fail(): void {
    isLoading = false
    if (!navigator.onLine) {
      attempts -= 1
      addEventListener('online', () => check(isNear), once)
      return
    }
    // Once: what stands there stays while the second attempt is under way, and an error image may be missing too.
    if (image.dataset['lazy'] !== 'error') showError()
    if (attempts < ATTEMPTS) setTimeout(() => check(isNear), RETRY_AFTER_MS)
    else end()
  }

  /** What the attribute says: as it is laid out it may be of half a pixel. */
  const readSize = (name: 'width' | 'height') => Number(image.getAttribute(name))

  function showError(): void {
    const { placeholder, errorImage = drawErrorSign(readSize('width'), readSize('height')) } = source
    show(image, { src: errorImage ?? placeholder }, 'error')
  }

  function end(): void {
    ending.abort()
    leaveRange?.()
  }

  if (source.src === '') showError()
  else if (isLazy && known.has(source.src)) {
    // With the frame that it is part of: a list that comes back shows no gaps.
    image.decoding = 'sync'
    show(image, source, 'loaded')
  } else if (isLazy) {
    leaveRange = watchRange(image, check)
  } else if (!image.complete) {
    image.addEventListener('error', fail, once)
    image.addEventListener('load', succeed, once)
    // It may have come, or failed, before there was a script.
  } else if (image.naturalWidth > 0) succeed()
  else fail()

  return () => {
    end()
    if (isLazy) show(image, { src: source.placeholder }, 'loading')
    else image.sizes = source.sizes ?? ''
  }
}

/** @returns false where the picture does not come, or is none */
function load({ crossOrigin, referrerPolicy }: HTMLImageElement, { src, srcSet, sizes }: ImageSizes): Promise<boolean> {
  const probe = new Image()
  Object.assign(probe, { crossOrigin, referrerPolicy, sizes: sizes ?? '', srcset: srcSet ?? '', src })
  return probe.decode().then(
    () => true,
    () => false,
  )
}

function show(
  image: HTMLImageElement,
  { src, srcSet = '', sizes = '' }: { src: string } & Partial<ImageSizes>,
  state: 'loading' | 'loaded' | 'error',
): void {
  Object.assign(image, { sizes, srcset: srcSet, src })
  image.dataset['lazy'] = state
}
