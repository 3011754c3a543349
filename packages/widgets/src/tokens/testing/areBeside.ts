/** Whether two parts of a page share a line: those that the selectors find first. */
export function areBeside(page: Element, ...selectors: [string, string]): boolean {
  const [one, other] = selectors.map((selector) => findPart(page, selector).getBoundingClientRect())
  return one !== undefined && other !== undefined && one.top < other.bottom && other.top < one.bottom
}

/** @throws Error when nothing is found: a test that looks for it would prove nothing */
export function findPart(page: Element, selector: string): Element {
  const part = page.querySelector(selector)
  if (!part) throw new Error(`Nothing here is ${selector}: the page has changed, so change its test as well.`)
  return part
}

/** The size of a part's letters in px, at the browser's default size of 16. */
export function measureType(widget: Element, selector: string): number {
  return Math.round(Number.parseFloat(getComputedStyle(findPart(widget, selector)).fontSize))
}

export function isShown(widget: Element, selector: string): boolean {
  return findPart(widget, selector).getBoundingClientRect().width > 0
}
