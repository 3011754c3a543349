import type { PageType } from '@clipfront/page-data'
import { createPrefetchQueue, scheduleIdle } from './createPrefetchQueue.ts'
import { watchFailedStyles } from './failedStyles.ts'
import { findLinkedPage } from '../links/findLinkedPage.ts'

interface PrefetchParts {
  hasTemplate: (type: string) => type is PageType
  /** A page of this type was shown already. */
  isShown: (type: PageType) => boolean
  /** Brings a template's code; may fail. */
  fetchTemplate: (type: PageType) => Promise<unknown>
}

/** What tells that somebody is about to click. All of them bubble, so that one listener each serves every page. */
const CLICK_HINTS = ['mouseover', 'focusin', 'touchstart'] as const

/**
 * Brings the code of pages before they are asked for (R4.10): of links that are to be seen, when the browser is idle, and of the one
 * that somebody points at. Links say by `data-page` what they lead to; `data-no-prefetch` opts out. Call it
 * once per document.
 */
export function startPrefetch({ hasTemplate, isShown, fetchTemplate }: PrefetchParts) {
  watchFailedStyles()
  if (!('IntersectionObserver' in window)) return { followPage: () => {} }
  let stopWaiting: (() => void) | undefined

  /** The page type whose code a link needs and that is not here yet. */
  const findType = (link: HTMLAnchorElement): PageType | null => {
    const type = findTypeToPrefetch(link, new URL(location.href), hasTemplate)
    return type === null || isShown(type) || queue.isLoaded(type) ? null : type
  }

  const queue = createPrefetchQueue<PageType>({
    fetch: fetchTemplate,
    mayFetch: () => isGoodConnection(readConnection()),
    onLoaded: forget,
  })
  const watch = watchLinks((link) => prefetch(link, { isUrgent: false }))

  /** A link that is passed over for the connection's sake stays watched: it may be better when the shopper comes back to it. */
  function prefetch(link: HTMLAnchorElement, urgency: { isUrgent: boolean }): void {
    const type = findType(link)
    if (type === null) watch.remove(link)
    else if (isGoodConnection(readConnection())) queue.add(type, urgency)
  }

  /** Links to what is here need no watching. */
  function forget(type: PageType): void {
    for (const link of watch.links()) if (link.dataset['page'] === type) watch.remove(link)
  }

  function watchPage(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-page]')) {
      if (findType(link) !== null) watch.add(link)
    }
  }

  for (const hint of CLICK_HINTS) {
    document.addEventListener(
      hint,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null
        if (link) prefetch(link, { isUrgent: true })
      },
      { passive: true },
    )
  }

  return {
    /** A page stands in the document: its links take the place of those of the page before. */
    followPage(): void {
      stopWaiting?.()
      watch.clear()
      queue.clear()
      stopWaiting = scheduleIdle(watchPage)
    },
  }
}

/** One observer for all links of a document. */
function watchLinks(onSeen: (link: HTMLAnchorElement) => void) {
  const watched = new Set<HTMLAnchorElement>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement && watched.has(target)) onSeen(target)
    }
  })
  return {
    /** Each time the link comes into view `onSeen` is called, until it is removed. */
    add(link: HTMLAnchorElement): void {
      watched.add(link)
      observer.observe(link)
    },
    remove(link: HTMLAnchorElement): void {
      watched.delete(link)
      observer.unobserve(link)
    },
    links: (): Iterable<HTMLAnchorElement> => watched,
    clear(): void {
      watched.clear()
      observer.disconnect()
    },
  }
}

/**
 * Whose code a plain click on a link would need: the type of a page of this site that is not the one shown, by the link's
 * `data-page`. Asking for an offer's `/go-…` ahead of the shopper would reach a merchant whom nobody asked for; `data-no-prefetch` opts out.
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

/** What the browser says about the connection; Safari and Firefox say no more than whether there is one. */
interface ConnectionFacts {
  isOnline: boolean
  effectiveType?: string | undefined
  saveData?: boolean | undefined
}

/** Whether a connection carries what nobody has asked for yet (R4.10): neither 2g-class nor in data-saver mode nor offline. */
export function isGoodConnection({ isOnline, effectiveType = '', saveData = false }: ConnectionFacts): boolean {
  return isOnline && !saveData && !effectiveType.includes('2g')
}

/** The Network Information API, which TypeScript's library does not know because it is no standard. */
interface NavigatorWithConnection extends Navigator {
  connection?: { effectiveType?: string; saveData?: boolean }
}

/** The connection as it is at this very moment. */
export function readConnection(): ConnectionFacts {
  const { onLine, connection } = navigator as NavigatorWithConnection
  return { isOnline: onLine, effectiveType: connection?.effectiveType, saveData: connection?.saveData }
}
