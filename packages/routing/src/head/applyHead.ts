import type { WrittenHead } from './renderHead.ts'

const OWN = '[data-head]'
/** What a site's pages have in common, or the browser has fetched already. */
const LASTING = '[data-head=icon], [data-head=manifest], [data-head=font], [data-head=style], [data-head=robots]'

/**
 * Makes a living document say what the server would have written (R2.14): for client navigations. An element that is the same stays,
 * since an icon or a style set again is fetched or computed again; whatever else is in the head is left alone.
 */
export function applyHead({ lang, dir, html }: WrittenHead, document: Document): void {
  Object.assign(document.documentElement, { lang, dir })
  const written = new DOMParser().parseFromString(html, 'text/html')
  document.title = written.title
  const wanted = [...written.head.querySelectorAll(OWN)]
  for (const element of document.head.querySelectorAll(OWN)) {
    const index = wanted.findIndex((other) => other.isEqualNode(element))
    if (index < 0) element.remove()
    else wanted.splice(index, 1)
  }
  document.head.append(...wanted)
}

/** The same where no server has said it: a page that the browser made itself, of an error, is nothing for crawlers. */
export function applyErrorHead(title: string, document: Document): void {
  document.title = title
  for (const element of document.head.querySelectorAll(OWN)) if (!element.matches(LASTING)) element.remove()
  const robots = document.head.querySelector<HTMLMetaElement>('[data-head=robots]')
  // What a site tells crawlers of all its pages stays; the page before may have let them follow its links.
  if (robots) return void (robots.content = robots.content.replace(', FOLLOW', ''))
  document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="NOINDEX" data-head="robots">')
}
