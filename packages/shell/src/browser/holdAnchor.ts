/** What shoppers do by which the window becomes theirs. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Keeps an element where it stands in the window while the page above it grows, most often by an image that comes late (R2.7), until
 * the shopper scrolls or does anything else. Browsers that anchor what is scrolled need no help, but in a document that had nowhere to
 * scroll.
 * @returns lets it go
 */
export function holdAnchor(element: Element): () => void {
  const acts = new AbortController()
  const topOf = () => element.getBoundingClientRect().top
  let [top, place] = [topOf(), scrollY]
  const observer = new ResizeObserver(() => {
    const shift = topOf() - top
    // Less than a pixel is the rest that an anchoring browser leaves.
    const isShifted = Math.abs(shift) >= 1
    if (!element.isConnected || (isShifted && scrollY !== place)) return letGo()
    if (isShifted) scrollBy({ top: shift, behavior: 'instant' })
    ;[top, place] = [topOf(), scrollY]
  })

  function letGo(): void {
    observer.disconnect()
    acts.abort()
  }

  observer.observe(document.body)
  for (const act of ACTS) addEventListener(act, letGo, { signal: acts.signal, passive: true })
  return letGo
}
