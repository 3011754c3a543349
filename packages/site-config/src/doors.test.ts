import { expect, it } from 'vitest'
import * as environment from './environmentOf.ts'
import * as main from './index.ts'

it('each door shows this much', () => {
  expect(Object.keys(main).toSorted()).toEqual([
    'BUSINESS_UNITS',
    'COLOURS',
    'ENVIRONMENTS',
    'environmentOf',
    'findSite',
    'findSiteByName',
    'localHostOf',
    'siteCode',
    'sites',
  ])
  expect(Object.keys(environment).toSorted()).toEqual(['ENVIRONMENTS', 'environmentOf'])
})
