import { expect, it } from 'vitest'
import { measureCosts } from './measureCosts.ts'

it('every widget is weighed: script and styles, compressed, without React', async () => {
  const costs = await measureCosts()
  const { 'coupon-ticket/CouponTicket': ticket, 'visually-hidden/VisuallyHidden': hidden } = costs
  expect(hidden?.script).toBeLessThan(500)
  expect(hidden?.style).toBeGreaterThan(50)
  expect(ticket?.script).toBeGreaterThan(2000)
  expect(ticket?.script).toBeLessThan(60_000)
  expect(ticket?.style).toBeGreaterThan(500)
  expect(Object.values(costs).filter(({ script }) => script === 0)).toEqual([])
})
