import { resolveTarget } from '@clipfront/routing/navigation'
import { withSource } from '@clipfront/routing/outbound'
import type { Site } from '@clipfront/site-config'
import { asciiTarget } from '../http/asciiTarget.ts'

/**
 * What `Location` says of a redirect, be it page data's or a rule's of the app: by the browser's own reading, so that nothing is
 * followed here that is refused there, and with the visit's `mktsrc` (R2.2).
 * @param from the address that was asked for, with its whole query
 * @throws {PageError} 500 `Invalid redirect`
 */
export function redirectLocation(location: string, from: URL, { hosts }: Pick<Site, 'hosts'>): string {
  const target = resolveTarget(location, from, hosts)
  const isPath = target.type === 'own' && !/^https?:/i.test(location)
  const plain = isPath ? target.url.pathname + target.url.search + target.url.hash : asciiTarget(location)
  return withSource(plain, from.href, { ownHosts: hosts })
}
