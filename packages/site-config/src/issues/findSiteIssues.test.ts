import { expect, it } from 'vitest'
import { sites } from '../sites.ts'
import { describeIssues, findSiteIssues } from './findSiteIssues.ts'
import { findIssues } from './testing/wrongFile.ts'

it('[R3.2] the files of all sites are right', () => {
  expect(describeIssues(findSiteIssues(sites))).toBe('')
})

it('one line says where, what and what to do', () => {
  expect(describeIssues(findIssues('main/fr', { currency: 'eur', timeZone: 'CET' }))).toBe(
    'main/fr: currency "eur" is not a currency of ISO 4217. Write "EUR".\n' +
      'main/fr: timeZone "CET" is not a time zone of the IANA database. ' +
      'Write its name, such as "Europe/Paris": it knows summer time, an offset or an abbreviation does not.',
  )
})

it('[R3.2] of some sites only what is wrong there is told, with all the others in mind', () => {
  const [first, second, third] = sites
  if (!first || !second || !third) throw new Error('there are three sites')
  const twin: typeof second = { ...second, hosts: first.hosts, code: first.code, domainLink: first.domainLink }
  const wrong: typeof third = { ...third, currency: 'eur' }
  const known = [first, twin, wrong]
  expect(new Set(findSiteIssues(known, [first]).map(({ site }) => site))).toEqual(
    new Set([`${first.businessUnit}/${first.label}`]),
  )
  expect(findSiteIssues(known, [wrong]).map(({ field }) => field)).toEqual(['currency'])
  expect(findSiteIssues(known, [])).toEqual([])
})
