import { readLink } from '../links/readLink.ts'
import type { PrefetchFacts } from './PrefetchFacts.ts'

export function readPrefetchFacts(link: HTMLAnchorElement): PrefetchFacts {
  return {
    ...readLink(link),
    pageType: link.dataset['page'],
    isOptedIn: link.dataset['prefetch'] !== undefined,
    isOptedOut: link.dataset['noPrefetch'] !== undefined,
  }
}
