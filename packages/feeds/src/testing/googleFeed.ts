import { toElements } from './toXml.ts'

/** A merchant's promotion as Google takes it; give what the test is about. */
export function googlePromotion(fields: object = {}): object {
  return {
    promotion_id: 'AUTUMN20',
    product_applicability: 'ALL_PRODUCTS',
    offer_type: 'GENERIC_CODE',
    generic_redemption_code: 'ACORN20',
    long_title: '20% off all oaks',
    promotion_effective_dates: '2026-11-01T00:00:00+00:00/2026-11-30T23:59:59+00:00',
    promotion_display_dates: '2026-10-30T00:00:00+00:00/2026-11-29T23:59:59+00:00',
    redemption_channel: 'ONLINE',
    promotion_destination: 'Shopping_ads',
    coupon_value_type: 'percent_off',
    percent_off: '20',
    minimum_purchase_amount: '50.00 GBP',
    max_discount: '100.00 GBP',
    brand: 'Oakwell',
    product_type: 'Garden > Trees',
    fine_print: 'Not with other offers.',
    target_country: 'GB',
    ...fields,
  }
}

/** One without code, in shops, of another time zone. */
export function googleGift(fields: object = {}): object {
  return {
    promotion_id: 'GIFT',
    offer_type: 'NO_CODE',
    long_title: 'A free acorn with your oak',
    promotion_effective_dates: '2026-11-01T00:00:00-0800/2026-11-30T23:59:59-0800',
    redemption_channel: 'IN_STORE',
    coupon_value_type: 'free_gift_with_value',
    free_gift_value: '4.50 GBP',
    free_gift_description: 'Acorn & <b>leaf</b>',
    ...fields,
  }
}

/** A feed of RSS, of the shop oakandacorn.co.uk. */
export function googleRss(promotions: readonly object[]): string {
  const items = promotions.map((promotion) => `<item>${toElements(promotion, 'g:')}</item>`)
  return `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>Oak and Acorn – promotions</title><link>https://www.oakandacorn.co.uk/?utm_source=gmc</link>
${items.join('\n')}</channel></rss>`
}

/** The same as a table of text with tabs, which names no shop. */
export function googleTable(promotions: readonly object[]): string {
  const names = [...new Set(promotions.flatMap((promotion) => Object.keys(promotion)))]
  const rows = promotions.map((promotion) => names.map((name) => String(Reflect.get(promotion, name) ?? '')))
  return [names, ...rows].map((cells) => cells.join('\t')).join('\n')
}
