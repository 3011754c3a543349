/** Is told whether an image is in range. */
export type Check = (isNear: boolean) => void

/** One more viewport below and to the right: a preload factor of 2. */
const MARGIN = '0px 100% 100% 0px'
/** At 0 an edge that only touches counts as seen, and nothing is said when more of it comes. */
const THRESHOLD = 1e-6

const checks = new Map<Element, Check>()
/** One for all images; undefined until there is one. */
let observer: Pick<IntersectionObserver, 'observe' | 'unobserve'> | undefined

/**
 * Watches whether an image comes near what is seen (R9.2).
 * @param check is called whenever that changes; when the page is printed, every image is near
 * @returns ends it
 */
export function watchRange(image: Element, check: Check): () => void {
  observer ??= createObserver()
  checks.set(image, check)
  observer.observe(image)
  return () => {
    checks.delete(image)
    observer?.unobserve(image)
  }
}

function createObserver(): NonNullable<typeof observer> {
  addEventListener('beforeprint', () => checks.forEach((check) => check(true)))
  if (!('IntersectionObserver' in globalThis)) {
    const events = import('./checkOnEvents.ts').then(({ checkOnEvents }) => checkOnEvents(checks))
    return { observe: () => void events.then((checkAll) => checkAll()), unobserve() {} }
  }
  // It sees through a carousel too. Never both: they add up.
  const margin = 'scrollMargin' in IntersectionObserver.prototype ? 'scrollMargin' : 'rootMargin'
  const options = { [margin]: MARGIN, threshold: THRESHOLD }
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries)
      checks.get(target)?.(isIntersecting && intersectionRatio > 0)
  }, options)
}
