import type { BusinessUnit, Site } from '@clipfront/site-config'

/** What is decided of a site before its files are written. */
export interface NewSite {
  businessUnit: BusinessUnit
  label: string
  code: string
  host: string
  name: string
  /** BCP 47 with region. */
  language: string
  direction: 'ltr' | 'rtl'
  currency: string
  timeZone: string
  consent: 'ask' | 'not-needed'
  accent: Site['accent']
  robots: 'INDEX' | 'NOINDEX'
  /** `<unit>/<label>` of a site whose texts it begins with, in the same language. */
  pattern: string
}
