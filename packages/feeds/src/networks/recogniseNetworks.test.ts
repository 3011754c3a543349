import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openTemporaryFolder } from '../temporary/openTemporaryFolder.ts'
import { recogniseNetworks } from './recogniseNetworks.ts'

/** Names that people give to the columns of a table of their own, as networks do to theirs. */
const USUAL = [
  'Promotion ID,Advertiser,Advertiser ID,Type,Code,Description,Starts,Ends,Categories,Regions,Terms,Deeplink Tracking,EPC',
  'Promotion ID,Advertiser Name,Title,Deeplink,Commission,Exclusive,Date Added',
  'Promotion ID,Offer Type,Long Title,Promotion Code,Start Date,End Date,Link',
  'Link ID,Advertiser ID,Link Name,Coupon Code,Promotion Type,Click URL,Commission',
  'Campaign ID,Campaign URL,Advertiser URL,Discount Type,Discount Percent,Promo Code',
  'Program,Deal,Discount Type,Discount Amount,Code,State,Start Date,End Date',
  'Offer Description,Click URL,Coupon Code,Advertiser Name,Offer Start Date,Offer End Date',
  'ID,Name,Promocode,Species,Types,Date Start,Date End,Link',
  'Merchant ID,Store,Offer Text,Offer Value,Code,Affiliate Link,Start Date,End Date,Status',
  'Id,Voucher Code,Voucher Type,Programme Name,Programme ID,Tracking URL,Voucher Value',
]

it.each(USUAL)('takes a file with the fields %s for nobody else’s', async (header) => {
  const names = header.split(',')
  const record = Object.fromEntries(names.map((name) => [name.replaceAll(' ', ''), '20% off']))
  const elements = Object.entries(record).map(([name, text]) => `<${name}>${text}</${name}>`)
  await using folder = await openTemporaryFolder('recognise')
  const file = path.join(folder.path, 'feed.txt')
  const isFound = async (text: string): Promise<boolean> => {
    await writeFile(file, text)
    return (await recogniseNetworks(file)).length > 0
  }
  expect(await isFound(`${header}\n${names.map(() => '20% off').join(',')}\n`)).toBe(false)
  expect(await isFound(JSON.stringify({ data: [record] }))).toBe(false)
  for (const [list, item] of [
    ['promotions', 'promotion'],
    ['links', 'link'],
    ['couponfeed', 'link'],
    ['coupons', 'coupon'],
    ['channel', 'item'],
  ])
    expect(await isFound(`<${list}><${item}>${elements.join('')}</${item}></${list}>`)).toBe(false)
})
