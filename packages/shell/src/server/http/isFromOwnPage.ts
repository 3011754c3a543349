import type { Exchange } from './Exchange.ts'

/**
 * True unless a browser says that a page of somebody else sends this. Another name of the same domain is somebody else too: a
 * partner's domain has pages that are not ours. Browsers that say nothing of the site still say the origin of every POST.
 */
export function isFromOwnPage({ request: { headers }, hostname }: Exchange): boolean {
  const relation = headers['sec-fetch-site']
  if (relation !== undefined && relation !== 'same-origin') return false
  return headers.origin === undefined || URL.parse(headers.origin)?.hostname === hostname
}
