import type { VisitorHints } from '@clipfront/routing/visitor'

/** What only some browsers have; TypeScript's own list knows none of it. */
interface TellingNavigator {
  userAgentData?: {
    brands?: readonly { brand: string; version: string }[]
    mobile?: boolean
    platform?: string
  }
}

/** What the browser says of itself beside its user agent, in the words of the headers, so that one set of rules reads both. */
export function readVisitorHints(navigator: Navigator & TellingNavigator = window.navigator): VisitorHints {
  const { userAgentData: said, maxTouchPoints } = navigator
  return {
    secChUa: said?.brands?.map(({ brand, version }) => `${quote(brand)};v=${quote(version)}`).join(', '),
    secChUaMobile: said?.mobile === undefined ? undefined : said.mobile ? '?1' : '?0',
    secChUaPlatform: said?.platform === undefined ? undefined : quote(said.platform),
    maxTouchPoints,
  }
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
