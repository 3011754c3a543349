import type { PageType } from '@clipfront/page-data'
import { pageOfLink } from '../links/pageOfLink.ts'
import type { PrefetchFacts } from './PrefetchFacts.ts'

interface Surroundings {
  /** The address that the document shows. */
  here: URL
  /** Whether this site has such a template: the hint is a word in the document, and may name anything. */
  hasTemplate: (type: string) => type is PageType
}

/**
 * Whose code a plain click on a link would need: the type of a page of this site that is not the one shown. Addresses that the
 * server answers itself are no pages; asking for an offer's `/go-…` ahead of the shopper would count a click that nobody made.
 * @returns null where there is nothing to prefetch
 */
export function typeToPrefetch(link: PrefetchFacts, { here, hasTemplate }: Surroundings): PageType | null {
  const { pageType, isOptedOut } = link
  if (isOptedOut || pageType === undefined || !hasTemplate(pageType)) return null
  const url = pageOfLink(link, here)
  if (!url || url.hash !== '') return null
  return url.pathname === here.pathname && url.search === here.search ? null : pageType
}
