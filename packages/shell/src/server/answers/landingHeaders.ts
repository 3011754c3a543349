import { indexing } from '@clipfront/routing/indexing'
import type { Exchange } from '../http/Exchange.ts'

/**
 * What each answer of a landing carries: it is for one visitor's moment, no page to be found by (R2.2, R2.3), and where it leads
 * learns the site that the visitor came from, not what stands in the address of the letter.
 */
export function landingHeaders({ site, environment, path }: Exchange): Record<string, string> {
  const { robots } = indexing({ page: null, site, environment, status: 302, url: path })
  return { 'cache-control': 'no-store', 'referrer-policy': 'origin', 'x-robots-tag': robots ?? 'NOINDEX' }
}
