import { buildCoupon, buildPage } from '@clipfront/page-data/testing'
import { expect, it } from 'vitest'
import { describeCoupon } from './describeEvent.ts'
import { fitEvent } from './fitEvent.ts'
import { BEACON_LIMIT_BYTES, measureForm } from './pagepointRequest.ts'

function fitTitle(title: string) {
  const performance = describeCoupon(buildCoupon({ title }), { position: 1 })
  const page = buildPage('merchant')
  return fitEvent({
    eventType: 'click',
    id: 'an-id',
    page,
    pathname: '/',
    isMobile: false,
    subject: { coupon_performance: performance },
  })
}

it('cuts a title of 70 000 é, so that the event fits into a beacon', () => {
  const fields = fitTitle('é'.repeat(70_000))
  expect(measureForm(fields)).toBeLessThanOrEqual(BEACON_LIMIT_BYTES)
  expect(JSON.parse(fields.res)).toMatchObject({ coupon_performance: { title: 'é'.repeat(500) } })
})

it('leaves what fits as it is', () => {
  const title = 'é'.repeat(20_000)
  expect(JSON.parse(fitTitle(title).res)).toMatchObject({ coupon_performance: { title } })
})

it('never cuts a character in half', () => {
  const fields = fitTitle(`x${'👟'.repeat(40_000)}`)
  expect(JSON.parse(fields.res)).toMatchObject({ coupon_performance: { title: `x${'👟'.repeat(249)}` } })
})

it('counts bytes, not characters', () => {
  const fields = fitTitle('Schuhe')
  expect(measureForm({ ...fields, page: 'é' }) - measureForm({ ...fields, page: 'e' })).toBe(1)
})
