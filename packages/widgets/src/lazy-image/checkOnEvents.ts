import type { Check } from './watchRange.ts'

const EVENTS = ['scroll', 'wheel', 'mousewheel', 'resize', 'animationend', 'transitionend', 'touchmove'] as const
const THROTTLE_MS = 200
const PRELOAD_FACTOR = 2

/**
 * For browsers without IntersectionObserver: looks where the images are whenever something may have moved.
 * @returns looks again
 */
export function checkOnEvents(checks: ReadonlyMap<Element, Check>): () => void {
  const checkAll = throttle(() => {
    const screen = { width: innerWidth, height: innerHeight }
    for (const [image, check] of checks) check(isInRange(image.getBoundingClientRect(), screen, PRELOAD_FACTOR))
  }, THROTTLE_MS)
  // Captured, so that the scrolling of any part of the page is heard.
  for (const name of EVENTS) addEventListener(name, checkAll, { passive: true, capture: true })
  return checkAll
}

/** Whether a part of the page is in view, or no further than the factor below or to the right of it. */
export function isInRange(
  { top, bottom, left, right }: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>,
  screen: { width: number; height: number },
  factor: number,
): boolean {
  return top < screen.height * factor && bottom > 0 && left < screen.width * factor && right > 0
}

/** The first call at once, then at most one within the time, and one after the last call. */
export function throttle(act: () => void, ms: number): () => void {
  let last = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    timer = undefined
    last = performance.now()
    act()
  }
  return () => {
    const left = last + ms - performance.now()
    if (timer !== undefined) return
    if (left <= 0) run()
    else timer = setTimeout(run, left)
  }
}
