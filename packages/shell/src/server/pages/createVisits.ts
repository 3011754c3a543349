import type { DeviceClass } from '@clipfront/routing/visitor'
import type { Environment } from '@clipfront/site-config'

/** A page that visitors ask for, so that it can be asked for as one of them would. */
export interface VisitedPage {
  /** Its code. */
  site: string
  environment: Environment
  device: DeviceClass
  /** Path and product keys. */
  url: string
}

export interface Visits {
  note: (page: VisitedPage) => void
  /** The newest first. */
  list: () => VisitedPage[]
}

const MOST_PAGES = 100
/** So that all of them together can be told to a process when it starts, which the system limits to 128 kB. */
const LONGEST_URL = 300

/**
 * Remembers which pages were asked for last.
 * @param inherited those of an earlier process, the newest first
 */
export function createVisits(inherited: readonly VisitedPage[] = []): Visits {
  const keyOf = ({ site, environment, device, url }: VisitedPage) => `${site} ${environment} ${device} ${url}`
  const pages = new Map(inherited.toReversed().map((page) => [keyOf(page), page]))
  return {
    note(page) {
      if (page.url.length > LONGEST_URL) return
      const key = keyOf(page)
      pages.delete(key)
      pages.set(key, page)
      const [oldest = ''] = pages.keys()
      if (pages.size > MOST_PAGES) pages.delete(oldest)
    },
    list: () => [...pages.values()].toReversed(),
  }
}
