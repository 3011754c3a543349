/** Terms of offers, by the offer's id. */
export type TermsById = Readonly<Record<string, readonly string[]>>

/**
 * The part of the rule on key terms that needs a layout: whether each term can be read together with its action on the screen as it
 * is now: whole, in letters of a size that can be read, and no further away than half of it.
 * It runs in a browser, also as `page.evaluate(measureKeyTerms, terms)`: nothing around it is there.
 * @returns a line for each term that cannot
 */
export function measureKeyTerms(terms: TermsById): string[] {
  interface Spot {
    box: DOMRect
    parent: Element
  }

  /** Below it few can read. */
  const smallestPx = 9
  const marks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
  const flatten = (text: string) => text.replaceAll(marks, '').replaceAll(/\s/g, ' ')

  /** Every place of a text inside an element, near enough: marks of direction before it move its ends by a letter. */
  const findSpots = (holder: Element, term: string): Spot[] => {
    const spots: Spot[] = []
    const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const from = flatten(node.nodeValue ?? '').indexOf(flatten(term))
      if (!parent || from < 0 || parent.closest('details:not([open])')) continue
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, Math.min(from + term.length, (node.nodeValue ?? '').length))
      spots.push({ box: range.getBoundingClientRect(), parent })
    }
    return spots
  }

  const isCutOff = ({ box, parent }: Spot, holder: Element): boolean => {
    const end = holder.parentElement
    for (let around: Element | null = parent; around && around !== end; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)) return true
      if (overflowY !== 'visible' && box.bottom > edge.bottom + 1) return true
    }
    return false
  }

  const describe = (spot: Spot, holder: Element, link: Element): string | undefined => {
    const { box, parent } = spot
    if (box.width < 2 || box.height < 2 || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return 'is not visible'
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < smallestPx) return 'is too small to read'
    if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) return 'sticks out of the screen'
    const action = link.getBoundingClientRect()
    if (Math.max(box.bottom, action.bottom) - Math.min(box.top, action.top) > innerHeight / 2)
      return 'stands further from the action than half a screen'
    return isCutOff(spot, holder) ? 'is cut off' : undefined
  }

  return [...document.querySelectorAll('[data-action="get-code"], [data-action="get-deal"]')].flatMap((link) => {
    const id = link.getAttribute('data-coupon-id') ?? ''
    const holder = link.closest('[data-card]') ?? link.closest('aside, article, li, section')
    // What its stylesheet does not show on this screen offers nothing there.
    if (!holder || !link.checkVisibility() || holder.getAttribute('data-card') === 'revealed') return []
    return (terms[id] ?? []).flatMap((term) => {
      const problems = findSpots(holder, term).map((spot) => describe(spot, holder, link))
      if (problems.includes(undefined)) return []
      return [`coupon ${id}: the key term “${term}” ${problems.at(-1) ?? 'is not there'} at ${innerWidth} px`]
    })
  })
}
