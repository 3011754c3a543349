import { COOKIES, findCookie, writeCookie } from '../cookies.ts'
import type { PluginContext } from './Plugin.ts'

/** What the timezone cookie says of a real user: a fixed mark, not the visitor's offset. */
const REAL = '480'
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60
const LEAST_TIME_MS = 5000
const MOST_INTERACTIONS_OF_NOBODY = 2

interface Evidence {
  /** The timezone cookie. */
  cookie: string | undefined
  /** Since the document began. */
  elapsedMs: number
  interactions: number
}

/** Whether this is a real user (R4.8). */
export function isRealUser({ cookie, elapsedMs, interactions }: Evidence): boolean {
  return cookie === REAL || (elapsedMs >= LEAST_TIME_MS && interactions > MOST_INTERACTIONS_OF_NOBODY)
}

/** Finds out whether a person is there, and remembers it for a week. It never becomes untrue again. */
export function start({ consent, tell }: PluginContext): void {
  let interactions = 0
  const watching = new AbortController()

  function look(): void {
    const cookie = findCookie(COOKIES.timezone)
    if (!isRealUser({ cookie, elapsedMs: performance.now(), interactions })) return
    watching.abort()
    if (cookie !== REAL && consent.isGiven) writeCookie(COOKIES.timezone, REAL, MAX_AGE_SECONDS)
    tell({ isRealUser: true })
  }

  look()
  if (watching.signal.aborted) return
  listenForInteractions(watching.signal, () => {
    interactions += 1
    look()
  })
  setTimeout(() => !watching.signal.aborted && look(), LEAST_TIME_MS - performance.now())
}

const SCROLL_SAMPLING_MS = 500
/** A key's click comes right after it. */
const KEY_CLICK_MS = 100

/** Scrolls, clicks and Enter of a person (R4.8, R9.7). @param signal ends it */
export function listenForInteractions(signal: AbortSignal, onInteraction: () => void): void {
  const options = { capture: true, passive: true, signal }
  const sample = sampleScroll(onInteraction)
  let enteredAt = Number.NEGATIVE_INFINITY
  addEventListener('scroll', (event) => event.isTrusted && sample(), options)
  addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || event.key !== 'Enter' || event.repeat || event.isComposing) return
      enteredAt = event.timeStamp
      onInteraction()
    },
    options,
  )
  addEventListener(
    'click',
    (event) => {
      const isOfKey = event.detail === 0 && event.timeStamp - enteredAt < KEY_CLICK_MS
      if (event.isTrusted && !isOfKey) onInteraction()
    },
    options,
  )
}

/** The first event at once, then at most one in 500 ms, and one more when events came in between. */
export function sampleScroll(onSample: () => void): () => void {
  let isWaiting = false
  let hasMore = false
  function sample(): void {
    hasMore = isWaiting
    if (isWaiting) return
    isWaiting = true
    onSample()
    setTimeout(() => {
      isWaiting = false
      if (hasMore) sample()
    }, SCROLL_SAMPLING_MS)
  }
  return sample
}
