import { pageOfLink } from './pageOfLink.ts'
import { readLink } from './readLink.ts'

/**
 * Where a click leads when it is ours to follow: a plain click on a link to a page of this site, in this tab.
 * @returns path, query and fragment; null when the browser is to do what it does
 */
export function pathToFollow(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  // Into an SVG or a shadow tree the target may be anything; the path names the link itself.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (!link?.hasAttribute('href')) return null
  const here = new URL(location.href)
  const page = pageOfLink(readLink(link), here)
  if (!page) return null
  // The browser goes to a fragment by itself, and styles its target.
  const isSamePage = page.pathname === here.pathname && page.search === here.search
  if (isSamePage && page.hash !== '') return null
  return page.pathname + page.search + page.hash
}
