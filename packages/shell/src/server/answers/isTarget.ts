import { isPlainTarget } from '../http/isPlainTarget.ts'

/** True for what a click-out may send a browser to: a path of the site, or an address on the web. Never a script. */
export function isTarget(location: string): boolean {
  if (!isPlainTarget(location)) return false
  if (location.startsWith('/')) return !location.startsWith('//')
  return /^https?:$/.test(URL.parse(location)?.protocol ?? '')
}
