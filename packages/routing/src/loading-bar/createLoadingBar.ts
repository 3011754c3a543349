/** What a loading bar shows. */
interface LoadingBarState {
  isShown: boolean
  /** 0 to 100, whole. */
  percent: number
  hasFailed: boolean
}

export interface LoadingBar {
  /** Begins at 0; shows after the throttle, so that what is quick shows nothing. */
  start: (options?: { throttleMs?: number }) => void
  /** Shows this much, at once. */
  set: (percent: number) => void
  increase: (percent: number) => void
  decrease: (percent: number) => void
  pause: () => void
  resume: () => void
  /** Full, then gone. Before the throttle is over it never appears. */
  finish: () => void
  /** Another colour; nothing else changes. */
  fail: () => void
  readonly state: LoadingBarState
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void
}

const THROTTLE_MS = 200
const TICK_MS = 100
/** After this long it would be full by itself. */
const DURATION_MS = 5000
const TICK_PERCENT = 10_000 / DURATION_MS
/** What has not come yet is never shown as come. */
const MOST_BY_ITSELF = 95
const FAREWELL_MS = 500

const HIDDEN: LoadingBarState = { isShown: false, percent: 0, hasFailed: false }

/** The state of a loading bar through time. Draws nothing: what draws it subscribes. */
export function createLoadingBar(): LoadingBar {
  const listeners = new Set<() => void>()
  let state = HIDDEN
  let isRunning = false
  let exact = 0
  let appearing: ReturnType<typeof setTimeout> | undefined
  let ticking: ReturnType<typeof setInterval> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined

  function show(next: Partial<LoadingBarState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function stopTimers(): void {
    clearTimeout(appearing)
    clearInterval(ticking)
    clearTimeout(leaving)
  }

  function put(percent: number): void {
    exact = Math.min(100, Math.max(0, percent))
    show({ isShown: true, percent: Math.floor(exact) })
  }

  function tick(): void {
    if (exact < MOST_BY_ITSELF) put(Math.min(MOST_BY_ITSELF, exact + TICK_PERCENT))
  }

  /** With its first step: at 0 there is nothing to be seen. */
  function appear(): void {
    tick()
    resume()
  }

  function resume(): void {
    clearInterval(ticking)
    if (isRunning) ticking = setInterval(tick, TICK_MS)
  }

  return {
    start({ throttleMs = THROTTLE_MS } = {}) {
      stopTimers()
      isRunning = true
      exact = 0
      if (state !== HIDDEN) show(HIDDEN)
      if (throttleMs <= 0) appear()
      else appearing = setTimeout(appear, throttleMs)
    },
    set(percent) {
      clearTimeout(appearing)
      put(percent)
    },
    increase: (percent) => put(exact + percent),
    decrease: (percent) => put(exact - percent),
    pause: () => clearInterval(ticking),
    resume,
    finish() {
      if (!isRunning && !state.isShown) return
      stopTimers()
      isRunning = false
      if (!state.isShown) return
      put(100)
      leaving = setTimeout(() => show(HIDDEN), FAREWELL_MS)
    },
    fail() {
      if (state.isShown) show({ hasFailed: true })
    },
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
