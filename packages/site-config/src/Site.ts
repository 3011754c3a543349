import type { PageType, RobotsPolicy } from '@clipfront/page-data'

export const BUSINESS_UNITS = ['main', 'cpw'] as const
export type BusinessUnit = (typeof BUSINESS_UNITS)[number]

/** A template's name in its unit's table (`apps/<unit>/src/templates.ts`). */
export type TemplateName = string

/** Words that belong to one site. They live in a file beside the site's own. */
export interface SiteTexts {
  /** One line under the search box of the home page. */
  tagline: string
  /** How the site is paid, said above every list of offers. */
  disclosure: string
}

/** The looks among which a site chooses; each is a block of the palette (`packages/widgets/src/tokens/palette.css`). */
export const ACCENTS = ['evergreen', 'cobalt', 'newspaper', 'ochre'] as const

/** One regional or partner domain (R3.2). Everything that makes it a site stands in its one file. */
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
  robots: RobotsPolicy
  /** `ask`: nothing is written to the device before the visitor says yes. */
  consent: 'ask' | 'not-needed'
  /** Page type -> template. A release holds only the templates named here. */
  pageType: Partial<Record<PageType, TemplateName>>
  flags: { couponRanking: boolean; aiChat: boolean }
  analyticsId: string | null
  adsId: string | null
  /** The companion extension's name; the browser's name where no other is known (R9.9). */
  extensionName: string
  texts: SiteTexts
}
