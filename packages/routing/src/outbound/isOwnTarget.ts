import { findSource, parseUrl, querySegments, withParameter } from './url.ts'

const OWN = 'https://own.invalid'

/**
 * Whether a redirect stays with us: a path of our own, or an http(s) address on one of our hosts. A target that left the site would
 * make every page of ours a way to anywhere, so refused is whatever a browser could read as another place: `//host`, a backslash, a
 * control character, `javascript:`.
 * @param options.ownHosts as `URL.host` has them: with the port where it is not the scheme's own
 */
export function isOwnTarget(
  target: unknown,
  { ownHosts = [] }: { ownHosts?: readonly string[] } = {},
): target is string {
  if (typeof target !== 'string' || /[\\\p{Cc}]/u.test(target)) return false
  if (!/^(?:\/(?!\/)|https?:\/\/[^/])/i.test(target)) return false
  const url = parseUrl(target, OWN)
  // `/.//host` resolves to the path `//host`, which the next reader may take for a host.
  if (!url || url.pathname.startsWith('//') || url.username || url.password) return false
  return target.startsWith('/') || ownHosts.includes(url.host)
}

/**
 * An address of our own with the `mktsrc` of the address that leads to it (R2.2): so it lasts for a visit in the address bar
 * alone, and nothing of it is written to the device. What already stands there gives way, as in an offer's link (R3.7).
 * @param from address or `?query` of the page that leads on
 * @returns the target as it came where there is nothing to carry, or where it is none of ours
 */
export function withSource(
  target: string,
  from: string,
  { ownHosts = [] }: { ownHosts?: readonly string[] } = {},
): string {
  const source = findSource(from)
  if (source === undefined || !isOwnTarget(target, { ownHosts })) return target
  const [beforeFragment = ''] = target.split('#', 1)
  const [path = ''] = beforeFragment.split('?', 1)
  const segments = withParameter(querySegments(beforeFragment.slice(path.length + 1)), 'mktsrc', source)
  return `${path}?${segments.join('&')}${target.slice(beforeFragment.length)}`
}
