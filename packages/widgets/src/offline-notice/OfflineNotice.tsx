import { clsx } from 'clsx'
import { Notice } from '../notice/index.ts'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './OfflineNotice.module.css'

interface OfflineNoticeProps extends WidgetProps<HTMLDivElement> {
  isOffline: boolean
}

/** Says at the foot of the window that the connection is gone (R4.1). Its place is always there, so that what appears is read out. */
export function OfflineNotice({ isOffline, className, ref }: OfflineNoticeProps) {
  const { messages } = useSite()
  return (
    <div ref={ref} className={clsx(styles['place'], className)} aria-live="polite">
      {isOffline && <Notice kind="offline" heading={messages.offline} text={messages.offlineText} />}
    </div>
  )
}
