import type { Head } from './Head.ts'
import { type HeadTag, tagsOf } from './tagsOf.ts'

/**
 * Makes a living document say what `renderHead` would (R2.14): for client navigations. Elements of the same key are changed
 * in place, missing ones added, and those that the new page lacks removed; whatever else is in the head is left alone.
 */
export function applyHead(head: Head, document: Document): void {
  document.documentElement.lang = head.lang
  document.documentElement.dir = head.dir
  document.title = head.title
  const stale = new Map<string | undefined, HTMLElement>(
    [...document.head.querySelectorAll<HTMLElement>('[data-head]')].map((element) => [
      element.dataset['head'],
      element,
    ]),
  )
  for (const tag of tagsOf(head)) {
    const element = stale.get(tag.key) ?? createElement(tag, document)
    stale.delete(tag.key)
    update(element, tag)
    if (!element.isConnected) document.head.append(element)
  }
  for (const element of stale.values()) element.remove()
}

function createElement({ key, name }: HeadTag, document: Document): HTMLElement {
  const element = document.createElement(name)
  element.dataset['head'] = key
  return element
}

function update(element: HTMLElement, { attributes, text }: HeadTag): void {
  // Only what differs is written: an icon or a style set again is fetched or computed again.
  for (const [attribute, value] of Object.entries(attributes)) {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
  }
  if (text !== undefined && element.textContent !== text) element.textContent = text
}
