import {
  ACCENTS,
  BUSINESS_UNITS,
  type BusinessUnit,
  isPartner,
  isReservedCode,
  type Site,
  sites,
  UNIT_DOMAINS,
} from '@clipfront/site-config'
import { parse } from 'tldts'
import { describeIssues, findSiteIssues } from '@clipfront/site-config/issues'

/** What is decided of a site before its files are written. */
export interface NewSite extends Pick<
  Site,
  | 'businessUnit'
  | 'label'
  | 'code'
  | 'name'
  | 'language'
  | 'direction'
  | 'currency'
  | 'timeZone'
  | 'consent'
  | 'partner'
> {
  host: string
  accent: Site['accent']
  look: Site['look']
  robots: 'INDEX' | 'NOINDEX'
  /** `<unit>/<label>` of a site whose texts it begins with, in the same language. */
  pattern: string
}

/** The options for a new site; the rest follows from its label. */
export interface SiteWishes {
  language?: string | undefined
  currency?: string | undefined
  host?: string | undefined
  name?: string | undefined
}

const LOOKS_OF_UNITS = { main: 'editorial', cpw: 'grid' } as const satisfies Record<BusinessUnit, Site['look']>
const NAMES = { main: 'Clipfront', cpw: 'Coupon Partner' } as const satisfies Record<BusinessUnit, string>
/** Host labels that are no region's own code. */
const REGIONS: Readonly<Record<string, string>> = { uk: 'GB', www: 'US' }
const EURO_REGIONS = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '))
/** Where the law requires no consent. Everywhere else a site asks for it. */
const NO_CONSENT_REGIONS = new Set(['US', 'JP', 'AE'])

/**
 * Decides everything that a new site needs, from `main/at` or `cpw/cpat`, or from a partner's short code and its host.
 * @throws {Error} in one line that says what to add
 */
export function describeSite(name: string, wishes: SiteWishes): NewSite {
  const { businessUnit, label } = readName(name)
  const host = wishes.host ?? `${regionLabel(businessUnit, label)}.${UNIT_DOMAINS[businessUnit]}`
  const isForPartner = isPartner({ businessUnit, hosts: [host] })
  const code = businessUnit === 'main' && !isForPartner ? host : label
  refuseTakenCode(code)
  const language = readLanguage(wishes.language ?? likelyLanguage(businessUnit, label, isForPartner))
  const { language: base, region = '' } = new Intl.Locale(language)
  const pattern = findPattern(base, businessUnit)
  const twin = sites.find(
    (site) => site.businessUnit === businessUnit && site.language === language && !isPartner(site),
  )
  if (twin && !isForPartner) {
    throw new Error(
      `${twin.code} is the site of ${businessUnit} for ${language} already: hreflang can name one only. Choose another --language.`,
    )
  }
  // What Node knows of a locale, and TypeScript does not yet.
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getTextInfo: () => { direction: 'ltr' | 'rtl' }
    getTimeZones: () => string[] | undefined
  }
  const site: NewSite = {
    businessUnit,
    label,
    code,
    host,
    name: wishes.name ?? buildName(businessUnit, region, language),
    language,
    direction: locale.getTextInfo().direction,
    currency: wishes.currency ?? resolveCurrency(region),
    timeZone: locale.getTimeZones()?.[0] ?? 'UTC',
    consent: NO_CONSENT_REGIONS.has(region) ? 'not-needed' : 'ask',
    accent: freeAccent(language),
    look: isForPartner ? 'guest' : LOOKS_OF_UNITS[businessUnit],
    robots: isForPartner ? 'NOINDEX' : 'INDEX',
    partner: isForPartner ? describePartner(host, businessUnit) : null,
    pattern: `${pattern.businessUnit}/${pattern.label}`,
  }
  assertNewSite(site, pattern)
  return site
}

function readName(name: string): { businessUnit: BusinessUnit; label: string } {
  const [unit, label = '', ...rest] = name.split('/')
  const businessUnit = BUSINESS_UNITS.find((known) => known === unit)
  if (!businessUnit || rest.length > 0 || !/^[a-z][a-z0-9-]{0,30}$/.test(label)) {
    throw new Error(`"${name}" names no site. Write the unit and the code's first label, such as main/at or cpw/cpat.`)
  }
  const taken = sites.find((site) => site.businessUnit === businessUnit && site.label === label)
  if (taken) throw new Error(`${name} is there already: ${taken.code}.`)
  return { businessUnit, label }
}

/** A site's releases and its catalog are stored under its code. */
function refuseTakenCode(code: string): void {
  const holder = sites.find((site) => site.code === code)
  if (holder) throw new Error(`${code} is the code of ${holder.hosts[0]} already: give the partner another one.`)
  if (isReservedCode(code)) throw new Error(`${code} is no code: the store of releases has a folder of that name.`)
}

/** In cpw a code is `cp` and the region. */
function regionLabel(businessUnit: BusinessUnit, label: string): string {
  if (businessUnit === 'main') return label
  if (/^cp[a-z]{2}$/.test(label)) return label.slice(2)
  throw new Error(`A site of cpw is called cp and its country, such as cpat; a partner's names its --host.`)
}

function likelyLanguage(businessUnit: BusinessUnit, label: string, isForPartner: boolean): string {
  const short = isForPartner ? '' : regionLabel(businessUnit, label)
  const region = REGIONS[short] ?? short.toUpperCase()
  const { language } = /^[A-Z]{2}$/.test(region) ? new Intl.Locale(`und-${region}`).maximize() : { language: 'und' }
  if (language === 'und')
    throw new Error(`What is spoken on ${label} does not follow from its name: add --language, such as de-AT.`)
  return `${language}-${region}`
}

function readLanguage(tag: string): string {
  if (/^[a-z]{2}-[A-Z]{2}$/.test(tag)) return tag
  throw new Error(`--language ${tag} is no language with its region, such as de-AT.`)
}

/** The site in the same language whose texts the new one begins with. A new language needs its messages first. */
function findPattern(base: string, businessUnit: BusinessUnit): Site {
  const speaking = sites.filter((site) => new Intl.Locale(site.language).language === base)
  const pattern = speaking.find((site) => site.businessUnit === businessUnit && !isPartner(site)) ?? speaking[0]
  if (pattern) return pattern
  const spoken = [...new Set(sites.map(({ language }) => language))].join(', ')
  throw new Error(
    `No site speaks ${base} yet. Write its words first, packages/widgets/src/messages and page-api's src/messages, or choose a --language of: ${spoken}.`,
  )
}

const countAccent = (accent: string, among: readonly Site[]) => among.filter((site) => site.accent === accent).length

/** Of all accents the one that those who read the same language meet the least. */
function freeAccent(language: string): Site['accent'] {
  const readers = sites.filter((site) => site.language === language)
  const [least] = ACCENTS.toSorted(
    (a, b) => countAccent(a, readers) - countAccent(b, readers) || countAccent(a, sites) - countAccent(b, sites),
  )
  return least ?? ACCENTS[0]
}

/** `deals.tidewater.example` is of Tidewater, until somebody writes its name in full, and which sections its masthead has. */
function describePartner(host: string, businessUnit: BusinessUnit): Site['partner'] {
  const { domain, domainWithoutSuffix } = parse(host, { allowPrivateDomains: true })
  const label = domainWithoutSuffix ?? host
  const name = label.charAt(0).toUpperCase() + label.slice(1)
  return {
    name,
    home: `https://www.${domain ?? host.toLowerCase()}`,
    sections: [],
    note: `${name} × ${NAMES[businessUnit]}`,
  }
}

function resolveCurrency(region: string): string {
  const known = sites.find(({ language }) => new Intl.Locale(language).region === region)?.currency
  if (known) return known
  if (EURO_REGIONS.has(region)) return 'EUR'
  throw new Error(`What ${region} pays with is not known here: add --currency, such as CHF.`)
}

function buildName(businessUnit: BusinessUnit, region: string, language: string): string {
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(region) ?? region
  return `${NAMES[businessUnit]} ${country}`
}

/**
 * Sees to it that the file of a new site can be used, before it is written.
 * @param pattern the site with whose texts it begins
 * @throws {Error} a line for each issue: the field, what is wrong with it and what to do
 */
function assertNewSite({ host, pattern: _name, ...facts }: NewSite, pattern: Site): void {
  const site: Site = { ...pattern, ...facts, hosts: [host], domainLink: `https://${host}` }
  const issues = findSiteIssues([...sites, site], [site])
  if (issues.length > 0) throw new Error(describeIssues(issues))
}
