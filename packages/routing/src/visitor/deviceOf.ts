import { isTouchMac } from './platformOf.ts'
import type { DeviceClass, VisitorHints } from './Visitor.ts'

const TV_OR_CONSOLE =
  /\b(?:SmartTV|Smart-TV|SMART-TV|TV|AppleTV|GoogleTV|HbbTV|NetCast|Web0S|BRAVIA|Roku|AFT[A-Z]\w*|CrKey|PlayStation|Xbox|Nintendo|Viera|DTV)\b|TV;|Android TV/i
const TABLET = /\bTablet\b(?! PC)|PlayBook|TouchPad|hp-tablet|Nexus (?:7|9|10)\b|\bKF[A-Z]{2,}\b/i
const MOBILE = /Mobile|Mobi|IEMobile|BlackBerry|BB10|webOS|Opera Mini|J2ME|KAIOS|Kindle|Bada/i

/**
 * The device class by which pages are made and cached (R1.3). First match wins: what is surely a tablet or a telephone,
 * then televisions and consoles, then the words for a tablet, the client hint, and last what Android and others say.
 */
export function deviceOf(userAgent: string, hints: VisitorHints = {}): DeviceClass {
  if (/iPad/i.test(userAgent) || isTouchMac(userAgent, hints)) return 'tablet'
  // Firefox on an iPad says Macintosh, but keeps its own name for iOS.
  if (/Macintosh/i.test(userAgent) && /\bFxiOS\//.test(userAgent)) return 'tablet'
  if (/iPhone|iPod/i.test(userAgent)) return 'mobile'
  const isMobile = /Mobile/i.test(userAgent)
  if (TV_OR_CONSOLE.test(userAgent) && !isMobile) return 'pc'
  if (TABLET.test(userAgent) || (/\bSilk\b/i.test(userAgent) && !isMobile)) return 'tablet'
  if (hints.secChUaMobile?.trim() === '?1' || /Opera Mobi/i.test(userAgent)) return 'mobile'
  if (/Android/i.test(userAgent)) return isMobile ? 'mobile' : 'tablet'
  return MOBILE.test(userAgent) ? 'mobile' : 'pc'
}
