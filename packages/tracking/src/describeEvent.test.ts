import { buildCoupon, buildPage } from '@clipfront/page-data/testing'
import { expect, it } from 'vitest'
import { describeCoupon, describeEvent } from './describeEvent.ts'
import { buildPagepointForm } from './pagepointRequest.ts'

const event = {
  eventType: 'click',
  id: 'an-id',
  page: buildPage('merchant'),
  pathname: '/stores/caf%C3%A9',
  isMobile: true,
  subject: { coupon_performance: describeCoupon(buildCoupon(), { position: 3 }) },
}

it('[R7.1] fills the form in the order of the contract', () => {
  expect([...buildPagepointForm(describeEvent(event))]).toEqual([
    ['type', 'click'],
    ['isMobile', '1'],
    ['page', 'merchant'],
    ['urlname', '/stores/café'],
    ['has_affiliate', '1'],
    ['res', JSON.stringify(event.subject)],
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

it('[R3.4] carries every tracking field, in order, and where the coupon stood', () => {
  const coupon = buildCoupon({
    tag: ['new-customers', 'students'],
    source_list: ['feed', 'editor'],
    search_word: 'nimbus',
  })
  const performance = describeCoupon(coupon, { position: 2, oldPosition: 5, hasDetail: true })
  expect(Object.entries(performance)).toEqual([
    ['id', 1],
    ['code', '20'],
    ['title', '20% off everything for new customers'],
    ['source_list', 'feed,editor'],
    ['is_verified', true],
    ['promotion_off', '20% off'],
    ['promotion_detail', 'One use per customer. Not with other offers.'],
    ['tag', 'new-customers,students'],
    ['upk', 'upk-1'],
    ['keywords', 'shoes trainers'],
    ['search_word', 'nimbus'],
    ['domain', 'nimbus-shoes.example'],
    ['sign', 'f00d'],
    ['source', 'demo'],
    ['source_add_time', '2026-11-01T00:00:00.000Z'],
    ['position', 2],
    ['old_position', 5],
    ['has_detail', 1],
  ])
})

it('sends what the page does not know as empty text, and never leaves a key out', () => {
  const bare = {
    promotion_off: null,
    upk: null,
    keywords: null,
    domain: null,
    sign: null,
    source: null,
    source_list: [],
  }
  const performance = describeCoupon(buildCoupon({ kind: 'deal', code: null, ...bare }), { position: 1 })
  expect(performance).toMatchObject({ code: '', promotion_off: '', upk: '', keywords: '', sign: '', source_list: '' })
  expect(Object.keys(performance)).toHaveLength(18)
})

it.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('T9 has_detail of %s is %s', (hasDetail, expected) => {
  const placement = { position: 1, ...(hasDetail === undefined ? {} : { hasDetail }) }
  expect(describeCoupon(buildCoupon(), placement).has_detail).toBe(expected)
})

it('[R1.4] tells of a ranked coupon the place that it would have without ranking', () => {
  const ranked = buildCoupon({ old_position: 7 })
  expect(describeCoupon(ranked, { position: 1, oldPosition: 2 })).toMatchObject({ position: 1, old_position: 7 })
})

it('takes a place that was never changed as the place before', () => {
  expect(describeCoupon(buildCoupon(), { position: 4 }).old_position).toBe(4)
})
