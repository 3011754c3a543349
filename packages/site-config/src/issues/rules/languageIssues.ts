import { isPartner, type Site } from '../../site/Site.ts'
import { nameSite, type SiteRule } from '../SiteIssue.ts'

/** Language, a script where it needs saying, and region; no more of BCP 47 goes into `<html lang>`. */
const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-(?:[A-Z]{2}|\d{3})$/
/** ISO 15924: scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The language tag, what follows from it, and that a unit speaks to one country in one language once. */
export const languageIssues: SiteRule = function* (site, others) {
  const { language } = site
  const locale = findLocale(language)
  if (!locale || !TAG.test(language) || locale.baseName !== language) {
    const likely = locale?.maximize()
    const suggestion = likely?.region ? `${likely.language}-${likely.region}` : 'en-GB'
    yield {
      field: 'language',
      problem: `"${language}" is not a language tag with its region as BCP 47 writes it`,
      fix: `Write one such as "${suggestion}".`,
    }
    return
  }
  if (!isKnown(languageNames, locale.language)) {
    yield unknown(language, `the language "${locale.language}"`)
    return
  }
  if (!isKnown(regionNames, locale.region ?? '')) yield unknown(language, `the region "${locale.region}"`)

  const direction = RIGHT_TO_LEFT.has(locale.maximize().script ?? '') ? 'rtl' : 'ltr'
  if (site.direction !== direction) {
    yield {
      field: 'direction',
      problem: `"${site.direction}" does not fit ${languageNames.of(locale.language)}`,
      fix: `Write "${direction}".`,
    }
  }
  const twin = isPartner(site) ? undefined : others.find((other) => isTwin(site, other))
  if (twin) {
    yield {
      field: 'language',
      problem: `"${language}" is also that of ${nameSite(twin)}: search engines would show either for the other`,
      fix: 'Give one another language or region, or make them one site with an alias.',
    }
  }
}

function findLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}

function isKnown(names: Intl.DisplayNames, code: string): boolean {
  const name = names.of(code)
  return name !== undefined && name !== 'Unknown Region'
}

function unknown(language: string, what: string) {
  return { field: 'language', problem: `"${language}" names ${what}, which nobody has heard of`, fix: 'Correct it.' }
}

function isTwin(site: Site, other: Site): boolean {
  return other.businessUnit === site.businessUnit && other.language === site.language && !isPartner(other)
}
