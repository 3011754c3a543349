import { expect, it } from 'vitest'
import { sites } from '../sites.ts'
import { describeFaults } from './describeFaults.ts'
import { findSiteFaults } from './findSiteFaults.ts'
import { faultsOf } from './testing/wrongFile.ts'

it('[R3.2] the files of all sites are right', () => {
  expect(describeFaults(findSiteFaults(sites))).toBe('')
})

it('one line says where, what and what to do', () => {
  expect(describeFaults(faultsOf('main/fr', { currency: 'eur', timeZone: 'CET' }))).toBe(
    'main/fr: currency "eur" is not a currency of ISO 4217. Write "EUR".\n' +
      'main/fr: timeZone "CET" is not a time zone of the IANA database. ' +
      'Write its name, such as "Europe/Paris": it knows summer time, an offset or an abbreviation does not.',
  )
})
