import type { LoadingBar as LoadingBarStore } from '@clipfront/routing/loading-bar'
import { clsx } from 'clsx'
import { useSyncExternalStore } from 'react'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './LoadingBar.module.css'

interface LoadingBarProps extends WidgetProps<HTMLProgressElement> {
  bar: LoadingBarStore
}

/** A line along the top of the window while a page is on its way. What is quick never shows it. */
export function LoadingBar({ bar, className, ref }: LoadingBarProps) {
  const { messages } = useSite()
  const read = () => bar.state
  const { isShown, percent, hasFailed } = useSyncExternalStore(bar.subscribe, read, read)
  if (!isShown) return null
  return (
    <progress
      ref={ref}
      className={clsx(styles['bar'], hasFailed && styles['failed'], className)}
      aria-label={messages.loadingPage}
      max={100}
      value={percent}
    />
  )
}
