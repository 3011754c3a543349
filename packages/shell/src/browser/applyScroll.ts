import { type Anchor, resolveScroll, type ScrollInput } from '@clipfront/routing/navigation'

let releaseAnchor: (() => void) | undefined

interface ScrollOptions {
  /** The browser follows the fragment by itself. */
  isBrowsers?: boolean
}

/** Puts the document where it is to stand after a navigation, at once whatever its styles say of smoothness. */
export function applyScroll(move: ScrollInput, { isBrowsers = false }: ScrollOptions = {}): void {
  releaseAnchor?.()
  const element = findAnchor(move.hash ?? '')
  const position = resolveScroll(move, element && measure(element))
  if (position === 'keep') return
  const isAnchored = element !== undefined && !move.savedPosition
  if (!isBrowsers) {
    const [left, top] = position
    window.scrollTo({ left, top, behavior: 'instant' })
    if (isAnchored) element.focus({ preventScroll: true })
  }
  releaseAnchor = isAnchored ? holdAnchor(element) : undefined
}

/** The element that a fragment names, by its id or else by its name (R2.7). */
function findAnchor(hash: string): HTMLElement | undefined {
  const name = decode(hash.slice(1))
  if (name === '') return undefined
  return document.getElementById(name) ?? document.getElementsByName(name)[0]
}

function measure(element: HTMLElement): Anchor {
  const margin = pixels(getComputedStyle(element).scrollMarginTop)
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  return { y: element.getBoundingClientRect().top + window.scrollY, marginTop: margin + padding }
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}

/** A fragment that is not escaped well is taken as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What shoppers do by which the window becomes theirs. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Keeps an element where it stands in the window while the page above it grows, most often by an image that comes late (R2.7), until
 * the shopper scrolls or does anything else. Browsers that anchor what is scrolled need no help, but in a document that had nowhere to
 * scroll.
 * @returns lets it go
 */
function holdAnchor(element: Element): () => void {
  const acts = new AbortController()
  const readTop = () => element.getBoundingClientRect().top
  let [top, scrollTop] = [readTop(), scrollY]
  const observer = new ResizeObserver(() => {
    const shift = readTop() - top
    // Less than a pixel is the rest that an anchoring browser leaves.
    const isShifted = Math.abs(shift) >= 1
    if (!element.isConnected || (isShifted && scrollY !== scrollTop)) return release()
    if (isShifted) scrollBy({ top: shift, behavior: 'instant' })
    ;[top, scrollTop] = [readTop(), scrollY]
  })

  function release(): void {
    observer.disconnect()
    acts.abort()
  }

  observer.observe(document.body)
  for (const act of ACTS) addEventListener(act, release, { signal: acts.signal, passive: true })
  return release
}
