import { withSource } from '@clipfront/routing/outbound'
import { isPagePath } from '@clipfront/routing/own-paths'
import { navigate } from '../navigate.ts'
import { findLinkedPage } from './findLinkedPage.ts'

/** Plain clicks on links to pages of this site become navigations in this document. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const path = pathToFollow(event)
    if (path === null) return carrySource(event)
    event.preventDefault()
    void navigate(path)
  })
  document.addEventListener('auxclick', carrySource)
}

/**
 * Where a click leads when it is ours to follow: a plain click on a link to a page of this site, in this tab.
 * @returns path, query and fragment; null when the browser is to do what it does
 */
function pathToFollow(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = findLink(event)
  if (!link) return null
  const here = new URL(location.href)
  const page = findLinkedPage(link, here)
  if (!page) return null
  // The browser goes to a fragment by itself, and styles its target.
  const isSamePage = page.pathname === here.pathname && page.search === here.search
  if (isSamePage && page.hash !== '') return null
  return page.pathname + page.search + page.hash
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
