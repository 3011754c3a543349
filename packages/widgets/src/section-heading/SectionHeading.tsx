import { clsx } from 'clsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './SectionHeading.module.css'

interface SectionHeadingProps extends WidgetProps<HTMLDivElement> {
  /** Names the section that is labelled by this heading. */
  id: string
  text: string
  /** A line under it. */
  note?: string | undefined
  /** Only heard, where the heading above it says the same to the eye. @default false */
  isSilent?: boolean
}

/** Opens a section of a page. */
export function SectionHeading({ id, text, note, isSilent = false, className, ref }: SectionHeadingProps) {
  return (
    <div ref={ref} className={clsx(styles['opening'], className)}>
      <h2 id={id} className={isSilent ? styles['silent'] : styles['heading']}>
        {text}
      </h2>
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  )
}
