import { parseBrands } from './parseBrands.ts'
import type { KnownBrowser, VisitorHints } from './Visitor.ts'

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
export function browserOf(userAgent: string, hints: VisitorHints = {}): KnownBrowser | null {
  const brands = parseBrands(hints.secChUa)
  const branded = BRAND_RULES.find(([, matches]) => brands.some((brand) => matches.test(brand)))
  if (branded) return branded[0]
  if (hints.isBrave) return 'Brave'
  const told = USER_AGENT_RULES.find(([, matches]) => matches.test(userAgent))
  if (told) return told[0]
  if (userAgent === '' && brands.some((brand) => CHROME_BRAND.test(brand))) return 'Chrome'
  return isSafari(userAgent) ? 'Safari' : null
}

function isSafari(userAgent: string): boolean {
  const says = /\bSafari\//.test(userAgent) && /\bVersion\//.test(userAgent)
  return says && SAFARI_DEVICE.test(userAgent) && !SAFARI_IMITATION.test(userAgent)
}
