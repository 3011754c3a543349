import { clsx } from 'clsx'
import { icons } from '../icons/icons.tsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './Notice.module.css'

interface NoticeProps extends WidgetProps<HTMLDivElement> {
  kind: 'offline' | 'error'
  heading: string
  text: string
  /** @default it cannot be closed */
  onClose?: () => void
}

/** Says that something is not as it should be, while the page goes on. It is read out when it appears. */
export function Notice({ kind, heading, text, onClose, className, ref }: NoticeProps) {
  const { messages } = useSite()
  return (
    <div
      ref={ref}
      className={clsx(styles['notice'], styles[kind], className)}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <span className={styles['icon']}>{kind === 'error' ? icons.alert : icons.offline}</span>
      <p>
        <strong className={styles['heading']}>{heading}</strong> {text}
      </p>
      {onClose && (
        <button type="button" className={styles['close']} onClick={onClose}>
          {icons.cross}
          <VisuallyHidden>{messages.close}</VisuallyHidden>
        </button>
      )}
    </div>
  )
}
