import type { Page, Request } from '@playwright/test'
import {
  doEverything,
  EVERYTHING,
  expectStored,
  findCard,
  isEvent,
  MERCHANT,
  readId,
  sharePresent,
  test,
} from '../support/eventTest.ts'
import { openAlive } from '../support/openAlive.ts'
import { expect } from '../support/test.ts'

test('[R7.1] [R3.4] every field of every event is that of the page, and is stored as it was sent', async ({
  page,
  context,
  events,
}) => {
  const requests: Request[] = []
  context.on('request', (request) => isEvent(request) && requests.push(request))
  await sharePresent(context)
  await openAlive(page, MERCHANT)
  const id = await readId(page)
  const position = Number(await findCard(page).getAttribute('data-position'))
  const tab = await doEverything(page, context)
  await expectStored(events, page, id, EVERYTHING)
  const [inList, inTab] = [await readCoupon(page, id), await readCoupon(tab, id)]
  expect(inList.code).toHaveLength(2)
  expect(inTab.code.length).toBeGreaterThan(2)
  const stored = new Map((await events.readOf(page)).map((row) => [row.eid, row]))

  const seen: string[] = []
  for (const request of requests) {
    const { res, eid = '', ...fields } = await readForm(request)
    const { coupon_performance: performance, merchant_id: merchantId } = JSON.parse(res ?? '')
    if (performance && performance.id !== id) continue
    const { type } = fields
    seen.push(merchantId ? `${type} of a merchant` : String(type))
    expect(fields).toEqual({ type, isMobile: '0', page: 'merchant', urlname: MERCHANT, has_affiliate: '1' })
    expect(request.url()).toMatch(new RegExp(`/api/pagepoint\\?type=${type}$`))
    const isInTab = type === 'copy' || (type === 'shop' && performance)
    const at = isInTab ? 1 : position
    const hasDetail = type === 'detail' || type === 'click' ? 1 : 0
    if (performance)
      expect(Object.entries(performance)).toEqual(Object.entries(describe(isInTab ? inTab : inList, at, hasDetail)))
    else expect(merchantId).toBe(inList.merchant.id)
    expect(stored.get(eid), `${type} as it is stored`).toMatchObject({
      type,
      occurred_at: new Date(Number.parseInt(eid.replace('-', '').slice(0, 12), 16)),
      class: 'human',
      site: 'www.clipfront.example',
      environment: 'prod',
      page: 'merchant',
      urlname: MERCHANT,
      is_mobile: false,
      has_affiliate: true,
      coupon_id: performance ? id : null,
      merchant_id: inList.merchant.id,
      position: performance ? at : null,
      old_position: performance ? at : null,
      has_detail: performance ? hasDetail === 1 : false,
    })
  }
  expect(seen.toSorted()).toEqual(EVERYTHING)
})

interface PageCoupon {
  id: number
  code: string
  title: string
  sourceList: string[]
  isVerified: boolean
  promotionOff: string
  promotionDetail: string
  tags: string[]
  upk: string
  keywords: string
  searchWord: string
  domain: string
  sign: string
  source: string
  sourceAddTime: string
  merchant: { id: number }
}

/** The coupon in the state of the document. */
async function readCoupon(page: Page, id: number): Promise<PageCoupon> {
  const { page: shown } = JSON.parse((await page.locator('#state').textContent()) ?? '')
  return shown.data.coupons.find((coupon: PageCoupon) => coupon.id === id)
}

/** What the contract says of a coupon, in its order; written out here, so that it is not the code's own word. */
function describe(coupon: PageCoupon, position: number, hasDetail: 0 | 1) {
  return {
    id: coupon.id,
    code: coupon.code,
    title: coupon.title,
    source_list: coupon.sourceList.join(','),
    is_verified: coupon.isVerified,
    promotion_off: coupon.promotionOff,
    promotion_detail: coupon.promotionDetail,
    tag: coupon.tags.join(','),
    upk: coupon.upk,
    keywords: coupon.keywords,
    search_word: coupon.searchWord,
    domain: coupon.domain,
    sign: coupon.sign,
    source: coupon.source,
    source_add_time: coupon.sourceAddTime,
    position,
    old_position: position,
    has_detail: hasDetail,
  }
}

async function readForm(request: Request): Promise<Record<string, string>> {
  const { 'content-type': contentType = '' } = await request.allHeaders()
  const body = request.postDataBuffer()
  const form = await new Response(body && new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]))
}
