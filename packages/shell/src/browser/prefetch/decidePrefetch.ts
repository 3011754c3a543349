import type { PageType } from '@clipfront/page-data'
import type { ConnectionFacts } from './ConnectionFacts.ts'
import { isGoodConnection } from './isGoodConnection.ts'

interface PrefetchCase {
  /** What the link leads to; null when there is nothing to prefetch. */
  type: PageType | null
  isLoaded: boolean
  /** The link is to be seen, or somebody points at it. */
  isWanted: boolean
  connection: ConnectionFacts
}

/**
 * What becomes of a link: `ignore` for good, `load` its code now, or `watch` until it comes into view again (R4.10). A link that is
 * passed over for the connection's sake stays watched: the connection may be better when the shopper comes back to it.
 */
export function decidePrefetch({ type, isLoaded, isWanted, connection }: PrefetchCase): 'ignore' | 'watch' | 'load' {
  if (type === null || isLoaded) return 'ignore'
  return isWanted && isGoodConnection(connection) ? 'load' : 'watch'
}
