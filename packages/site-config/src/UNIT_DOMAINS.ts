import type { BusinessUnit } from './Site.ts'

/** The domain of each unit's own sites. A site whose canonical host lies elsewhere is a partner's. */
export const UNIT_DOMAINS = {
  main: 'clipfront.example',
  cpw: 'couponpartner.example',
} as const satisfies Record<BusinessUnit, string>
