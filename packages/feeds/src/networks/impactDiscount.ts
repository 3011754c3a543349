import type { Discount } from '../discount/Discount.ts'
import { type LooseRecord, listIn, numberIn, textIn, toLooseRecord } from '../fields/LooseRecord.ts'
import { moneyOf, percentOff } from '../fields/sumDiscount.ts'
import { cleanTitle } from '../text/cleanTitle.ts'
import { cutText } from '../text/cutText.ts'
import { plainText } from '../text/plainText.ts'
import { withoutUrls } from '../text/withoutUrls.ts'

const LONGEST_GIFT = 60
const MOST_PIECES = 1000

type Make = (deal: LooseRecord) => Discount | null

/** What each `Type` of a deal is worth; a sale is what its other fields say. */
const BY_TYPE = new Map<string, Make>([
  ['BOGO', bundleOf],
  ['FREE_SHIPPING', () => ({ kind: 'free-delivery' })],
  ['GIFT_WITH_PURCHASE', giftOf],
  ['REBATE', rebateOf],
])

/** The same for each `DiscountType` of a sale. */
const BY_DISCOUNT_TYPE = new Map<string, Make>([
  ['FIXED', fixedOf],
  ['PERCENT', (deal) => percentOff(numberIn(deal, 'discountpercent'))],
  ['PERCENT_RANGE', rangeOf],
  ['PERCENT_MAXIMUM', (deal) => percentOff(numberIn(deal, 'discountmaximumpercent'), true)],
])

/** What a deal of impact.com is worth, from its typed fields; null where they leave it to its words. */
export function impactDiscount(deal: LooseRecord): Discount | null {
  const type = BY_TYPE.get(textIn(deal, 'type').toUpperCase())
  const discountType = BY_DISCOUNT_TYPE.get(textIn(deal, 'discounttype').toUpperCase())
  return type?.(deal) ?? discountType?.(deal) ?? pricesOf(deal)
}

function fixedOf(deal: LooseRecord): Discount | null {
  const money = moneyOf(numberIn(deal, 'discountamount'), textIn(deal, 'discountcurrency', 'discountamountcurrency'))
  return money && { kind: 'money', ...money, upTo: false }
}

function rangeOf(deal: LooseRecord): Discount | null {
  const [least, most] = [numberIn(deal, 'discountpercentrangestart'), numberIn(deal, 'discountpercentrangeend')]
  return percentOff(most ?? least, most !== null && least !== most)
}

/** All of the second is saved where nothing else is said. */
function bundleOf(deal: LooseRecord): Discount | null {
  const [buy, get] = [numberIn(deal, 'bogobuyquantity'), numberIn(deal, 'bogogetquantity')]
  if (!isCount(buy) || !isCount(get)) return null
  const percent = numberIn(deal, 'bogogetdiscountpercent') || 100
  const money = moneyOf(numberIn(deal, 'bogogetdiscountamount'), textIn(deal, 'bogogetdiscountcurrency'))
  const isFixed = textIn(deal, 'bogogetdiscounttype').toUpperCase() === 'FIXED'
  if (isFixed) return money && { kind: 'bundle', buy, get, saving: { kind: 'money', ...money } }
  return percent <= 100 ? { kind: 'bundle', buy, get, saving: { kind: 'percent', percent } } : null
}

function isCount(value: number | null): value is number {
  return Number.isInteger(value) && value !== null && value > 0 && value <= MOST_PIECES
}

function giftOf(deal: LooseRecord): Discount {
  const item = cutText(withoutUrls(cleanTitle(plainText(textIn(deal, 'gift')))), LONGEST_GIFT).trim()
  return item ? { kind: 'gift', item } : { kind: 'gift' }
}

/** Paid back later, so it is no price that a shopper sees. */
function rebateOf(deal: LooseRecord): Discount | null {
  const money = moneyOf(numberIn(deal, 'rebateamount'), textIn(deal, 'rebatecurrency', 'rebateamountcurrency'))
  if (!money) return null
  const sum = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(money.amount)
  return { kind: 'other', text: `${sum} rebate` }
}

/** The price of the one product that it is for. */
function pricesOf(deal: LooseRecord): Discount | null {
  const [product, ...others] = listIn(deal, 'products').map(toLooseRecord)
  if (!product || others.length > 0) return null
  const now = priceOf(product, 'productafterprice')
  const was = priceOf(product, 'productbeforeprice')
  if (!now) return null
  return { kind: 'price', ...now, was: was?.currency === now.currency && was.amount > now.amount ? was.amount : null }
}

function priceOf(product: LooseRecord, field: string) {
  return moneyOf(numberIn(product, `${field}amount`), textIn(product, `${field}currency`))
}
