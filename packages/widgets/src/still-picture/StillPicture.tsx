import type { Picture } from '@clipfront/page-data'
import { clsx } from 'clsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './StillPicture.module.css'

interface StillPictureProps extends WidgetProps<HTMLImageElement> {
  picture: Picture
  /** Whether it is among the first things that are seen; others wait until they come near. @default false */
  isFirst?: boolean
}

/** A picture of our own, as wide as its place; the room for it is there before it is. */
export function StillPicture({
  picture: { path, width, height, alt },
  isFirst = false,
  className,
  ref,
}: StillPictureProps) {
  return (
    <img
      ref={ref}
      className={clsx(styles['picture'], className)}
      src={path}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
