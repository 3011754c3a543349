import { clsx } from 'clsx'
import { useSyncExternalStore } from 'react'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import { followClock, tellTime } from './sharedClock.ts'

interface CountdownProps extends WidgetProps<HTMLTimeElement> {
  /** ISO moment of a real end: without one nothing runs down. */
  endsAt: string
  /** What is said once it is there. */
  over: string
}

const MINUTE_MS = 60_000

/**
 * How long something lasts, to the minute, as days, hours and minutes. No region that is read out by itself: who listens hears it
 * when they come by. A server writes what was left when it rendered the page.
 */
export function Countdown({ endsAt, over, className, ref }: CountdownProps) {
  const { messages, format, now: renderedAt } = useSite()
  const now = useSyncExternalStore(
    followClock,
    () => tellTime(renderedAt),
    () => renderedAt,
  )
  const minutes = Math.ceil((Date.parse(endsAt) - now) / MINUTE_MS)
  const isOver = minutes <= 0
  return (
    <time
      ref={ref}
      className={clsx(className)}
      dateTime={endsAt}
      data-over={isOver || undefined}
      suppressHydrationWarning
    >
      {isOver ? over : messages.timeLeft(format.duration(minutes))}
    </time>
  )
}
