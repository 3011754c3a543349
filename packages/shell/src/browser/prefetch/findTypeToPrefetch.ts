import type { PageType } from '@clipfront/page-data'
import { findLinkedPage } from '../links/findLinkedPage.ts'

/**
 * Whose code a plain click on a link would need: the type of a page of this site that is not the one shown, by the link's
 * `data-page`. Asking for an offer's `/go-…` ahead of the shopper would count a click that nobody made; `data-no-prefetch` opts out.
 * @param here the address that the document shows
 * @param hasTemplate whether this site has such a template: the hint is a word in the document, and may name anything
 * @returns null where there is nothing to prefetch
 */
export function findTypeToPrefetch(
  link: HTMLAnchorElement,
  here: URL,
  hasTemplate: (type: string) => type is PageType,
): PageType | null {
  const { page: type, noPrefetch } = link.dataset
  if (noPrefetch !== undefined || type === undefined || !hasTemplate(type)) return null
  const url = findLinkedPage(link, here)
  if (!url || url.hash !== '') return null
  return url.pathname === here.pathname && url.search === here.search ? null : type
}
