import type { PluginContext } from './Plugin.ts'

/** Names that the common filter lists hide on every site. */
const BAIT = 'adsbox ad-banner ad-placement pub_300x250'
/** Filters are applied a moment after an element appears. */
const WAIT_MS = 200

/** Finds out whether a blocker hides advertisements: it hides what is called like one. Nobody is asked for it. */
export function start({ tell }: PluginContext): void {
  const bait = document.createElement('div')
  bait.className = BAIT
  bait.ariaHidden = 'true'
  // Out of the page's flow and sight: nothing moves.
  Object.assign(bait.style, {
    position: 'absolute',
    insetBlockStart: '0',
    inlineSize: '1px',
    blockSize: '1px',
    opacity: '0',
    pointerEvents: 'none',
  })
  document.body.append(bait)
  setTimeout(() => {
    tell({ hasAdBlock: !bait.isConnected || bait.offsetHeight === 0 })
    bait.remove()
  }, WAIT_MS)
}
