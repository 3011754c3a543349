import { ROBOTS_POLICIES } from '@clipfront/page-data'
import { ACCENTS, BUSINESS_UNITS, type Site } from '../Site.ts'
import type { SiteFault } from './SiteFault.ts'

interface Kind {
  fits: (value: unknown) => boolean
  /** Read after "Write". */
  wanted: string
}

const TEXT: Kind = { fits: (value) => typeof value === 'string', wanted: 'a text' }
const TEXT_OR_NULL: Kind = { fits: (value) => value === null || TEXT.fits(value), wanted: 'a text, or null for none' }
const SWITCH: Kind = { fits: (value) => typeof value === 'boolean', wanted: 'true or false' }
const TEXTS: Kind = {
  fits: (value) => Array.isArray(value) && value.length > 0 && value.every(TEXT.fits),
  wanted: 'a list of texts',
}

function tableOf(kind: Kind): Kind {
  return {
    fits: (value) => typeof value === 'object' && value !== null && Object.values(value).every(kind.fits),
    wanted: `a table in braces, each of its values ${kind.wanted}`,
  }
}

function oneOf(...known: readonly string[]): Kind {
  return { fits: (value) => known.some((each) => each === value), wanted: `one of: ${known.join(' · ')}` }
}

const SHAPE = {
  code: TEXT,
  label: TEXT,
  businessUnit: oneOf(...BUSINESS_UNITS),
  hosts: TEXTS,
  name: TEXT,
  language: TEXT,
  direction: oneOf('ltr', 'rtl'),
  currency: TEXT,
  timeZone: TEXT,
  api: TEXT,
  domainLink: TEXT,
  icon: TEXT,
  font: TEXT_OR_NULL,
  fontFamily: TEXT_OR_NULL,
  customStyle: TEXT_OR_NULL,
  accent: oneOf(...ACCENTS),
  robots: oneOf(...ROBOTS_POLICIES),
  consent: oneOf('ask', 'not-needed'),
  pageType: tableOf(TEXT),
  flags: tableOf(SWITCH),
  analyticsId: TEXT_OR_NULL,
  adsId: TEXT_OR_NULL,
  extensionName: TEXT,
  texts: tableOf(TEXT),
} as const satisfies Record<keyof Site, Kind>

/** What a field must be before anything else can be asked of it: Node runs a site's file without checking its types. */
export function shapeFaults(site: Site): Omit<SiteFault, 'site'>[] {
  const values: Readonly<Record<string, unknown>> = { ...site }
  return Object.entries(SHAPE).flatMap(([field, { fits, wanted }]) => {
    const value = values[field]
    if (fits(value)) return []
    const problem = value === undefined ? 'is missing' : `cannot be ${describe(value)}`
    return [{ field, problem, fix: `Write ${wanted}.` }]
  })
}

/** Short, whatever it is. */
function describe(value: unknown): string {
  const json =
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)) ?? typeof value
  return json.length > 80 ? `${json.slice(0, 80)} …` : json
}
