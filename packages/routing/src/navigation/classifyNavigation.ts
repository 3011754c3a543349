import type { NavigationKind } from './NavigationKind.ts'
import { changedQueryKeys } from './changedQueryKeys.ts'

interface Move {
  from: URL
  to: URL
  /** An error page is never kept: whatever leads away from it, or back to its own address, opens a page. */
  isErrorShown?: boolean
  isReload?: boolean
}

/** What a navigation within a site changes (R2.11). Both addresses are of the same site. */
export function classifyNavigation({ from, to, isErrorShown = false, isReload = false }: Move): NavigationKind {
  if (isReload || isErrorShown || from.pathname !== to.pathname) return 'page'
  if (changedQueryKeys(from.search, to.search).length > 0) return 'query'
  return from.hash === to.hash ? 'none' : 'hash'
}
