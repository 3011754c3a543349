import type { RobotsPolicy } from '@clipfront/page-data'
import { isPartner, type Site } from './Site.ts'

/** Every page type that both units have a standard template for. */
const standardPages = {
  home: 'home',
  merchant: 'merchant',
  category: 'category',
  blog: 'blog',
  cashback: 'cashback',
  topic: 'topic',
  channel: 'channel',
  tag: 'tag',
  brand: 'brand',
  coupon: 'coupon',
  search: 'search',
  static: 'static',
  error: 'error',
} as const satisfies Site['pageType']

/** What a site has whose file does not say it. */
const DEFAULTS = {
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  radius: null,
  density: null,
  logo: null,
  messages: {},
  pageType: standardPages,
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  tagHosts: [],
  imageHosts: [],
  adsId: null,
  adHosts: [],
  errorReports: null,
  extensionName: 'Clipfront',
  extensionPages: null,
  operator: null,
  partner: null,
} as const satisfies Partial<Site>

type Derived = 'api' | 'domainLink' | 'label' | 'robots'

/** What a site's file says; the rest is a default or follows from it. */
type SiteFacts = Omit<Site, Derived | keyof typeof DEFAULTS> &
  Partial<Pick<Site, keyof typeof DEFAULTS>> & {
    /** With or without the comma. Unsaid, a site of our own is indexed and a partner's is not (R2.15). */
    robots?: RobotsPolicy | 'NOINDEX FOLLOW'
  }

/**
 * Completes a site's file with what can be derived. Never throws: it runs as soon as anything of the sites is imported, and what
 * a file lacks is told by `findSiteIssues`, with the field.
 */
export function defineSite<const Facts extends SiteFacts>(facts: Facts): Site & Pick<Facts, 'code'> {
  const given: Partial<SiteFacts> = facts
  const { code = '', hosts = [''] } = given
  return {
    ...DEFAULTS,
    ...facts,
    hosts,
    label: code.split('.')[0] ?? code,
    api: `/v1/sites/${code}`,
    domainLink: `https://${hosts[0]}`,
    robots: facts.robots === 'NOINDEX FOLLOW' ? 'NOINDEX, FOLLOW' : (facts.robots ?? unsaidRobots(facts)),
  }
}

function unsaidRobots(facts: SiteFacts): RobotsPolicy {
  return isPartner(facts) ? 'NOINDEX' : 'INDEX'
}
