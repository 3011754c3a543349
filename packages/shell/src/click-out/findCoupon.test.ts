import { PAGE_TYPES, type PageData, type PageType } from '@clipfront/page-data'
import { buildPage } from '@clipfront/page-data/testing'
import { expect, it } from 'vitest'
import { findCoupon } from './countClick.ts'

const WITHOUT_OFFERS = new Set(['static', 'error'])

const buildSample = (type: PageType) => buildPage(type) as PageData

it.each(PAGE_TYPES.filter((type) => !WITHOUT_OFFERS.has(type)))('[R4.3] the offers of a %s page are found', (type) => {
  expect(findCoupon(buildSample(type), 1)).toMatchObject({ id: 1, title: '20% off everything for new customers' })
})

it.each(PAGE_TYPES)('what is no offer of a %s page is none, whatever its id', (type) => {
  expect(findCoupon(buildSample(type), 7)).toBeUndefined()
})
