import type { PageType } from '@clipfront/page-data'
import { createPrefetchQueue, scheduleIdle } from './createPrefetchQueue.ts'
import { decidePrefetch, isGoodConnection, readConnection } from './decidePrefetch.ts'
import { watchLostStyles } from './lostStyles.ts'
import { readPrefetchFacts, typeToPrefetch } from './typeToPrefetch.ts'

interface PrefetchParts {
  hasTemplate: (type: string) => type is PageType
  /** A page of this type was shown already. */
  isShown: (type: PageType) => boolean
  /** Brings a template's code; may fail. */
  fetchTemplate: (type: PageType) => Promise<unknown>
}

interface Prefetch {
  /** A page stands in the document: its links take the place of those of the page before. */
  followPage: () => void
}

/** What tells that somebody is about to click. All of them bubble, so that one listener each serves every page. */
const HINTS_OF_A_CLICK = ['mouseover', 'focusin', 'touchstart'] as const

/**
 * Brings the code of pages before they are asked for (R4.10): of links that are to be seen, when the browser is idle, and of the one
 * that somebody points at. Links say by `data-page` what they lead to; `data-no-prefetch` opts out. Call it
 * once per document.
 */
export function startPrefetch({ hasTemplate, isShown, fetchTemplate }: PrefetchParts): Prefetch {
  watchLostStyles()
  if (!('IntersectionObserver' in window)) return { followPage: () => {} }
  let stopWaiting: (() => void) | undefined

  const decide = (type: PageType | null, isWanted: boolean) =>
    decidePrefetch({
      type,
      isLoaded: type !== null && (isShown(type) || queue.isLoaded(type)),
      isWanted,
      connection: readConnection(),
    })
  const typeOf = (link: HTMLAnchorElement) =>
    typeToPrefetch(readPrefetchFacts(link), { here: new URL(location.href), hasTemplate })

  const queue = createPrefetchQueue<PageType>({
    fetch: fetchTemplate,
    mayFetch: () => isGoodConnection(readConnection()),
    onLoaded: forget,
  })
  const watch = watchLinks((link) => bring(link, { isUrgent: false }))

  function bring(link: HTMLAnchorElement, urgency: { isUrgent: boolean }): void {
    const type = typeOf(link)
    const decision = decide(type, true)
    if (decision === 'ignore') watch.remove(link)
    if (decision === 'load' && type !== null) queue.add(type, urgency)
  }

  /** Links to what is here need no watching. */
  function forget(type: PageType): void {
    for (const link of watch.links()) if (link.dataset['page'] === type) watch.remove(link)
  }

  function watchPage(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-page]')) {
      if (decide(typeOf(link), false) === 'watch') watch.add(link)
    }
  }

  for (const hint of HINTS_OF_A_CLICK) {
    document.addEventListener(
      hint,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null
        if (link) bring(link, { isUrgent: true })
      },
      { passive: true },
    )
  }

  return {
    followPage() {
      stopWaiting?.()
      watch.clear()
      queue.clear()
      stopWaiting = scheduleIdle(watchPage)
    },
  }
}

interface LinkWatch {
  /** Tells when the link comes into view; each time, until it is told off. */
  add: (link: HTMLAnchorElement) => void
  remove: (link: HTMLAnchorElement) => void
  links: () => Iterable<HTMLAnchorElement>
  clear: () => void
}

/** One observer for all links of a document. */
function watchLinks(onSeen: (link: HTMLAnchorElement) => void): LinkWatch {
  const watched = new Set<HTMLAnchorElement>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement && watched.has(target)) onSeen(target)
    }
  })
  return {
    add(link) {
      watched.add(link)
      observer.observe(link)
    },
    remove(link) {
      watched.delete(link)
      observer.unobserve(link)
    },
    links: () => watched,
    clear() {
      watched.clear()
      observer.disconnect()
    },
  }
}
