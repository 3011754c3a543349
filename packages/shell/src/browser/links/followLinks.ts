import { withSource } from '@clipfront/routing/outbound'
import { isPagePath } from '@clipfront/routing/own-paths'
import { navigate } from '../navigate.ts'
import { findLinkedPage } from './findLinkedPage.ts'

interface LinkParts {
  /** Of the page that is shown. */
  getUrl: () => URL
  /** Called at a click that is the browser's to follow: once it has, the entry that is left can be written no more. */
  savePosition: () => void
}

/** Plain clicks on links to pages of this site become navigations in this document. */
export function followLinks({ getUrl, savePosition }: LinkParts): void {
  document.addEventListener('click', (event) => {
    const page = findClickedPage(event, getUrl())
    if (!page) {
      savePosition()
      return carrySource(event)
    }
    event.preventDefault()
    const path = page.pathname + page.search
    // Without script the fragment leads back to the control; here nobody has left it.
    if (isKeepingPlace(event)) void navigate(path, { type: 'push', keepsPlace: true })
    else void navigate(path + page.hash)
  })
  document.addEventListener('auxclick', carrySource)
}

/** Whether a link changes a list of the page that is shown: controls of lists stand in an element that says `data-keeps-place`. */
function isKeepingPlace(event: MouseEvent): boolean {
  return findLink(event)?.closest('[data-keeps-place]') !== null
}

/** The page to which a click leads when it is ours to follow: a plain one, in this tab. Null when the browser is to do what it does. */
function findClickedPage(event: MouseEvent, here: URL): URL | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = findLink(event)
  const page = link ? findLinkedPage(link, here) : null
  return page && !isFragment(page, here) ? page : null
}

/**
 * The browser goes to a fragment of the page by itself, also to the empty one, which is its top, and styles its target. It cannot while
 * the address bar stands elsewhere.
 */
function isFragment(page: URL, here: URL): boolean {
  return (
    page.href.includes('#') && [here, location].every((at) => at.pathname + at.search === page.pathname + page.search)
  )
}

/**
 * A page of ours that the browser opens by itself, most often in a tab of its own, is part of the visit too: its link takes the
 * `mktsrc` along (R2.2). It does so at the click, since cached HTML knows nothing of it.
 */
function carrySource(event: MouseEvent): void {
  if (event.defaultPrevented) return
  const link = findLink(event)
  if (!link || link.origin !== location.origin || !isPagePath(link.pathname)) return
  const path = link.pathname + link.search + link.hash
  const carried = withSource(path, location.href)
  if (carried !== path) link.setAttribute('href', carried)
}

/** Into an SVG or a shadow tree the target may be anything; the path names the link itself. */
function findLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  return link?.hasAttribute('href') ? link : undefined
}
