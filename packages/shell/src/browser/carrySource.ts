import { withSource } from '@clipfront/routing/outbound'
import { isPagePath } from '@clipfront/routing/own-paths'

/**
 * A page of ours that the browser opens by itself, most often in a tab of its own, is part of the visit too: its link takes the
 * `mktsrc` along (R2.2). It does so at the click, since cached HTML knows nothing of it.
 */
export function carrySource(event: MouseEvent): void {
  if (event.defaultPrevented) return
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (!link?.hasAttribute('href') || link.origin !== location.origin || !isPagePath(link.pathname)) return
  const path = link.pathname + link.search + link.hash
  const carried = withSource(path, location.href)
  if (carried !== path) link.setAttribute('href', carried)
}
