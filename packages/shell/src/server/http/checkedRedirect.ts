import type { Site } from '@clipfront/site-config'
import { isPlainTarget } from './isPlainTarget.ts'

const ANY_ORIGIN = 'https://own.invalid'

/**
 * A redirect's target, when it stays on the site; null otherwise. Page data comes from our own API, but a target that left
 * the site through it would make every page of ours a way to anywhere.
 * @returns a path for a path, an absolute address for an address on one of the site's hosts
 */
export function checkedRedirect(target: string, site: Pick<Site, 'hosts'>): string | null {
  if (!isPlainTarget(target)) return null
  if (target.startsWith('//')) return null
  const url = URL.parse(target, ANY_ORIGIN)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  // `/.//host` resolves to the path `//host`, which the next reader takes for a host.
  if (url.pathname.startsWith('//')) return null
  if (target.startsWith('/')) return target
  return site.hosts.includes(url.host) ? url.href : null
}
