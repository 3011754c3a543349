import { describe, expect, it } from 'vitest'
import { accepts, reports, findIssues } from '../testing/wrongFile.ts'

describe('[R3.2] a language and its direction', () => {
  reports([
    ['main/fr', { language: 'fr' }, 'language', /"fr" is not a language tag with its region/, /"fr-FR"/],
    ['main/fr', { language: 'fr_FR' }, 'language', /BCP 47/, /such as/],
    ['main/fr', { language: 'FR-fr' }, 'language', /BCP 47/, /"fr-FR"/],
    ['main/fr', { language: 'en-UK' }, 'language', /BCP 47/, /"en-GB"/],
    ['main/fr', { language: 'fr-FR-u-ca-buddhist' }, 'language', /BCP 47/, /"fr-FR"/],
    ['main/fr', { language: '' }, 'language', /""/, /such as/],
    ['main/fr', { language: 'qx-FR' }, 'language', /the language "qx"/, /Correct/],
    ['main/fr', { language: 'fr-XX' }, 'language', /the region "XX"/, /Correct/],
    ['main/fr', { language: 'fr-ZZ' }, 'language', /the region "ZZ"/, /Correct/],
    ['main/fr', { direction: 'rtl' }, 'direction', /"rtl" does not fit French/, /"ltr"/],
    ['main/ae', { direction: 'ltr' }, 'direction', /"ltr" does not fit Arabic/, /"rtl"/],
  ])
  accepts([
    ['main/fr', { language: 'fr-CA' }],
    ['main/es', { language: 'es-419' }],
    ['main/np', { language: 'en-GB', consent: 'ask' }],
  ])

  it.each(['fa-IR', 'he-IL', 'ur-PK', 'ps-AF'])('%s is read from right to left', (language) => {
    expect(findIssues('main/fr', { language }).map(({ field }) => field)).toContain('direction')
  })

  it('of two sites of one unit is a issue of both', () => {
    const issues = findIssues('main/www', { language: 'en-GB', consent: 'ask' })
    expect(issues.map(({ site, field }) => [site, field])).toEqual([
      ['main/www', 'language'],
      ['main/uk', 'language'],
    ])
    expect(issues[0]?.problem).toMatch(/"en-GB" is also that of main\/uk/)
  })
})
