import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './AdSlot.module.css'

export type AdPlace = 'list' | 'aside' | 'end'

interface AdSlotProps extends WidgetProps<HTMLElement> {
  /** How large it is, and what is said of a hit. */
  place: AdPlace
}

/**
 * A place for an advertisement. Its room is there from the first paint, or never: the document's script says by `data-ads` of the root
 * element whether there are any, by the host, the site's file and the visitor's choice. What fills it is a plugin of tracking, which
 * says of a place that stays empty `data-ad-state`.
 */
export function AdSlot({ place, className, ref }: AdSlotProps) {
  const { messages } = useSite()
  return (
    <figure ref={ref} className={clsx(styles['slot'], className)} data-ad-place={place}>
      <figcaption className={styles['label']}>{messages.advertisement}</figcaption>
      <div className={styles['room']} data-ad-room="" />
    </figure>
  )
}
