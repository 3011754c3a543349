import '../tokens/tokens.css'
import { buildCoupon } from '@clipfront/page-data/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { CouponTicket } from '../coupon-ticket/CouponTicket.tsx'
import { FactColumn } from '../fact-column/FactColumn.tsx'
import { MerchantTile } from '../merchant-tile/MerchantTile.tsx'
import { MerchantHead } from '../pages/merchant/MerchantHead.tsx'
import { OnSite } from '../testing/OnSite.tsx'

beforeEach(() => Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar-AE' }))
afterEach(() => {
  for (const attribute of ['dir', 'lang']) document.documentElement.removeAttribute(attribute)
})

/** Where the words stand on the screen, from the left. */
function measureLeft(container: Element, words: string): number {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.nodeValue?.indexOf(words) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + words.length)
    return range.getBoundingClientRect().left
  }
  throw new Error(`${words} is not on the page`)
}

const name = 'Quill & Co.'
const merchant = { id: 7, slug: 'quill', name, tint: 3, logo: null, liveCodes: 1, liveDeals: 0 }
const page = {
  ...merchant,
  summary: '',
  facts: [],
  about: [],
  howToUse: [],
  questions: [],
  link: '###-m-7?url=%2Fquill',
  hasAffiliate: false,
}
const none = { coupons: [], counts: null, lastTestedAt: null, cashback: null, health: null }
const coupon = buildCoupon({
  title: '20% off.',
  merchant,
  key_terms: ['30% at most.'],
  promotion_detail: '10% once.',
  discount: { kind: 'money', amount: 15, currency: 'GBP' },
})

describe('on an Arabic page, what is not Arabic reads from left to right', () => {
  it.each([
    ['the title of an offer', <CouponTicket key="" coupon={coupon} position={1} />, ['20%', ' off', '.']],
    ['its terms', <CouponTicket key="" coupon={coupon} position={1} />, ['30%', ' at', ' most']],
    ['its currency', <CouponTicket key="" coupon={coupon} position={1} />, ['UK', '£']],
    ['whose it is', <CouponTicket key="" coupon={coupon} position={1} showsMerchant />, ['Quill', ' Co', '.']],
    ['a merchant’s name', <MerchantTile key="" merchant={merchant} />, ['Quill', ' Co', '.']],
    [
      'a merchant’s name in a sentence',
      <MerchantHead key="" data={{ merchant: page, ...none }} />,
      ['Quill', ' Co', '.'],
    ],
    ['the name of a page', <Breadcrumbs key="" links={[]} current={name} />, ['Quill', ' Co', '.']],
    ['a fact', <FactColumn key="" facts={[{ label: 'a', value: '60 days.' }]} />, ['60', ' days', '.']],
  ])('%s', async (_, widget, words) => {
    const { container } = await render(<OnSite language="ar-AE">{widget}</OnSite>)
    const places = words.map((word) => measureLeft(container, word))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBe(words.length)
  })

  it('and letters that are joined stay together', async () => {
    const expired = buildCoupon({ state: 'expired' })
    const { getByText } = await render(
      <OnSite language="ar-AE">
        <CouponTicket coupon={expired} position={1} />
      </OnSite>,
    )
    expect(getComputedStyle(getByText('منتهي الصلاحية').element()).letterSpacing).toBe('normal')
  })
})
