import type { Conditions, Discount, Money } from '../discount/Discount.ts'
import type { RawMerchant, RawOffer, RejectReason } from '../draft/Draft.ts'
import { FeedRecord } from '../fields/FeedRecord.ts'
import { cleanWorth, filled, percentOff, toMoney, toPrice } from '../fields/parseDiscount.ts'
import { merchantLink } from '../fields/merchantLink.ts'
import { readJsonRecords } from '../formats/readJsonRecords.ts'
import type { SourceRecord } from '../formats/readTextLines.ts'
import { englishMoney } from '../messages/describeWorth.ts'
import { plainText } from '../text/plainText.ts'
import {
  findKind,
  IMPACT_LISTS,
  joinImpact,
  isStanding,
  readProgramme,
  readMerchantName,
  type ImpactJoin,
} from './joinImpact.ts'
import { networkOffer, readNetwork } from './readNetwork.ts'

/** What its files are told by. */
export const IMPACT = {
  name: 'impact.com',
  readers: { json: (file: string) => readJsonRecords(file, IMPACT_LISTS) },
  signs: [
    ['campaignid', 'program'],
    ['matchmode', 'creditrule', 'contractstatus', 'defaultpromocode'],
  ],
} as const

/**
 * The offers of impact.com: its promo codes and its deals, which it gives as two resources, and the merchants of its
 * campaigns. What it pays us is not read.
 * @param beside files that may hold what this one does not: the deals of its codes, the codes of its deals, the merchants of
 *   both; of one list, which has this file too, all are read once
 * @throws {ImportError} one of them was cut off
 */
export async function* readImpact(
  file: string,
  beside: readonly string[],
): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const join = await joinImpact(file, beside)
  yield* readNetwork(file, {
    ...IMPACT,
    isKnown: (record) => findKind(record) !== undefined,
    toOffer: (record) => (findKind(record) === 'campaign' ? toMerchant(record) : toOffer(record, join)),
  })
  if (join.truncation) throw join.truncation
}

/** The merchant of a campaign, unless it has not taken us into its programme. */
function toMerchant(campaign: FeedRecord): RawMerchant | RejectReason {
  const { name, link, isJoined } = readProgramme(campaign)
  return isJoined ? { domain: link, name } : 'not_joined'
}

/** The offer that a promo code makes with its deal, or a deal with its code. */
function toOffer(record: FeedRecord, join: ImpactJoin): RawOffer | RejectReason {
  const isDeal = findKind(record) === 'deal'
  const deal = isDeal ? record : join.findDeal(record)
  const code = isDeal ? join.findCode(record) : record
  const [ofDeal, ofCode] = [join.readProgramme(deal), join.readProgramme(code)]
  if (deal.flag('public') === false) return 'personal'
  if (!ofDeal.isJoined || !ofCode.isJoined) return 'not_joined'
  return networkOffer({
    source: 'impact',
    externalId: `${isDeal ? 'deal' : 'code'}:${record.text('id')}`,
    merchantName: ofDeal.name || ofCode.name || readMerchantName(record),
    title: deal.text('name') || code.nested('deal').text('name') || code.text('name'),
    description: deal.text('description') || code.text('description'),
    terms: deal.terms('terms', 'termsandconditions', 'restrictions'),
    code: code.text('code') || deal.text('defaultpromocode'),
    discount: readDiscount(deal),
    conditions: readConditions(deal),
    link: findLink([deal, code], ofDeal.link || ofCode.link),
    starts: code.text('startdate') || deal.text('startdate'),
    ends: earlier(code.text('enddate'), deal.text('enddate')),
    addedOn: code.text('createddate', 'datecreated') || deal.text('datecreated', 'createddate'),
    category: deal.labels('categories').join(', '),
    tags: deal.labels('categories'),
    isWithdrawn: !isStanding(deal) || !isStanding(code),
  })
}

/** A code ends with its deal at the latest. */
function earlier(one: string, other: string): string {
  return Date.parse(other) < Date.parse(one) || one === '' ? other : one
}

function findLink(records: readonly FeedRecord[], own: string): string {
  const keys = ['landingpageurl', 'landingpage', 'url', 'deeplink', 'trackinglink']
  return merchantLink({ own, leading: records.flatMap((record) => keys.map((key) => record.text(key))) })
}

/** @param currencies names of the field with the currency */
function readMoney(record: FeedRecord, amount: string, ...currencies: readonly string[]): Money | null {
  return toMoney(record.number(amount), record.text(...currencies))
}

function readConditions(deal: FeedRecord): Conditions {
  const least = 'minimumpurchaseamount'
  return filled({
    leastBasket: readMoney(deal, least, `${least}currency`, 'minimumpurchasecurrency'),
    mostSaved: readMoney(deal, 'maximumsavingsamount', 'maximumsavingscurrency', 'maximumsavingsamountcurrency'),
    isSitewide: deal.text('scope').toUpperCase() === 'ENTIRE_STORE' || null,
  } as const)
}

const MOST_PIECES = 1000

type ToDiscount = (deal: FeedRecord) => Discount | null

/** What each `Type` of a deal is worth; a sale is what its other fields say. */
const BY_TYPE = new Map<string, ToDiscount>([
  ['BOGO', readBundle],
  ['FREE_SHIPPING', () => ({ kind: 'free-delivery' })],
  ['GIFT_WITH_PURCHASE', (deal) => ({ kind: 'gift', ...filled({ item: cleanWorth(plainText(deal.text('gift'))) }) })],
  ['REBATE', readRebate],
])

/** The same for each `DiscountType` of a sale. */
const BY_DISCOUNT_TYPE = new Map<string, ToDiscount>([
  ['FIXED', readFixed],
  ['PERCENT', (deal) => percentOff(deal.number('discountpercent'))],
  ['PERCENT_RANGE', readRange],
  ['PERCENT_MAXIMUM', (deal) => percentOff(deal.number('discountmaximumpercent'), true)],
])

/** What a deal is worth by its typed fields; null where they leave it to its words. */
function readDiscount(deal: FeedRecord): Discount | null {
  const type = BY_TYPE.get(deal.text('type').toUpperCase())
  const discountType = BY_DISCOUNT_TYPE.get(deal.text('discounttype').toUpperCase())
  return type?.(deal) ?? discountType?.(deal) ?? readPrice(deal)
}

function readFixed(deal: FeedRecord): Discount | null {
  const money = readMoney(deal, 'discountamount', 'discountcurrency', 'discountamountcurrency')
  return money && { kind: 'money', ...money, upTo: false }
}

function readRange(deal: FeedRecord): Discount | null {
  const [least, most] = [deal.number('discountpercentrangestart'), deal.number('discountpercentrangeend')]
  return percentOff(most ?? least, most !== null && least !== most)
}

/** All of the second is saved where nothing else is said. */
function readBundle(deal: FeedRecord): Discount | null {
  const [buy, get] = [deal.number('bogobuyquantity'), deal.number('bogogetquantity')]
  if (!isCount(buy) || !isCount(get)) return null
  const percent = deal.number('bogogetdiscountpercent') || 100
  const money = readMoney(deal, 'bogogetdiscountamount', 'bogogetdiscountcurrency')
  const isFixed = deal.text('bogogetdiscounttype').toUpperCase() === 'FIXED'
  if (isFixed) return money && { kind: 'bundle', buy, get, saving: { kind: 'money', ...money } }
  return percent <= 100 ? { kind: 'bundle', buy, get, saving: { kind: 'percent', percent } } : null
}

function isCount(value: number | null): value is number {
  return Number.isInteger(value) && value !== null && value > 0 && value <= MOST_PIECES
}

/** Paid back later, so it is no price that a shopper sees. */
function readRebate(deal: FeedRecord): Discount | null {
  const money = readMoney(deal, 'rebateamount', 'rebatecurrency', 'rebateamountcurrency')
  return money && { kind: 'other', text: `${englishMoney(money.amount, money.currency)} rebate` }
}

/** The price of the one product that it is for. */
function readPrice(deal: FeedRecord): Discount | null {
  const [product, ...others] = deal.list('products').map((item) => FeedRecord.from(item))
  if (!product || others.length > 0) return null
  const [now, was] = ['productafterprice', 'productbeforeprice'].map((field) =>
    readMoney(product, `${field}amount`, `${field}currency`),
  )
  return toPrice(now ?? null, was ?? null)
}
