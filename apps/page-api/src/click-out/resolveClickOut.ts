import { resolveOffer } from '@clipfront/routing/outbound'
import type { CatalogView } from '../context/CatalogView.ts'
import { findTarget } from './findTarget.ts'
import { isSignedTarget } from './isSignedTarget.ts'
import type { ClickOutKind } from './signTarget.ts'

export interface ClickOut {
  kind: ClickOutKind
  id: number
  /** The query as it was sent, without its question mark. */
  query: string
}

export type ClickOutAnswer = { code: 302; location: string } | { code: 403 | 404 | 410; message: string }

const FORBIDDEN: ClickOutAnswer = {
  code: 403,
  message: 'The link names no target that may be followed. Open the offer again from its page.',
}

/**
 * Where a click-out leads. The target is the catalogue's own; the link's `url` must be there and safe (R5.1), and is
 * followed only when it equals that target or is signed.
 * @param secrets newest first; any of them verifies
 */
export async function resolveClickOut(
  view: CatalogView,
  secrets: readonly string[],
  { kind, id, query }: ClickOut,
): Promise<ClickOutAnswer> {
  const parameters = new URLSearchParams(query)
  const url = parameters.get('url')?.trim() ?? ''
  // The browser's own rule, applied to the same bytes: a link that it would send to /403 is refused here as well.
  if (!url || resolveOffer(`/go-${kind}-${id}?${query}`, { pageUrl: view.site.domainLink }) === '/403') return FORBIDDEN
  const isSigned = isSignedTarget(secrets, { site: view.site.code, kind, id, url }, parameters.get('sig') ?? '')
  if (kind === 'e') return isSigned && id === 0 ? { code: 302, location: url } : FORBIDDEN
  const found = await findTarget(view, kind, id)
  if (found === 'unknown') return { code: 404, message: 'There is no such offer. It may belong to another site.' }
  if (found === 'gone') return { code: 410, message: 'This offer has been removed.' }
  return url === found.target || isSigned ? { code: 302, location: url } : FORBIDDEN
}
