import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { AD_SERVICE } from '@clipfront/site-config/ad-service'
import { TAG_SERVICE } from '@clipfront/site-config/tag-service'
import type { ConsentAnswer, ConsentStatus } from '@clipfront/tracking/consent'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './ConsentBar.module.css'

interface ConsentBarProps extends WidgetProps<HTMLElement> {
  status: ConsentStatus
  /** Whether somebody has asked for it: the keyboard goes there then, and it can be closed without a choice. */
  isReopened: boolean
  onAnswer: (answer: ConsentAnswer) => void
  onClose: () => void
}

/** The same in every language. */
const PRIVACY_CONTROL = 'Global Privacy Control'

/**
 * Asks at the foot of the window whether anything may be stored, or shows what was chosen. No dialog: the page goes on under it, and
 * neither answer weighs more than the other. The page gets as much more room at its end, so that it covers nothing for good.
 */
export function ConsentBar({ status, isReopened, onAnswer, onClose, className, ref }: ConsentBarProps) {
  const { messages, site } = useSite()
  useEffect(() => {
    if (!isReopened) return undefined
    const closeByEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onClose()
    }
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [isReopened, onClose])
  return (
    <section ref={ref} className={clsx(styles['place'], className)} aria-label={messages.cookies}>
      <div ref={reserveRoom} className={styles['bar']}>
        <div className={styles['inner']}>
          <div ref={isReopened ? focusOn : undefined} tabIndex={-1} className={styles['words']}>
            {status === 'signal' ? (
              <p>{messages.cookiesRefused(PRIVACY_CONTROL)}</p>
            ) : (
              <>
                <p>
                  {messages.cookieQuestion} {site.analyticsId && `${messages.cookieService(TAG_SERVICE.name)} `}
                  {site.adsId && `${messages.cookieAds(AD_SERVICE.name)} `}
                  <a href={PAGE_PATHS.privacy} data-page="static">
                    {messages.privacy}
                  </a>
                </p>
                {isReopened && (status !== 'unanswered' || site.consent === 'not-needed') && (
                  <p className={styles['current']}>{messages.cookieChoices[status]}</p>
                )}
              </>
            )}
          </div>
          <div className={styles['buttons']}>
            {status !== 'signal' && (
              <>
                {(['yes', 'no'] as const).map((choice) => (
                  <button
                    key={choice}
                    type="button"
                    className={styles['button']}
                    aria-pressed={isReopened ? status === choice : undefined}
                    onClick={() => onAnswer(choice)}
                  >
                    {choice === 'yes' ? messages.accept : messages.decline}
                  </button>
                ))}
              </>
            )}
            {isReopened && (
              <button type="button" className={styles['button']} onClick={onClose}>
                {messages.close}
              </button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

function focusOn(words: HTMLElement | null): void {
  words?.focus({ preventScroll: true })
}

/** Tells the page how high the bar is: its end, its notices and what is scrolled into view stay clear of it. */
function reserveRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--consent-bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--consent-bar')
  }
}
