import { isPagePath } from '@clipfront/routing/own-paths'

/**
 * Where a link leads when it is a page of this site, in this tab. Addresses that the server answers itself are no pages, and
 * `rel="external"` asks for a document of its own.
 * @param here of the page that is shown: while a back is on its way, the address bar stands elsewhere
 * @returns null when following it is the browser's
 */
export function findLinkedPage(link: HTMLAnchorElement, here: URL): URL | null {
  if (link.hasAttribute('download') || link.relList.contains('external')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const url = URL.parse(link.getAttribute('href') || 'about:blank', here)
  return url && url.origin === here.origin && isPagePath(url.pathname) ? url : null
}
