/** Null stands for every other browser: the page then says the companion extension's name. */
export type KnownBrowser = 'Edge' | 'Opera' | 'Brave' | 'Chrome' | 'Firefox' | 'Safari'
export type Platform = 'iOS' | 'Android' | 'PC'
export type DeviceClass = 'mobile' | 'tablet' | 'pc'

/** What a browser says beside its user agent. */
export interface VisitorHints {
  /** `Sec-CH-UA` as sent. */
  secChUa?: string | undefined
  /** `Sec-CH-UA-Mobile`: `?0` or `?1`. */
  secChUaMobile?: string | undefined
  /** `Sec-CH-UA-Platform`: a quoted string. */
  secChUaPlatform?: string | undefined
  /** `navigator.maxTouchPoints`: in the browser only. */
  maxTouchPoints?: number | undefined
  /** What `navigator.brave.isBrave()` resolves to: in the browser only. */
  isBrave?: boolean | undefined
}

/** What is known of somebody who asks. */
export interface VisitorQuestion {
  userAgent: string
  hints?: VisitorHints | undefined
  /** Stands in for a browser that is none of the known ones. */
  extensionName: string
}

/** What can be told without a list of names. */
export interface VisitorTraits {
  /** A known browser, else the extension's name (R9.9). */
  browser: string
  platform: Platform
  device: DeviceClass
  /** Inside another app's window, where "add to browser" makes no sense. */
  inApp: boolean
}

export interface Visitor extends VisitorTraits {
  bot: boolean
}

/**
 * Which browser, platform and device asks (R1.3, R9.9), by one set of rules on both sides of the wire. The browser asks for
 * this alone: the list of bots that `detectVisitor` carries is of no use there.
 */
export function resolveTraits({ userAgent, hints = {}, extensionName }: VisitorQuestion): VisitorTraits {
  return {
    browser: findBrowser(userAgent, hints) ?? extensionName,
    platform: resolvePlatform(userAgent, hints),
    device: resolveDevice(userAgent, hints),
    inApp: isInApp(userAgent),
  }
}

type Rule = readonly [browser: KnownBrowser | null, matches: RegExp]

const BRAND_RULES = [
  ['Edge', /^Microsoft Edge/],
  ['Opera', /^Opera/],
  ['Brave', /^Brave/],
] as const satisfies readonly Rule[]

// Chrome's engine is in all of the first ones, so they come before Chrome.
const USER_AGENT_RULES = [
  ['Edge', /\b(?:Edg|EdgA|EdgiOS|Edge)\//],
  ['Opera', /\b(?:OPR|OPT|OPX|OPiOS|OPRGX|Opera|Coast)\b/],
  ['Brave', /\bBrave\b/i],
  [null, /SeaMonkey/i],
  ['Firefox', /\b(?:Firefox|FxiOS|Iceweasel)\//],
  ['Chrome', /\b(?:Chrome|CriOS|CrMo|Chromium|HeadlessChrome)\//],
] as const satisfies readonly Rule[]

const CHROME_BRAND = /^(?:Google Chrome|Chromium|Android WebView)$/
const SAFARI_DEVICE = /Macintosh|iPhone|iPad|iPod|Windows/
const SAFARI_IMITATION = /Android|Tizen|Silk/

/** The browser family (R9.9), or null for any other. Brands come first: Brave and some Operas send Chrome's user agent. */
function findBrowser(userAgent: string, hints: VisitorHints = {}): KnownBrowser | null {
  const brands = parseBrands(hints.secChUa)
  const branded = BRAND_RULES.find(([, matches]) => brands.some((brand) => matches.test(brand)))
  if (branded) return branded[0]
  if (hints.isBrave) return 'Brave'
  const named = USER_AGENT_RULES.find(([, matches]) => matches.test(userAgent))
  if (named) return named[0]
  if (userAgent === '' && brands.some((brand) => CHROME_BRAND.test(brand))) return 'Chrome'
  return isSafari(userAgent) ? 'Safari' : null
}

function isSafari(userAgent: string): boolean {
  const says = /\bSafari\//.test(userAgent) && /\bVersion\//.test(userAgent)
  return says && SAFARI_DEVICE.test(userAgent) && !SAFARI_IMITATION.test(userAgent)
}

const BRAND = /"((?:[^"\\]|\\.)*)"\s*;\s*v="/g

/** The brands of a `Sec-CH-UA` header, made-up ones (`Not?A_Brand`) among them: no rule knows those. A malformed header gives none. */
function parseBrands(secChUa = ''): string[] {
  return [...secChUa.matchAll(BRAND)].map(([, brand = '']) => brand.replace(/\\(.)/g, '$1').trim())
}

/** The platform as the "Add to …" buttons mean it (R9.9): everything that is neither iOS nor Android is a PC. */
function resolvePlatform(userAgent: string, hints: VisitorHints = {}): Platform {
  // Windows Phone claimed to be both Android and iPhone, to be served their pages.
  if (/Windows Phone/i.test(userAgent)) return 'PC'
  const hinted = findHintedPlatform(hints)
  if (hinted) return hinted
  if (APPLE_DEVICE.test(userAgent) || /FxiOS\//i.test(userAgent) || isTouchMac(userAgent, hints)) return 'iOS'
  // Tizen and Ubuntu Touch say that they are "like Android".
  return /(?<!like )Android/i.test(userAgent) ? 'Android' : 'PC'
}

function findHintedPlatform({ secChUaPlatform = '' }: VisitorHints): 'Android' | 'iOS' | undefined {
  const [, named] = /^\s*"?(Android|iOS)"?\s*$/i.exec(secChUaPlatform) ?? []
  return named === undefined ? undefined : named.toLowerCase() === 'ios' ? 'iOS' : 'Android'
}

/** Not within a word: NAOMIPHONE runs Android. */
const APPLE_DEVICE = /(?<![a-z])iP(?:hone|ad|od)/i

/** An iPad asks for desktop pages by saying that it is a Macintosh; no Macintosh has a touch screen. */
function isTouchMac(userAgent: string, { maxTouchPoints = 0 }: VisitorHints): boolean {
  return /Macintosh/i.test(userAgent) && maxTouchPoints > 1
}

const TV_OR_CONSOLE =
  /\b(?:SmartTV|Smart-TV|SMART-TV|TV|AppleTV|GoogleTV|HbbTV|NetCast|Web0S|BRAVIA|Roku|AFT[A-Z]\w*|CrKey|PlayStation|Xbox|Nintendo|Viera|DTV)\b|TV;|Android TV/i
const TABLET = /(?<![a-z])Tablet(?![a-z]| PC)|PlayBook|TouchPad|hp-tablet|Nexus (?:7|9|10)\b|\bKF[A-Z]{2,}\b/i
const MOBILE = /Mobile|Mobi|IEMobile|BlackBerry|BB10|webOS|Opera Mini|J2ME|KAIOS|Kindle|Bada/i

/**
 * The device class by which pages are made and cached (R1.3). First match wins: what is surely a tablet or a telephone,
 * then televisions and consoles, then the words for a tablet, the client hint, and last what Android and others say.
 */
export function resolveDevice(userAgent: string, hints: VisitorHints = {}): DeviceClass {
  const [apple] = APPLE_DEVICE.exec(userAgent) ?? []
  if (/iPad/i.test(apple ?? '') || isTouchMac(userAgent, hints)) return 'tablet'
  // Firefox on an iPad says Macintosh, but keeps its own name for iOS.
  if (/Macintosh/i.test(userAgent) && /\bFxiOS\//.test(userAgent)) return 'tablet'
  if (apple) return 'mobile'
  const isMobile = /Mobile/i.test(userAgent)
  if (TV_OR_CONSOLE.test(userAgent) && !isMobile) return 'pc'
  if (TABLET.test(userAgent) || (/\bSilk\b/i.test(userAgent) && !isMobile)) return 'tablet'
  if (isHintedTablet(hints)) return 'tablet'
  if (hints.secChUaMobile?.trim() === '?1' || /Opera Mobi/i.test(userAgent)) return 'mobile'
  if (/Android/i.test(userAgent)) return isMobile ? 'mobile' : 'tablet'
  return MOBILE.test(userAgent) ? 'mobile' : 'pc'
}

/** A tablet that asks for desktop pages says X11, and its hints the truth. */
function isHintedTablet(hints: VisitorHints): boolean {
  return findHintedPlatform(hints) === 'Android' && hints.secChUaMobile?.trim() === '?0'
}

// Facebook and Instagram, TikTok, WeChat, LINE, Snapchat, Pinterest, X, LinkedIn, the Google app, any Android WebView.
const IN_APP =
  /\bFB(?:AN|AV|_IAB)\b|FBAN|FB_IAB|\bInstagram\b|musical_ly|Bytedance|TikTok|MicroMessenger|\bLine\/|Snapchat|\bPinterest\/|\[Pinterest|Twitter for|\bLinkedInApp\b|\bGSA\/|; wv\)/i

/** True inside another app's own browser window. */
function isInApp(userAgent: string): boolean {
  return IN_APP.test(userAgent)
}
