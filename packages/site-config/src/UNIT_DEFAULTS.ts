import type { BusinessUnit } from './Site.ts'
import type { SiteCode } from './sites.ts'

/** Of each unit the site for whoever speaks none of its languages, or lives where it has no site: `x-default` for crawlers (R2.15). */
export const UNIT_DEFAULTS = {
  main: 'www.clipfront.example',
  cpw: 'cpus',
} as const satisfies Record<BusinessUnit, SiteCode>
