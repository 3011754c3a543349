import type { LinkFacts } from '../links/LinkFacts.ts'

/** What prefetching wants to know of a link. */
export interface PrefetchFacts extends LinkFacts {
  /** Its `data-page`: the page type that its target is said to have. */
  pageType: string | undefined
  /** `data-no-prefetch`: this link in no case. */
  isOptedOut: boolean
}
