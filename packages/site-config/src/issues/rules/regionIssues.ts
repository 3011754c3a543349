import type { SiteRule } from '../SiteIssue.ts'

/** IANA's own way of writing: `Europe/London`, `America/Argentina/Buenos_Aires`, `UTC`. */
const ZONE = /^(?:UTC|[A-Z]\w+(?:\/[A-Z][\w+-]*)+)$/

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** ISO 3166: regions whose law asks for a yes before anything is written to a device: the EU, the EEA, the United Kingdom. */
const CONSENT_REGIONS = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** What belongs to the country: its money, its clock, its law. */
export const regionIssues: SiteRule = function* ({ currency, timeZone, language, consent }) {
  if (!currencies.has(currency)) {
    const code = currency.trim().toUpperCase()
    yield {
      field: 'currency',
      problem: `"${currency}" is not a currency of ISO 4217`,
      fix: currencies.has(code) ? `Write "${code}".` : 'Write three capital letters such as "EUR".',
    }
  }
  if (!isTimeZone(timeZone)) {
    yield {
      field: 'timeZone',
      problem: `"${timeZone}" is not a time zone of the IANA database`,
      fix: 'Write its name, such as "Europe/Paris": it knows summer time, an offset or an abbreviation does not.',
    }
  }
  const region = /-([A-Z]{2})$/.exec(language)?.[1] ?? ''
  if (consent === 'not-needed' && CONSENT_REGIONS.has(region)) {
    yield {
      field: 'consent',
      problem: `is "not-needed", and the law of ${region} asks before anything is written to a device`,
      fix: 'Write "ask".',
    }
  }
}

/** The list of supported zones leaves out second names such as Asia/Kolkata, so the formatter itself is asked. */
function isTimeZone(name: string): boolean {
  if (!ZONE.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
