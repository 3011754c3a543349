import { parseUrl } from './parseUrl.ts'

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
