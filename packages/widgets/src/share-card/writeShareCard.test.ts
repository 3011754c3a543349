import { PAGE_TYPES, type WireCoupon } from '@clipfront/page-data'
import { buildCoupon, buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import { findSiteByName } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { messages } from '../messages/languages/en-GB.ts'
import { messages as arabic } from '../messages/languages/ar-AE.ts'
import { writeShareCard } from './writeShareCard.ts'

const uk = findSiteByName('main/uk')
const ae = findSiteByName('main/ae')
if (!uk || !ae) throw new Error('both are sites')

it.each(PAGE_TYPES)('[R2.18] no code stands in the card of a %s page', (type) => {
  const coupon = buildWireCoupon({ code: 'SECRET20', revealed: true })
  const data = { coupon, coupons: [coupon], top_coupons: [coupon], best_coupons: [coupon], next_code: coupon }
  expect(JSON.stringify(writeShareCard(buildPage(type, data as never), uk, messages))).not.toContain('SECRET20')
})

const writeValue = (coupons: WireCoupon[]) => writeShareCard(buildPage('merchant', { coupons }), uk, messages)?.value

describe('[R2.18] the card of a page', () => {
  it('of a merchant says its best live offer', () => {
    const coupons = [
      buildWireCoupon({ id: 1, state: 'upcoming', discount: { kind: 'percent', percent: 90 } }),
      buildWireCoupon({ id: 2, discount: { kind: 'percent', percent: 20, upTo: true } }),
    ]
    expect(writeShareCard(buildPage('merchant', { coupons }), uk, messages)).toMatchObject({
      value: { lead: 'Up to ', figure: '20%', tail: ' off' },
      title: messages.merchantHeading('Nimbus Shoes'),
      merchant: { name: 'Nimbus Shoes' },
    })
  })

  it('of a merchant counts what did not fail', () => {
    const counts = { codes: 4, deals: 1, failing_codes: 1, past: 9 }
    expect(writeShareCard(buildPage('merchant', { counts }), uk, messages)?.line).toBe('3 codes and 1 deal')
  })

  it('of a merchant without a live offer promises nothing', () => {
    expect(writeShareCard(buildPage('merchant', { coupons: [] }), uk, messages)?.value).toBeNull()
  })

  it('of a merchant promises nothing that failed when it was last tested', () => {
    const failing = buildWireCoupon({ failed_at: '2026-11-20T09:00:00.000Z' })
    const other = buildWireCoupon({ id: 2, discount: { kind: 'percent', percent: 10 } })
    expect(writeValue([failing])).toBeNull()
    expect(writeValue([failing, other])?.figure).toBe('10%')
  })

  it('of a merchant that nobody tested promises no codes and no value, as its heading', () => {
    const coupons = [buildWireCoupon({ is_verified: false, verified_by: '', verified_at: null })]
    const page = buildPage('merchant', { coupons })
    const write = (hasAffiliate: boolean) => {
      const merchant = { ...page.data.merchant, hasAffiliate }
      return writeShareCard({ ...page, data: { ...page.data, merchant } }, uk, messages)
    }
    expect(write(true)).toMatchObject({ title: messages.merchantHeading('Nimbus Shoes'), value: { figure: '20%' } })
    expect(write(false)).toMatchObject({
      title: messages.merchantHeadingUntested('Nimbus Shoes'),
      value: null,
      line: '2 offers listed, not tested',
    })
  })

  it('of an expired coupon says so', () => {
    const coupon = buildWireCoupon({ state: 'expired' })
    expect(writeShareCard(buildPage('coupon', { coupon }), uk, messages)).toMatchObject({
      title: buildCoupon().title,
      line: 'Expired',
    })
  })

  it('speaks the language of the site', () => {
    const coupon = buildWireCoupon({ discount: { kind: 'percent', percent: 20, upTo: false } })
    expect(writeShareCard(buildPage('coupon', { coupon }), ae, arabic)?.value?.lead).toContain('خصم')
  })

  it.each(['home', 'search', 'error'] as const)('of a %s page is the site’s own', (type) => {
    expect(writeShareCard(buildPage(type), uk, messages)).toBeNull()
  })
})
