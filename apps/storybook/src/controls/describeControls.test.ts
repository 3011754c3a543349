import { buildCoupon } from '@clipfront/page-data/testing'
import { describe, expect, it } from 'vitest'
import { applyControls, describeControls, findArgIssues, recognisePart, startControls } from './describeControls.ts'

const initial = { coupon: buildCoupon(), position: 1, coupons: [buildCoupon()] }
const controls = describeControls(initial)

describe('the controls of a coupon', () => {
  it('are a select for each closed set, a date for each moment, a switch for each flag', () => {
    expect(controls['coupon__state']).toMatchObject({
      name: 'coupon.state',
      control: { type: 'select' },
      options: ['live', 'unconfirmed', 'upcoming', 'expired'],
    })
    expect(controls['coupon__kind']).toMatchObject({ control: { type: 'select' }, options: ['code', 'deal'] })
    expect(controls['coupon__endsAt']).toMatchObject({ control: { type: 'date' } })
    expect(controls['coupon__isVerified']).toMatchObject({ control: { type: 'boolean' } })
    expect(controls['coupon__title']).toMatchObject({ control: { type: 'text' } })
    expect(controls['position']).toBeUndefined()
  })

  it('change the coupon that the widget gets, and nothing else', () => {
    const args = { ...initial, ...startControls(initial) }
    expect(applyControls(args, initial)).toEqual(initial)
    const changed = { ...args, coupon__state: 'expired', coupon__endsAt: Date.UTC(2026, 9, 1) }
    expect(applyControls(changed, initial)).toEqual({
      ...initial,
      coupon: { ...initial.coupon, state: 'expired', endsAt: '2026-10-01T00:00:00.000Z' },
    })
  })

  it('leave what was written into the tree of the coupon', () => {
    const args = { ...initial, ...startControls(initial), coupon: { ...initial.coupon, title: 'Written' } }
    expect(applyControls(args, initial)['coupon']).toMatchObject({ title: 'Written' })
  })
})

it('a wrong value is refused with its path, alone and in a list', () => {
  expect(findArgIssues(initial, initial)).toEqual([])
  const wrong = { ...buildCoupon(), state: 'nonsense' }
  expect(findArgIssues({ ...initial, coupon: wrong, coupons: [wrong] }, initial)).toMatchObject([
    { path: 'coupon.state', reason: expect.stringContaining('but is "nonsense"') },
    { path: 'coupons.0.state' },
  ])
})

it.each([
  [{ id: 7, slug: 'n', name: 'N', tint: 3, logo: null }, 'merchantReference'],
  [{ id: 7, slug: 'n', name: 'N', tint: 3, logo: null, liveCodes: 1, liveDeals: 0 }, 'merchantSummary'],
  [{ label: 'Shops', path: '/stores' }, undefined],
  ['text', undefined],
])('%o is a %s', (value, part) => {
  expect(recognisePart(value)).toBe(part)
})
