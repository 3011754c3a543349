import { readLink } from '../links/readLink.ts'
import type { PrefetchFacts } from './PrefetchFacts.ts'

export function readPrefetchFacts(link: HTMLAnchorElement): PrefetchFacts {
  return {
    ...readLink(link),
    pageType: link.dataset['page'],
    isOptedOut: link.dataset['noPrefetch'] !== undefined,
  }
}
