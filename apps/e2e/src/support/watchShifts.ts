import type { BrowserContext } from '@playwright/test'

/** A hundredth of the shift that a good page may have. What is less nobody sees: an icon moves by 4 px when the font of its label arrives. */
const VISIBLE_SHIFT = 0.001

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Watches what moves by itself on the pages of a context, and not because of what the shopper has just done.
 * @param context before its pages are opened
 * @param from when on a document is watched: from its start, or once it is `loaded` with its fonts. What moves before depends on how
 *   fast each part of it comes and on the fonts of the machine; a merchant's page has a budget for it (`apps/main/src/budgets.test.ts`),
 *   and Lighthouse looks at it on every page type.
 * @returns a list that fills: the address, how much moved, and the elements that did, each with its place before and after
 */
export async function watchShifts(
  context: BrowserContext,
  from: 'start' | 'loaded' = 'start',
): Promise<readonly string[]> {
  const shifts: string[] = []
  await context.exposeFunction('noteShift', (value: number, shift: string) => {
    if (value >= VISIBLE_SHIFT) shifts.push(shift)
  })
  await context.addInitScript(noteShifts, from === 'start')
  return shifts
}

function noteShifts(isFromStart: boolean): void {
  let begin = isFromStart ? 0 : Number.POSITIVE_INFINITY
  const beginNow = () => (begin = Math.min(begin, performance.now()))
  addEventListener('load', () => void document.fonts.ready.then(beginNow))
  const { noteShift } = window as Window & { noteShift?: (value: number, shift: string) => void }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput || startTime < begin) continue
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const places = [previousRect, currentRect].map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`)
        return `${places.join(' -> ')} ${node?.parentElement?.outerHTML.slice(0, 120)}`
      })
      noteShift?.(value, `${location.pathname}${location.search} ${value}\n${moved.join('\n')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
