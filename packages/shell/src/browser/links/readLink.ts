import { isPagePath } from '@clipfront/routing/own-paths'

export function readLink(link: HTMLAnchorElement): LinkFacts {
  return {
    href: link.href,
    target: link.target,
    isDownload: link.hasAttribute('download'),
    isExternal: link.relList.contains('external'),
  }
}

/** What decides who follows a link. */
export interface LinkFacts {
  /** Absolute. */
  href: string
  target: string
  isDownload: boolean
  /** `rel="external"`: a document of its own, whatever its address. */
  isExternal: boolean
}

/**
 * Where a link leads when it is a page of this site, in this tab. Addresses that the server answers itself are no pages.
 * @returns null when following it is the browser's
 */
export function pageOfLink({ href, target, isDownload, isExternal }: LinkFacts, here: URL): URL | null {
  if (isDownload || isExternal || (target !== '' && target !== '_self')) return null
  const url = URL.parse(href)
  return url && url.origin === here.origin && isPagePath(url.pathname) ? url : null
}
