import { buildCoupon, buildPage } from '@clipfront/page-data/testing'
import { expect, it } from 'vitest'
import { buildPagepointForm } from './buildPagepointForm.ts'
import { describeCoupon } from './describeCoupon.ts'
import { describeEvent } from './describeEvent.ts'

const event = {
  eventType: 'click',
  id: 'an-id',
  page: buildPage('merchant'),
  pathname: '/stores/caf%C3%A9',
  isMobile: true,
  performance: describeCoupon(buildCoupon(), { position: 3 }),
}

it('fills the form in the order of the contract', () => {
  expect([...buildPagepointForm(describeEvent(event))]).toEqual([
    ['type', 'click'],
    ['isMobile', '1'],
    ['page', 'merchant'],
    ['urlname', '/stores/café'],
    ['has_affiliate', '1'],
    ['res', JSON.stringify({ coupon_performance: event.performance })],
    ['eid', 'an-id'],
  ])
})

it('keeps a path that cannot be decoded', () => {
  expect(describeEvent({ ...event, pathname: '/a%' }).urlname).toBe('/a%')
})

it('knows of a programme on store pages only', () => {
  const { merchant } = buildPage('merchant').data
  const page = buildPage('merchant', { merchant: { ...merchant, has_affiliate: false } })
  expect(describeEvent({ ...event, page }).has_affiliate).toBe('0')
  expect(describeEvent({ ...event, page: buildPage('home') }).has_affiliate).toBe('0')
})
