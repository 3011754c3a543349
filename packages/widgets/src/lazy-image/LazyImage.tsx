import { describeSizes } from '@clipfront/routing/images'
import { clsx } from 'clsx'
import { type Ref, useCallback } from 'react'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './LazyImage.module.css'
import { drawErrorSign, drawPlaceholder } from './standIns.ts'
import { watchImage } from './watchImage.ts'

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
  /** Whether it is among the first things that are seen; others wait until they come near. @default false */
  priority?: boolean
  /** What is shown where the picture does not come; null lets see what lies below. @default a sign that it is missing */
  errorImage?: string | null
}

/** A picture that is loaded when it comes near, in the width that its place needs (R4.6). */
export function LazyImage(props: LazyImageProps) {
  const { src, alt, width, height, naturalWidth, sizes: layout, priority = false, className, ref } = props
  const placeholder = drawPlaceholder(width, height)
  const errorImage = props.errorImage === null ? placeholder : (props.errorImage ?? drawErrorSign(width, height))
  // Nothing is fetched for an address that holds the picture.
  const isLazy = !priority && !/^(?:data|blob):/.test(src)
  const { src: address, srcSet, sizes } = src ? describeSizes(src, layout, naturalWidth) : describeMissing(errorImage)
  const watch = useCallback(
    (image: HTMLImageElement) => {
      const release = giveElement(image, ref)
      const source = { src: address, srcSet, sizes, placeholder, errorImage, isLazy }
      const stop = src ? watchImage(image, source) : undefined
      return () => {
        stop?.()
        release()
      }
    },
    [src, address, srcSet, sizes, placeholder, errorImage, isLazy, ref],
  )
  const shared = { width, height, decoding: 'async' } as const
  const whole = { src: address, srcSet, sizes }
  if (!isLazy || !src) {
    const fetchPriority = priority ? 'high' : 'auto'
    const state = src ? 'loading' : 'error'
    return <img ref={watch} alt={alt} {...shared} {...whole} {...{ className, fetchPriority }} data-lazy={state} />
  }
  return (
    <>
      <img
        ref={watch}
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

function describeMissing(src: string) {
  return { src, srcSet: undefined, sizes: undefined }
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
