import { describeSizes } from '@clipfront/routing/images'
import { clsx } from 'clsx'
import { type Ref, useCallback } from 'react'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './LazyImage.module.css'
import { drawPlaceholder } from './standIns.ts'
import type { LazySource, watchImage } from './watchImage.ts'

interface LazyImageProps extends WidgetProps<HTMLImageElement> {
  /** A path of the site, or an address that holds the picture itself. */
  src: string
  alt: string
  /** Of its room, in px, which is there before the picture is. */
  width: number
  height: number
  /** Of the picture, in px, where that is known: no wider one is asked for. */
  naturalWidth?: number
  /** How wide it is shown up to which screen: `sm:100vw lg:400px`. */
  sizes: string
  /** Whether it is among the first things that are seen, or `low` as one of many; others wait until they come near. @default false */
  priority?: boolean | 'low'
  /** What is shown where the picture does not come; null lets see what lies below. @default a sign that it is missing */
  errorImage?: string | null
}

/** A picture that is loaded when it comes near, in the width that its place needs (R4.6). */
export function LazyImage(props: LazyImageProps) {
  const { src, alt, width, height, naturalWidth, sizes: layout, priority = false, errorImage, className, ref } = props
  const placeholder = drawPlaceholder(width, height)
  // Nothing is fetched for an address that holds the picture.
  const isLazy = !priority && !/^(?:data|blob):/.test(src)
  const { src: address, srcSet, sizes } = describeSizes(src || placeholder, layout, naturalWidth)
  const attach = useCallback(
    (image: HTMLImageElement) => {
      const release = giveElement(image, ref)
      const source = { src: src && address, srcSet, sizes, placeholder, errorImage, isLazy }
      const stop = watchSoon(image, source)
      return () => {
        stop()
        release()
      }
    },
    [src, address, srcSet, sizes, placeholder, errorImage, isLazy, ref],
  )
  const shared = { width, height, decoding: 'async' } as const
  const whole = { src: address, srcSet, sizes }
  if (!isLazy || !src) {
    // React asks for any but a low one ahead of the page's first words.
    const fetchPriority = priority === true ? 'high' : priority || undefined
    const state = src ? 'loading' : 'error'
    return <img ref={attach} alt={alt} {...shared} {...whole} {...{ className, fetchPriority }} data-lazy={state} />
  }
  return (
    <>
      <img
        ref={attach}
        alt={alt}
        {...shared}
        className={clsx(styles['lazy'], className)}
        src={placeholder}
        data-src={address}
        data-lazy="loading"
      />
      <noscript>
        <img alt={alt} {...shared} {...whole} className={className} loading="lazy" />
      </noscript>
    </>
  )
}

/** Undefined until a page has an image: no page needs it for its first paint. */
let watch: typeof watchImage | undefined

/** @returns ends it */
function watchSoon(image: HTMLImageElement, source: LazySource): () => void {
  if (watch) return watch(image, source)
  let isWanted = true
  let stop: (() => void) | undefined
  void start()
  return () => {
    isWanted = false
    stop?.()
  }

  async function start(): Promise<void> {
    try {
      watch = (await import('./watchImage.ts')).watchImage
      if (isWanted) stop = watch(image, source)
    } catch {
      // The browser loads it by itself.
      if (isWanted && source.isLazy) Object.assign(image, { srcset: source.srcSet ?? '', src: source.src })
    }
  }
}

/** @returns takes it back */
function giveElement(image: HTMLImageElement, ref: Ref<HTMLImageElement> | undefined): () => void {
  if (typeof ref === 'function') {
    const release = ref(image)
    return () => (typeof release === 'function' ? release() : ref(null))
  }
  if (ref) ref.current = image
  return () => void (ref && (ref.current = null))
}
