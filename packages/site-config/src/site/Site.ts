import type { PageType, RobotsPolicy } from '@clipfront/page-data'

export const BUSINESS_UNITS = ['main', 'cpw'] as const
export type BusinessUnit = (typeof BUSINESS_UNITS)[number]

/** A template's name in its unit's table (`apps/<unit>/src/templates.ts`). */
export type TemplateName = string

/** Words that belong to one site. */
export interface SiteTexts {
  /** One line under the search box of the home page. */
  tagline: string
  /** How the site is paid, said above every list of offers. */
  disclosure: string
}

/** The company that runs a site: what a legal notice has to name, and where shoppers complain. */
export interface Operator {
  /** With its legal form. */
  name: string
  /** As the post writes it, a line each. */
  address: readonly [string, ...string[]]
  email: string
  /** The person who represents it, and is responsible for what the site says. */
  representative: string
  /** Where it is registered, with its number; null where it is in no register. */
  register: string | null
  vatId: string | null
}

/** The company under whose domain a site runs, a publisher mostly: who it is, and the ways back to it. */
export interface Partner {
  name: string
  /** The origin of its own pages. */
  home: string
  /** As its own masthead names them; the path is one of its home. */
  sections: readonly { name: string; path: string }[]
  /** Says beside its name that these pages are not by its newsroom, and whose they are. */
  note: string
}

/** The colours among which a site chooses; each is a block of the palette (`packages/widgets/src/tokens/palette.css`). */
export const ACCENTS = ['evergreen', 'cobalt', 'newspaper', 'ochre'] as const

/**
 * The characters among which a site chooses: its shapes, its type, how close its lists stand, how its home page begins
 * (`packages/widgets/src/tokens/looks.css`). `editorial` is a quiet page, `grid` a dense one, `guest` follows the publisher's.
 */
export const LOOKS = ['editorial', 'grid', 'guest'] as const

/** How close the offers of a list stand, where a site wants it otherwise than its look. */
export const DENSITIES = ['roomy', 'dense'] as const

/** Whether a site must ask before anything is written to the device. */
export const CONSENT_RULES = ['ask', 'not-needed'] as const

/** One regional or partner domain (R3.2). Everything that makes it a site stands in its one file, or is a default of `defineSite`. */
export interface Site {
  /** `main`: the canonical host, or the partner's short code. `cpw`: `cp` + country, or the partner's short code (R1.9). */
  code: string
  /** The code's first label: the name of the site's file, of its localhost name and of its releases. */
  label: string
  businessUnit: BusinessUnit
  /** Canonical host first, then aliases. Lower case, without `dev.` or `beta.`, without port. */
  hosts: readonly [string, ...string[]]
  /** What shoppers call it. */
  name: string
  /** BCP 47 with region. */
  language: string
  direction: 'ltr' | 'rtl'
  /** ISO 4217. */
  currency: string
  /** IANA name: the zone in which "today" and "ends tonight" are meant. */
  timeZone: string
  /** Path below `PAGE_API_URL`. */
  api: string
  /** Absolute; the canonical link falls back to it. */
  domainLink: string
  icon: string
  /** A font file of the release; null takes the system's own face. */
  font: string | null
  fontFamily: string | null
  customStyle: string | null
  accent: (typeof ACCENTS)[number]
  look: (typeof LOOKS)[number]
  /** How round cards and controls are, in px at most; null takes the look's own. */
  radius: number | null
  /** Null takes that of the look. */
  density: (typeof DENSITIES)[number] | null
  /** A picture of the release in the place of our tile; null takes the tile. */
  logo: string | null
  /** Words that the site says otherwise than its language does, by their names in `Messages` of packages/widgets. */
  messages: Readonly<Record<string, string>>
  robots: RobotsPolicy
  /** `ask`: nothing is written to the device before the visitor says yes. */
  consent: (typeof CONSENT_RULES)[number]
  /** Page type -> template. A release holds only the templates named here. */
  pageType: Partial<Record<PageType, TemplateName>>
  flags: { couponRanking: boolean; aiChat: boolean }
  analyticsId: string | null
  /** Hosts from which the tag manager's own tags load and to which they report, `*.` for all below: the security policy lets them in. */
  tagHosts: readonly string[]
  /** Hosts whose pictures the site's server fetches and makes smaller: exact names in lower case, none of their subdomains. */
  imageHosts: readonly string[]
  /** The places for advertisements that its unit names stay closed without one. */
  adsId: string | null
  /** Hosts from which advertisements come besides that of the ad service, `*.` for all below: the security policy lets them in. */
  adHosts: readonly string[]
  /** Where errors of scripts are reported to, as Sentry writes it, and by which of the site's hosts. */
  errorReports: { dsn: string; hosts: readonly string[] } | null
  /** The companion extension's name; the browser's name where no other is known (R9.9). */
  extensionName: string
  /** Where the companion extension is installed from, by the kind of browser; null while there is none: then nothing speaks of it. */
  extensionPages: { chromium: string; firefox: string } | null
  texts: SiteTexts
  /** Who runs it: required of every site that is indexed. Without it there is no contact, no legal notice and no link to one. */
  operator: Operator | null
  /** For whom it is run, where the domain is a partner's. */
  partner: Partner | null
}

/** The domain of each unit's own sites. A site whose canonical host lies elsewhere is a partner's. */
export const UNIT_DOMAINS = {
  main: 'clipfront.example',
  cpw: 'couponpartner.example',
} as const satisfies Record<BusinessUnit, string>

/** Whether a site runs under a partner's domain: it has a short code (R1.9), is not indexed, and no hreflang names it. */
export function isPartner({ businessUnit, hosts }: Pick<Site, 'businessUnit' | 'hosts'>): boolean {
  const domain = UNIT_DOMAINS[businessUnit]
  return hosts[0] !== domain && !hosts[0].endsWith(`.${domain}`)
}

/** Where releases are kept by site, `server` holds the code that they share. */
const RESERVED: ReadonlySet<string> = new Set(['server'])

/** Whether no site can have a code, though it is written as one (R1.9). */
export function isReservedCode(code: string): boolean {
  return RESERVED.has(code)
}

/** The name under which a developer's machine reaches the site: browsers resolve every `*.localhost` by themselves. */
export function resolveLocalHost(site: Pick<Site, 'label' | 'businessUnit'>): string {
  return `${site.label}.${site.businessUnit}.localhost`
}
