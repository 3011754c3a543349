import type { Alternate, Region } from '@clipfront/page-data'
import { isPartner, type Site, sites } from '@clipfront/site-config'

/**
 * The sites of the unit for shoppers of other countries, this one among them, in the order of the site list. Partners have one
 * country and no counterparts.
 * @param alternates of the page: where another site has the same page, it is led to
 * @returns empty where there is no other country
 */
export function listRegions(site: Site, alternates: readonly Alternate[]): Region[] {
  if (isPartner(site)) return []
  const unit = sites.filter((other) => other.businessUnit === site.businessUnit && !isPartner(other))
  if (unit.length < 2) return []
  const urls = new Map(alternates.map(({ language, url }) => [language, url]))
  return unit.map((other) => {
    const { label, language, name, currency } = describeRegion(other)
    return { label, language, name, currency, url: urls.get(language) ?? `${other.domainLink}/` }
  })
}

const described = new Map<string, Omit<Region, 'url'>>()

/** Names stay the same while the process lives, and every page asks for all of them. */
function describeRegion(site: Site): Omit<Region, 'url'> {
  const known = described.get(site.code)
  if (known) return known
  const { label, language } = site
  const region = { label, language, name: nameCountry(site), currency: signCurrency(site) }
  described.set(site.code, region)
  return region
}

function nameCountry({ language }: Site): string {
  const { region } = new Intl.Locale(language)
  return (region && new Intl.DisplayNames(language, { type: 'region' }).of(region)) || language
}

function signCurrency({ language, currency }: Site): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency
  // The marks that give it a direction beside figures: it stands alone.
  return sign.replaceAll(/\p{Cf}/gu, '').trim()
}
