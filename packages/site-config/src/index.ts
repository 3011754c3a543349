export {
  isPartner,
  isReservedCode,
  LOOKS,
  resolveLocalHost,
  ACCENTS,
  BUSINESS_UNITS,
  DENSITIES,
  type BusinessUnit,
  type Operator,
  type Partner,
  type Site,
  type SiteTexts,
  type TemplateName,
  UNIT_DOMAINS,
} from './site/Site.ts'
export { withAccent } from './site/withAccent.ts'
export { ENVIRONMENTS, type Environment, environmentOf, resolveOrigin } from './environmentOf.ts'
export { findSite, findSiteByName, siteCode } from './findSite.ts'
export { type SiteCode, sites, UNIT_DEFAULTS } from './sites.ts'
