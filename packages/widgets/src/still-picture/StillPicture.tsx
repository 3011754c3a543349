import type { Picture } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { LazyImage } from '../lazy-image/LazyImage.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './StillPicture.module.css'

interface StillPictureProps extends WidgetProps<HTMLImageElement> {
  picture: Picture
  /** How wide its place is, as `LazyImage` takes it. */
  sizes: string
  /** Whether it is among the first things that are seen; others wait until they come near. @default false */
  isFirst?: boolean
}

/** A picture of our own, as wide as its place; the room for it is there before it is. */
export function StillPicture({ picture, sizes, isFirst = false, className, ref }: StillPictureProps) {
  const { path, width, height, alt } = picture
  return (
    <LazyImage
      ref={ref}
      className={clsx(styles['picture'], className)}
      src={path}
      {...{ alt, width, height, sizes }}
      naturalWidth={width}
      priority={isFirst}
    />
  )
}
