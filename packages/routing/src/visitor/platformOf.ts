import type { Platform, VisitorHints } from './Visitor.ts'

/** The platform as the "Add to …" buttons mean it (R9.9): everything that is neither iOS nor Android is a PC. */
export function platformOf(userAgent: string, hints: VisitorHints = {}): Platform {
  // Windows Phone claimed to be both Android and iPhone, to be served their pages.
  if (/Windows Phone/i.test(userAgent)) return 'PC'
  const hinted = /^\s*"?(Android|iOS)"?\s*$/i.exec(hints.secChUaPlatform ?? '')?.[1]?.toLowerCase()
  if (hinted) return hinted === 'ios' ? 'iOS' : 'Android'
  if (/iPhone|iPad|iPod|FxiOS\//i.test(userAgent) || isTouchMac(userAgent, hints)) return 'iOS'
  // Tizen and Ubuntu Touch say that they are "like Android".
  return /(?<!like )Android/i.test(userAgent) ? 'Android' : 'PC'
}

/** An iPad asks for desktop pages by saying that it is a Macintosh; no Macintosh has a touch screen. */
export function isTouchMac(userAgent: string, { maxTouchPoints = 0 }: VisitorHints): boolean {
  return /Macintosh/i.test(userAgent) && maxTouchPoints > 1
}
