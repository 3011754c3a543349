import type { OutboundContext } from './OutboundContext.ts'
import { parseUrl } from './parseUrl.ts'

const CLICK_OUT = /^\/go-[cm]-/

/**
 * Whether a cleaned link leaves the site: by our own click-out path, or to a host that is none of ours.
 * @param path the link before its query and fragment
 * @returns null when it names no place at all (`https://`, a host with a space in it)
 */
export function isOutbound(path: string, { pageUrl, ownHosts = [] }: OutboundContext): boolean | null {
  // Nearly every link is a path, and a page has hundreds of them: only the others are worth a url's parsing.
  if (!/^https?:/i.test(path)) return CLICK_OUT.test(path)
  const target = parseUrl(path)
  if (!target) return null
  if (CLICK_OUT.test(target.pathname)) return true
  return target.hostname !== parseUrl(pageUrl)?.hostname && !ownHosts.includes(target.hostname)
}
