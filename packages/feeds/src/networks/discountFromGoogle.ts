import { COUPON_VALUE_TYPES, type CouponValueType } from '../discount/couponValueType.ts'
import { type BundleDiscount, type Discount, type GiftDiscount } from '../discount/Discount.ts'
import { feedMoney } from '../fields/sumDiscount.ts'
import { type LooseRecord, textIn } from '../fields/LooseRecord.ts'
import { cleanTitle } from '../text/cleanTitle.ts'
import { cutText } from '../text/cutText.ts'
import { withoutUrls } from '../text/withoutUrls.ts'

const MOST_PIECES = 100
const LONGEST_GIFT = 60

/** Each type of Google's with the discount that its fields make; null where they do not. */
const BY_TYPE: Record<CouponValueType, (record: LooseRecord) => Discount | null> = {
  MONEY_OFF: moneyOff,
  PERCENT_OFF: percentOff,
  BUY_M_GET_N_MONEY_OFF: (record) => bundle(record, moneyOff(record), getOf(record)),
  BUY_M_GET_N_PERCENT_OFF: (record) => bundle(record, percentOff(record), getOf(record)),
  BUY_M_GET_MONEY_OFF: (record) => bundle(record, moneyOff(record), null),
  BUY_M_GET_PERCENT_OFF: (record) => bundle(record, percentOff(record), null),
  FREE_GIFT: gift,
  FREE_GIFT_WITH_VALUE: gift,
  FREE_GIFT_WITH_ITEM_ID: gift,
  FREE_SHIPPING_STANDARD: () => ({ kind: 'free-delivery' }),
  FREE_SHIPPING_TWO_DAY: () => ({ kind: 'free-delivery', speed: 'two-day' }),
  FREE_SHIPPING_OVERNIGHT: () => ({ kind: 'free-delivery', speed: 'overnight' }),
}

/**
 * A promotion's discount from its fields.
 * @returns null where they leave it to its words, as the type `no_structured_data` does
 */
export function discountFromGoogle(record: LooseRecord): Discount | null {
  const type = typeOf(textIn(record, 'couponvaluetype')) ?? typeByFields(record)
  return type === null ? priceIn(record) : BY_TYPE[type](record)
}

function typeOf(text: string): CouponValueType | null {
  const said = text.toUpperCase().replaceAll(/[\s-]+/g, '_')
  return COUPON_VALUE_TYPES.find((type) => type === said) ?? null
}

/** Feeds that are older than the type tell it by what is filled. */
function typeByFields(record: LooseRecord): CouponValueType | null {
  const has = (...keys: string[]): boolean => textIn(record, ...keys) !== ''
  const unit = has('percentoff') ? 'PERCENT_OFF' : has('moneyoffamount') ? 'MONEY_OFF' : null
  if (unit && buyOf(record) !== null) return getOf(record) === null ? `BUY_M_GET_${unit}` : `BUY_M_GET_N_${unit}`
  if (unit) return unit
  const shipping = textIn(record, 'freeshipping')
  if (shipping && !/^(?:no|false|0)$/i.test(shipping)) return typeOf(shipping) ?? 'FREE_SHIPPING_STANDARD'
  return has('freegiftdescription', 'freegiftvalue', 'freegiftitemid') ? 'FREE_GIFT' : null
}

function percentOff(record: LooseRecord): Extract<Discount, { kind: 'percent' }> | null {
  const digits = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?%?$/.exec(textIn(record, 'percentoff'))?.[1] ?? ''
  const percent = Number(digits.replace(',', '.'))
  return percent > 0 && percent <= 100 ? { kind: 'percent', percent, upTo: false } : null
}

function moneyOff(record: LooseRecord): Extract<Discount, { kind: 'money' }> | null {
  const money = feedMoney(textIn(record, 'moneyoffamount'))
  return money && { kind: 'money', ...money, upTo: false }
}

function priceIn(record: LooseRecord): Discount | null {
  const money = feedMoney(textIn(record, 'promotionprice'))
  return money && { kind: 'price', ...money, was: null }
}

function bundle(
  record: LooseRecord,
  saving: Extract<Discount, { kind: 'percent' | 'money' }> | null,
  get: number | null,
): BundleDiscount | null {
  const buy = buyOf(record)
  if (buy === null || !saving) return null
  const { upTo: _, ...whole } = saving
  return { kind: 'bundle', buy, get, saving: whole }
}

function buyOf(record: LooseRecord): number | null {
  return piecesOf(textIn(record, 'buythisquantity', 'minimumpurchasequantity'))
}

function getOf(record: LooseRecord): number | null {
  return piecesOf(textIn(record, 'getthisquantitydiscounted', 'getthisquantity'))
}

function piecesOf(text: string): number | null {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return count > 0 && count <= MOST_PIECES ? count : null
}

/** The number of an item says nothing to a shopper. */
function gift(record: LooseRecord): GiftDiscount {
  const item = cutText(withoutUrls(cleanTitle(textIn(record, 'freegiftdescription'))), LONGEST_GIFT).trim()
  const value = feedMoney(textIn(record, 'freegiftvalue'))
  return { kind: 'gift', ...(item ? { item } : {}), ...(value ? { value } : {}) }
}
