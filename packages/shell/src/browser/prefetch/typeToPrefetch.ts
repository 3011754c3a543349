import type { PageType } from '@clipfront/page-data'
import { pageOfLink, type LinkFacts, readLink } from '../links/readLink.ts'

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

/** What prefetching wants to know of a link. */
export interface PrefetchFacts extends LinkFacts {
  /** Its `data-page`: the page type that its target is said to have. */
  pageType: string | undefined
  /** `data-no-prefetch`: this link in no case. */
  isOptedOut: boolean
}

export function readPrefetchFacts(link: HTMLAnchorElement): PrefetchFacts {
  return {
    ...readLink(link),
    pageType: link.dataset['page'],
    isOptedOut: link.dataset['noPrefetch'] !== undefined,
  }
}
