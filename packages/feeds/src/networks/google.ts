import path from 'node:path'
import type { BundleDiscount, Conditions, Discount } from '../discount/Discount.ts'
import type { RawOffer, RejectReason } from '../draft/Draft.ts'
import type { FeedRecord } from '../fields/FeedRecord.ts'
import { cleanWorth, filled, parseFeedMoney, parsePercent, percentOff } from '../fields/parseDiscount.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { merchantLink } from '../fields/merchantLink.ts'
import { feedTime } from '../fields/tableDate.ts'
import { readTable } from '../formats/readTable.ts'
import { readXmlRecords } from '../formats/readXmlRecords.ts'
import { parseFeedName } from '../map/parseFeedName.ts'
import { parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import { plainText } from '../text/plainText.ts'
import { slugify } from '../text/slugify.ts'
import { type Network, networkOffer } from './readNetwork.ts'

const PROMOTIONS = {
  name: 'a feed of merchant promotions',
  records: { channel: 'item', feed: 'entry', promotions: 'promotion' },
}

/** A merchant's promotions as Google takes them: XML (RSS, Atom) or a table of text. */
export function createGoogle(file: string): Network {
  const merchant = merchantFromFileName(file)
  return {
    name: 'Google’s merchant promotions',
    readers: { table: readTable, xml: (feed) => readXmlRecords(feed, PROMOTIONS) },
    signs: [
      ['promotionid', 'promotioneffectivedates'],
      ['promotioneffectivedates', 'couponvaluetype', 'productapplicability', 'redemptionchannel'],
    ],
    isKnown: (record) => record.has('promotionid') || record.has('promotioneffectivedates'),
    toOffer: (record) => toOffer(record, merchant),
  }
}

/** @param file the merchant that the file's name tells, for feeds that do not say whose they are */
function toOffer(record: FeedRecord, file: FeedMerchant): RawOffer | RejectReason {
  const type = record.text('offertype').toLowerCase()
  if (/unique|personal|single.?use/.test(type)) return 'personal'
  const own = record.text('promotionurl', 'link', 'linkhref')
  const link = merchantLink({ leading: [own, record.text('feedlink', 'feedlinkhref'), file.link] })
  const merchantName = record.text('feedtitle') || (link ? '' : file.name)
  const valid = readInterval(record, 'promotioneffectivedates', 'promotioneffectivetimeperiod')
  const shown = readInterval(record, 'promotiondisplaydates', 'promotiondisplaytimeperiod')
  const categories = record.labels('producttype', 'googleproductcategory')
  return networkOffer({
    source: 'google',
    externalId: toExternalId(record.text('promotionid'), link, merchantName),
    merchantName,
    title: record.text('longtitle', 'promotiontitle', 'title'),
    description: record.text('description'),
    code: record.text('genericredemptioncode', 'redemptioncode'),
    link,
    discount: discountFromGoogle(record),
    conditions: readConditions(record),
    terms: record.terms('fineprint'),
    starts: valid[0],
    ends: valid[1],
    publishFrom: feedTime(shown[0]),
    publishUntil: feedTime(shown[1]),
    category: categories.join(', '),
    tags: [...record.labels('promotiontags'), ...categories],
    brands: record.labels('brand'),
    regions: regionCodes(record.labels('targetcountry')),
    isWithdrawn: /^(?:stopped|deleted|inactive|cancell?ed)$/i.test(record.text('promotionstatus')),
  })
}

/** Every merchant gives names of its own, and may choose one that another has. */
function toExternalId(promotionId: string, link: string, merchantName: string): string {
  const merchant = parseMerchantUrl(link)
  const prefix = typeof merchant === 'string' ? slugify(merchantName) : merchant.domain
  return promotionId && plainText(`${prefix}:${promotionId}`)
}

/** "2026-11-20T00:00:00Z/2026-11-30T23:59:59Z", or both ends as elements of their own. */
function readInterval(record: FeedRecord, dates: string, period: string): [start: string, end: string] {
  const [start = '', end = ''] = record.text(dates, period).split('/')
  return [record.text(`${period}starttime`) || start.trim(), record.text(`${period}endtime`) || end.trim()]
}

function readConditions(record: FeedRecord): Conditions {
  const labels = record.labels('redemptionchannel')
  const channels = new Set(labels.map((label) => label.toLowerCase().replaceAll(/[\s-]/g, '_')))
  const where = channels.has('online') ? 'anywhere' : 'in-store'
  return filled({
    leastBasket: parseFeedMoney(record.text('minimumpurchaseamount')),
    mostSaved: parseFeedMoney(record.text('maxdiscount', 'maxdiscountamount', 'maximumdiscountamount')),
    where: channels.has('in_store') ? where : null,
    isSitewide: /^all.products$/i.test(record.text('productapplicability')) || null,
    audience: /first.?order/i.test(record.text('redemptionrestriction')) ? 'new-customers' : null,
  } as const)
}

interface FeedMerchant {
  /** Its address; empty where the name has none. */
  link: string
  /** What may be its name. */
  name: string
}

const DOMAIN = /^(?:[a-z\d-]{1,63}\.)+?[a-z]{2,24}(?:\.[a-z]{2})?(?![a-z\d.])/
/** What such files are called beside their merchant's name. */
const WORDS = /\b(?:google|gmc|merchant|promotions?|promos?|feeds?|export)\b/g

/**
 * A feed of promotions belongs to one merchant and need not say to which: its file may, as in `oak.com-promotions.tsv` or
 * `oak-and-acorn.xml`.
 */
function merchantFromFileName(file: string): FeedMerchant {
  const domain = DOMAIN.exec(path.parse(file).name.toLowerCase())?.[0] ?? ''
  return {
    link: typeof parseMerchantUrl(domain) === 'string' ? '' : `https://${domain}/`,
    name: parseFeedName(file).replaceAll(WORDS, '').replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, ''),
  }
}

const MOST_PIECES = 100

/** Each type of Google's with the discount that its fields make; null where they do not. */
const DISCOUNTS = {
  MONEY_OFF: moneyOff,
  PERCENT_OFF: readPercentOff,
  BUY_M_GET_N_MONEY_OFF: (record: FeedRecord) => bundle(record, moneyOff(record), readGet(record)),
  BUY_M_GET_N_PERCENT_OFF: (record: FeedRecord) => bundle(record, readPercentOff(record), readGet(record)),
  BUY_M_GET_MONEY_OFF: (record: FeedRecord) => bundle(record, moneyOff(record), null),
  BUY_M_GET_PERCENT_OFF: (record: FeedRecord) => bundle(record, readPercentOff(record), null),
  FREE_GIFT: gift,
  FREE_GIFT_WITH_VALUE: gift,
  FREE_GIFT_WITH_ITEM_ID: gift,
  FREE_SHIPPING_STANDARD: () => ({ kind: 'free-delivery' }),
  FREE_SHIPPING_TWO_DAY: () => ({ kind: 'free-delivery', speed: 'two-day' }),
  FREE_SHIPPING_OVERNIGHT: () => ({ kind: 'free-delivery', speed: 'overnight' }),
} as const satisfies Record<string, (record: FeedRecord) => Discount | null>

type DiscountType = keyof typeof DISCOUNTS

/**
 * A promotion's discount from its fields.
 * @returns null where they leave it to its words, as the type `no_structured_data` does
 */
export function discountFromGoogle(record: FeedRecord): Discount | null {
  const type = findType(record.text('couponvaluetype')) ?? findTypeByFields(record)
  if (type !== null) return DISCOUNTS[type](record)
  const money = parseFeedMoney(record.text('promotionprice'))
  return money && { kind: 'price', ...money, was: null, from: false }
}

function findType(text: string): DiscountType | null {
  const name = text.toUpperCase().replaceAll(/[\s-]+/g, '_')
  return Object.hasOwn(DISCOUNTS, name) ? (name as DiscountType) : null
}

/** Feeds that are older than the type tell it by what is filled. */
function findTypeByFields(record: FeedRecord): DiscountType | null {
  const has = (...keys: string[]): boolean => record.text(...keys) !== ''
  const unit = has('percentoff') ? 'PERCENT_OFF' : has('moneyoffamount') ? 'MONEY_OFF' : null
  if (unit && readBuy(record) !== null) return readGet(record) === null ? `BUY_M_GET_${unit}` : `BUY_M_GET_N_${unit}`
  if (unit) return unit
  const shipping = record.text('freeshipping')
  if (shipping && !/^(?:no|false|0)$/i.test(shipping)) return findType(shipping) ?? 'FREE_SHIPPING_STANDARD'
  return has('freegiftdescription', 'freegiftvalue', 'freegiftitemid') ? 'FREE_GIFT' : null
}

function readPercentOff(record: FeedRecord) {
  return percentOff(parsePercent(record.text('percentoff').replace(/%?$/, '%')))
}

function moneyOff(record: FeedRecord): Extract<Discount, { kind: 'money' }> | null {
  const money = parseFeedMoney(record.text('moneyoffamount'))
  return money && { kind: 'money', ...money, upTo: false }
}

function bundle(
  record: FeedRecord,
  saving: Extract<Discount, { kind: 'percent' | 'money' }> | null,
  get: number | null,
): BundleDiscount | null {
  const buy = readBuy(record)
  if (buy === null || !saving) return null
  const { upTo: _, ...whole } = saving
  return { kind: 'bundle', buy, get, saving: whole }
}

function readBuy(record: FeedRecord): number | null {
  return parsePieces(record.text('buythisquantity', 'minimumpurchasequantity'))
}

function readGet(record: FeedRecord): number | null {
  return parsePieces(record.text('getthisquantitydiscounted', 'getthisquantity'))
}

function parsePieces(text: string): number | null {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return count > 0 && count <= MOST_PIECES ? count : null
}

/** The number of an item says nothing to a shopper. */
function gift(record: FeedRecord): Discount {
  const item = cleanWorth(record.text('freegiftdescription'))
  return { kind: 'gift', ...filled({ item, value: parseFeedMoney(record.text('freegiftvalue')) }) }
}
