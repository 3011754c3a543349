import { expect, it } from 'vitest'
import * as environment from './environmentOf.ts'
import * as faults from './faults/index.ts'
import * as main from './index.ts'

it('each door shows this much', () => {
  expect(Object.keys(main).toSorted()).toEqual([
    'ACCENTS',
    'BUSINESS_UNITS',
    'COLOURS',
    'ENVIRONMENTS',
    'UNIT_DEFAULTS',
    'UNIT_DOMAINS',
    'environmentOf',
    'findSite',
    'findSiteByName',
    'isPartner',
    'isReservedCode',
    'localHostOf',
    'siteCode',
    'sites',
  ])
  expect(Object.keys(faults).toSorted()).toEqual(['describeFaults', 'findSiteFaults'])
  expect(Object.keys(environment).toSorted()).toEqual(['ENVIRONMENTS', 'environmentOf'])
})
