import type { NavigationKind } from './NavigationContext.ts'

interface Change {
  from: URL
  to: URL
  /** An error page is never kept: whatever leads away from it, or back to its own address, opens a page. */
  isErrorShown?: boolean
  isReload?: boolean
}

/** What a navigation within a site changes (R2.11). Both addresses are of the same site. */
export function classifyNavigation({ from, to, isErrorShown = false, isReload = false }: Change): NavigationKind {
  if (isReload || isErrorShown || from.pathname !== to.pathname) return 'page'
  if (findChangedKeys(from.search, to.search).length > 0) return 'query'
  return from.hash === to.hash ? 'none' : 'hash'
}

/**
 * The keys whose values differ between two queries. A key given several times counts as the list of its values;
 * `?a` and `?a=` are told apart.
 * @param before with or without its question mark
 */
export function findChangedKeys(before: string, after: string): string[] {
  const [old, current] = [readQuery(before), readQuery(after)]
  return [...new Set([...old.keys(), ...current.keys()])].filter((key) => old.get(key) !== current.get(key))
}

/** Each key with its values as one text: only whether they differ is asked. */
function readQuery(query: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const segment of query.replace(/^\?/, '').split('&')) {
    if (segment === '') continue
    const [[key, value] = ['', '']] = new URLSearchParams(segment)
    const text = segment.includes('=') ? value : 'null'
    const earlier = values.get(key)
    values.set(key, earlier === undefined ? text : `${earlier},${text}`)
  }
  return values
}

/** Keys that say where a visitor came from or what is measured: no page differs by them. */
const TRACKING_KEY = /^(?:mktsrc|traffic_type|tdweb|fuzz|gclid|fbclid|utm_.*)$/

/** Whether a page asks for its data again when only the query changes: it does, but for tracking keys. */
export function needsReload(from: URL, to: URL): boolean {
  return findChangedKeys(from.search, to.search).some((key) => !TRACKING_KEY.test(key))
}
