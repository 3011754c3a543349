/** Terms of offers, by the offer's id. */
export type TermsById = Readonly<Record<string, readonly string[]>>

/**
 * The part of the rule on key terms that needs a layout: whether each term can be read beside its action on the screen as it is now.
 * It runs in a browser, also as `page.evaluate(measureKeyTerms, terms)`: nothing around it is there.
 * @returns a line for each term that cannot
 */
export function measureKeyTerms(terms: TermsById): string[] {
  const marks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
  const flatten = (text: string) => text.replaceAll(marks, '').replaceAll(/\s/g, ' ')

  /** The box of a text inside an element; text nodes keep their length when they are flattened but for marks of direction. */
  const findBox = (holder: Element, term: string): { box: DOMRect; parent: Element } | undefined => {
    const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const from = flatten(node.nodeValue ?? '').indexOf(flatten(term))
      if (!parent || from < 0 || parent.closest('details:not([open])')) continue
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, Math.min(from + term.length, (node.nodeValue ?? '').length))
      return { box: range.getBoundingClientRect(), parent }
    }
    return undefined
  }

  const describe = (holder: Element, link: Element, term: string): string | undefined => {
    const found = findBox(holder, term)
    if (!found) return 'is not there'
    const { box, parent } = found
    if (box.width < 2 || box.height < 2 || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return 'is not visible'
    if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) return 'sticks out of the screen'
    if (box.top > link.getBoundingClientRect().bottom) return 'stands below the action'
    for (
      let around: Element | null = parent;
      around && around !== holder.parentElement;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)) return 'is cut off'
      if (overflowY !== 'visible' && box.bottom > edge.bottom + 1) return 'is cut off'
    }
    return undefined
  }

  return [...document.querySelectorAll('[data-action="get-code"], [data-action="get-deal"]')].flatMap((link) => {
    const id = link.getAttribute('data-coupon-id') ?? ''
    const holder = link.closest('[data-card]') ?? link.closest('aside, article, li, section')
    // What its stylesheet does not show on this screen offers nothing there.
    if (!holder || !link.checkVisibility() || holder.getAttribute('data-card') === 'revealed') return []
    return (terms[id] ?? []).flatMap((term) => {
      const problem = describe(holder, link, term)
      return problem ? [`coupon ${id}: the key term “${term}” ${problem} at ${innerWidth} px`] : []
    })
  })
}
