import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { describeDiscount } from '../messages/describeWorth.ts'
import { openTemporaryFolder } from '../temporary/openTemporaryFolder.ts'
import { collect } from '../testing/collect.ts'
import type { MappedFormat } from '../map/mapReaders.ts'
import { readFeedFile } from './readFeed.ts'

const OPTIONS = { language: 'en-GB', timeZone: 'Europe/London', now: new Date('2026-06-01') } as const

/** Each offer as its shop, title, code, worth and last moment. */
async function read(text: string, format: MappedFormat, merchant: string | null = null): Promise<string[]> {
  await using folder = await openTemporaryFolder('exports')
  const file = path.join(folder.path, 'feed.txt')
  await writeFile(file, text)
  const items = await collect(readFeedFile(file, { ...OPTIONS, format, merchant }))
  return items.map((item) => {
    if (item.kind !== 'offer') return item.kind === 'rejection' ? item.reason : item.kind
    const { merchantName, domain, title, code, discount, endsAt } = item.offer
    const worth = describeDiscount(discount)
    return [merchantName, domain, title, code, worth, endsAt?.toISOString().slice(0, 10) ?? ''].join(' | ')
  })
}

const item = (campaign: string, name: string, code: string, [fixed, share]: readonly [string, string]) =>
  `<item><ID>${code}</ID><name>${name}</name><campaign><ID>7</ID><name>${campaign}</name></campaign>
   <description>For all</description><validFromDate>2026-05-01</validFromDate><validToDate>2026-12-30</validToDate>
   <discountFixed>${fixed}</discountFixed><discountVariable>${share}</discountVariable><voucherCode>${code}</voucherCode>
   <code>&lt;a href="https://tc.tradetracker.net/?c=7&amp;amp;u=https%3A%2F%2F${campaign.toLowerCase()}.com%2Fa"&gt;${name}&lt;/a&gt;</code></item>`

const row = (shop: string, title: string, code: string, expire: string) => ({
  post_title: title,
  store_name: shop,
  store_link: `https://www.${shop.toLowerCase()}.com/`,
  coupon_code: code,
  expire,
})

const post = (title: string, code: string, shop: string) => ({
  id: 1,
  type: 'message',
  date: '2026-05-20T09:12:03',
  from: 'Deals',
  text: [
    `🔥 ${title}\n\nCode: `,
    { type: 'code', text: code },
    '\nUntil 30/11/2026\n\n👉 ',
    { type: 'link', text: shop },
  ],
})

const linkedPost = (shop: string, code: string) => ({
  id: 1,
  text: [
    `15% off everything at ${shop} with `,
    { type: 'code', text: code },
    '\n',
    { type: 'text_link', text: 'Join', href: 'https://t.me/deals' },
    { type: 'text_link', text: 'Shop', href: `https://${shop.toLowerCase()}.com/boots` },
  ],
})

const wrap = (shop: string) => `https://tracking-of-oak.com/c?id=1&url=${encodeURIComponent(shop)}`

it('reads a SOAP answer: the merchant below the campaign, the link within HTML, a zero where the other sum counts', async () => {
  const items = [
    item('Acorns', '10% off bedding', 'AC10X', ['0.00', '10.00']),
    item('Barkly', '£15 off curtains', 'BARK15', ['15.00', '0.00']),
    item('Barkly', 'Second pair at half price', 'BARKTWO', ['0.00', '50.00']),
  ]
  const soap = `<?xml version="1.0"?><SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns1="https://ws.oak.com/soap">
    <SOAP-ENV:Body><ns1:answer><materialItems>${items.join('\n')}</materialItems></ns1:answer></SOAP-ENV:Body></SOAP-ENV:Envelope>`
  expect(await read(soap, 'xml')).toEqual([
    'Acorns | acorns.com | 10% off bedding | AC10X | 10% off | 2026-12-30',
    'Barkly | barkly.com | £15 off curtains | BARK15 | £15 off | 2026-12-30',
    'Barkly | barkly.com | Second pair at half price | BARKTWO | Buy 1, get 1 with 50% off | 2026-12-30',
  ])
})

it("reads a database's export: the rows of its table, days in seconds, and one that never comes", async () => {
  const data = [
    row('Acorns', '15% off bedding', 'BED15', '1798750800'),
    row('Barkly', 'Free delivery', '', '99999999999'),
  ]
  const text = JSON.stringify([
    { type: 'header', version: '5.2.1', comment: 'Export to JSON plugin' },
    { type: 'database', name: 'coupons_wp' },
    { type: 'table', name: 'wp_coupons', database: 'coupons_wp', data },
  ])
  expect(await read(text, 'json')).toEqual([
    'Acorns | acorns.com | 15% off bedding | BED15 | 15% off | 2026-12-31',
    'Barkly | barkly.com | Free delivery at Barkly |  | Free delivery | ',
  ])
})

it("reads a messenger's channel: titles of first lines, codes and links of their parts", async () => {
  const service = {
    id: 0,
    type: 'service',
    date: '2026-05-01T08:00:00',
    action: 'create_channel',
    title: 'Deals',
    text: '',
  }
  const messages = [
    service,
    post('15% off everything at Acorns', 'ACORN15', 'https://acorns.com/a'),
    post('£10 off curtains', 'BARK10', 'https://barkly.com/'),
    post('Boots now £49, was £79', 'BOOTS49', wrap('https://elmshoes.com/boots')),
  ]
  expect(await read(JSON.stringify({ name: 'Deals', type: 'public_channel', id: 2, messages }), 'json')).toEqual([
    'missing_domain',
    'Acorns | acorns.com | 15% off everything at Acorns | ACORN15 | 15% off | 2026-11-30',
    'Barkly | barkly.com | £10 off curtains | BARK10 | £10 off | 2026-11-30',
    'Elmshoes | elmshoes.com | Boots now £49, was £79 | BOOTS49 | £49 instead of £79 | 2026-11-30',
  ])
})

it("keeps a messenger's own addresses, words of links and codes in small letters apart", async () => {
  const messages = [linkedPost('Barkly', 'barkly'), linkedPost('Acorns', 'acornfan'), linkedPost('Elmshoes', 'ELM15')]
  expect(await read(JSON.stringify({ name: 'Deals', messages }), 'json')).toEqual([
    'Barkly | barkly.com | 15% off everything at Barkly | barkly | 15% off | ',
    'Acorns | acorns.com | 15% off everything at Acorns | acornfan | 15% off | ',
    'Elmshoes | elmshoes.com | 15% off everything at Elmshoes | ELM15 | 15% off | ',
  ])
})

it('looks for worth and code in the description where title and code say to, or nothing', async () => {
  const rows = [
    'title,merchant,url,code,description,discount',
    'Oak,Oak,https://oak.com/a,,Students: 20% off every Wednesday,Check deal',
    'Outdoor,Elm,https://elm.com/b,see description,10% off tents with the code CAMP15,',
    '$500 off lamps,Ash,https://ash.com/c,ASH500,,Super offer',
  ]
  expect(await read(rows.join('\n'), 'csv')).toEqual([
    'Oak | oak.com | Students: 20% off every Wednesday |  | 20% off | ',
    'Elm | elm.com | Outdoor: 10% off | CAMP15 | 10% off | ',
    'Ash | ash.com | $500 off lamps | ASH500 | $500 off | ',
  ])
})

it('takes columns for type and description by what they hold', async () => {
  const rows = [
    'advertiser,link,title,kind of it,discount,more on it,coupon code',
    'Oak,https://oak.com/a,Bedding,percentage,20.00,All bedding that is made of cotton and of linen from our own fields,BED20X',
    'Elm,https://elm.com/b,Tents,amount,£15 off,Each tent of this year and of the last one with all its poles,TENT15',
    'Ash,https://ash.com/c,Lamps,percentage,12% off,Lamps for tables and for walls with bulbs that last for ten years,LAMP12',
  ]
  expect(await read(rows.join('\n'), 'csv')).toEqual([
    'Oak | oak.com | Bedding: 20% off | BED20X | 20% off | ',
    'Elm | elm.com | Tents: £15 off | TENT15 | £15 off | ',
    'Ash | ash.com | Lamps: 12% off | LAMP12 | 12% off | ',
  ])
})

it('takes the merchant that is named for a list of one shop, as shop systems export their codes', async () => {
  const tables = {
    shopify: [
      'Name,Value,Value Type,Type,Discount Class,Times Used In Total,Customer Selection,Status,Start,End',
      'OAK15,-15.0,percentage,Amount Off,order,2,all,Active,2026-05-20 00:00:00 -0500,2026-12-30 23:59:59 -0500',
      'SHIPIT,-100.0,percentage,Free Shipping,shipping,9,all,Active,2026-01-05 08:00:00 -0500,',
      'STAFF40,-40.0,percentage,Amount Off,order,8,segments,Active,2026-01-05 08:00:00 -0500,',
    ],
    woocommerce: [
      'post_title;post_excerpt;post_status;discount_type;coupon_amount;expiry_date',
      'bark10;10% off all bark;publish;percent;10;2026-12-30',
      'acorn5;£5 off acorns;publish;fixed_cart;5;',
      'later20;20% off;draft;percent;20;',
    ],
    prestashop: [
      'id_cart_rule;name;code;description;date_from;date_to;reduction_percent;reduction_amount',
      '12;Lamps;LAMP10;;2026-01-01 00:00:00;2026-12-30 23:59:59;10.00;0.000000',
      '18;£5 off orders;FIVE50;;2026-01-01 00:00:00;2026-12-30 23:59:59;0.00;5.000000',
    ],
  }
  const merchant = 'oak.com'
  expect(await read(tables.shopify.join('\n'), 'csv', merchant)).toEqual([
    'Oak | oak.com | 15% off Oak | OAK15 | 15% off | 2026-12-30',
    'no_offer',
    'left_out',
  ])
  expect(await read(tables.woocommerce.join('\n'), 'csv', merchant)).toEqual([
    'Oak | oak.com | 10% off all bark | bark10 | 10% off | 2026-12-30',
    'Oak | oak.com | £5 off acorns | acorn5 | £5 off | ',
    'left_out',
  ])
  expect(await read(tables.prestashop.join('\n'), 'csv', merchant)).toEqual([
    'Oak | oak.com | Lamps | LAMP10 | 10% off | 2026-12-30',
    'Oak | oak.com | £5 off orders | FIVE50 | £5 off | 2026-12-30',
  ])
  expect(await read(tables.woocommerce.join('\n'), 'csv')).toEqual(['missing_domain', 'missing_domain', 'left_out'])
})
