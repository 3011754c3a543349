import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './EmptyState.module.css'

interface EmptyStateProps extends WidgetProps<HTMLDivElement> {
  heading: string
  text: string
  /** A way on. */
  children?: ReactNode
}

/** A place where tickets would be, and why there are none: the outline of a ticket, with the words in it. */
export function EmptyState({ heading, text, children, className, ref }: EmptyStateProps) {
  return (
    <div ref={ref} className={clsx(styles['empty'], className)}>
      <h2 className={styles['heading']}>{heading}</h2>
      <p className={styles['text']}>{text}</p>
      {children}
    </div>
  )
}
