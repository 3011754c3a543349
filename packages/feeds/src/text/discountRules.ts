import type { Discount } from '../discount/Discount.ts'
import { BUNDLES, bundle, type DiscountRule, type Make } from './bundleRules.ts'
import { CURRENCY_CODE, CURRENCY_SIGN, findCurrency, MOST_MONEY, parseAmount } from './parseMoney.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/discounts.json' with { type: 'json' }

const N = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`
const PERCENT = String.raw`${N}\s?\+?\s?%\+?`
/** Of bounded length: every digit of a long row of them may begin one. Thousands may be set apart by room. */
const SUM = String.raw`(?<![\d.,])\d(?:\d{0,2}(?: \d{3}){1,3}(?:,\d{1,2})?(?!\d)|[\d.,]{0,12}\d)?`
/** "$9K" is nine thousand. */
const THOUSANDS = String.raw`(?:k\b|(?!k\b))`
const CURRENCY = `(?:${CURRENCY_SIGN}|${CURRENCY_CODE})`
/** Money with its currency before or behind, or a sign before and a code behind: one group. */
const MONEY = String.raw`(${CURRENCY}\s?${SUM}${THOUSANDS}(?:\s?${CURRENCY_CODE})?|${SUM}\s?-?${CURRENCY})`
/** "$200 in cloud credits" is no price of anything. */
const OF_CREDIT = String.raw`(?:\/\w+)?\s*(?:(?:in|of)\s+(?:(?!for\b|and\b)[\p{L}\d.-]+\s+){0,4}?|(?:(?!for\b|and\b)[\p{L}-]+\s+){0,2}?)credits?\b`
/** Read to its end, and no sum of credit. */
const PRICE = String.raw`${MONEY}(?![\d]|[.,]\d)(?!${OF_CREDIT})`
const OFF = `(?:${inAnyLanguage(words.off)})`
/** What a rebate is worth comes back later. */
const MONEY_OFF = `(?:${inAnyLanguage({ ...words.off, ...words.moneyOff })})`
const OFF_BEFORE = `(?:${inAnyLanguage(words.offBefore)})`
const UP_TO_WORDS = `(?:${inAnyLanguage(words.upTo)})`
const UP_TO = String.raw`${UP_TO_WORDS}\s*(?:(?:an?|un|le|el)\s+)?(?:extra\s+)?(?:[-–]\s?)?`
const UP_TO_BEHIND = `(?:${inAnyLanguage(words.upToBehind)})`
const SAVE = String.raw`(?<!\p{L})(?:${inAnyLanguage(words.save)})`
const FREE_DELIVERY = `(?:${inAnyLanguage(words.freeDelivery)})`
const NOT_FREE = `(?:${inAnyLanguage(words.notFree)})`
const FROM = String.raw`(?<!\p{L})(?:${inAnyLanguage(words.from)})`
const INSTEAD = String.raw`(?<!\p{L})(?:${inAnyLanguage(words.instead)})(?:\s+(?:${inAnyLanguage(words.price)}))?[\s:：]*`
/** A word or two that may stand between a figure and what it is. */
const WORDS_BETWEEN = String.raw`(?:(?!and\b|to\b|of\b|for\b|after\b)[\p{L}-]+\s+){0,2}?`

/** Without one of these no sum is money. */
const MONEY_SIGN = re.iu`\d\s?-?${CURRENCY}|${CURRENCY}\s?\d`

/** What a text holds of what rules need: a rule that lacks it would find nothing. */
export function signsIn(text: string) {
  const money = MONEY_SIGN.test(text)
  return { percent: text.includes('%'), money, credit: money && /credit/i.test(text) }
}

const percent = (digits: string | undefined, upTo = false): Discount | undefined => {
  const value = parseAmount(digits ?? '')
  return value > 0 && value <= 100 ? { kind: 'percent', percent: value, upTo } : undefined
}

const money = (text: string | undefined, upTo = false): Discount | undefined => {
  const { amount, currency } = read(text)
  return amount > 0 && currency ? { kind: 'money', amount, currency, upTo } : undefined
}

const price = (now: string | undefined, was: string | undefined): Discount | undefined => {
  const { amount, currency } = read(now)
  if (!currency || !Number.isFinite(amount)) return undefined
  const before = read(was).amount
  return { kind: 'price', amount, was: before > amount ? before : null, currency, from: false }
}

function read(text: string | undefined): { amount: number; currency: string | null } {
  const digits = /\d(?:[\d., ]*\d)?/.exec(text ?? '')?.[0]
  const amount = digits === undefined ? Number.NaN : parseAmount(digits) * (/\dk$/i.test(text ?? '') ? 1000 : 1)
  return { amount: amount <= MOST_MONEY ? amount : Number.NaN, currency: findCurrency(text ?? '') }
}

const percentOff: Make = ([, upTo, digits]) => percent(digits, upTo !== undefined)
const moneyOff: Make = ([, upTo, sum]) => money(sum, upTo !== undefined)
const newPrice: Make = ([, now]) => price(now, undefined)
const oldToNewPrice: Make = ([, was, now]) => price(now, was)
const lowestPrice: Make = ([, before, behind]) => {
  const lowest = price(before ?? behind, undefined)
  return lowest?.kind === 'price' ? { ...lowest, from: true } : undefined
}
const freeDelivery: Make = () => ({ kind: 'free-delivery' })

/**
 * How lists and titles say what an offer is worth, the surest first; words by language are in `words/discounts.json`. The first rule
 * that matches anywhere wins, so "$9.99 (50% off)" is a percentage and "50% off + free shipping" too.
 */
export const discountRules: readonly DiscountRule[] = [
  {
    // Credit, before all else.
    needs: 'credit',
    pattern: re.iu`^(?:(?!\b(?:free|off)\b|[%|]).){0,80}?((?:${UP_TO})?${MONEY}${OF_CREDIT})`,
    make: ([, wording = '']) => ({ kind: 'other', text: wording }),
  },
  {
    needs: 'percent',
    // "Desktop 19 - 25% off" is no range: with room around the dash the low end needs its own sign, or the line's beginning.
    pattern: re.i`(?:(?:^|\b(?:from|between|savings?|save|of)\s+|[(:]\s*)${N}\s?%?\s?(?:-|–|to|and)\s?|${N}(?:\s?%\s?(?:-|–|to)\s?|[-–]))${PERCENT}`,
    make: ([, low, otherLow, high]) =>
      parseAmount(low ?? otherLow ?? '') < parseAmount(high ?? '') ? percent(high, true) : undefined,
  },
  {
    needs: 'percent',
    pattern: /\b100\s?%\s+free\b/i,
    make: () => ({ kind: 'free' }),
  },
  {
    needs: 'percent',
    pattern: re.iu`${PERCENT}${UP_TO_BEHIND}`,
    make: ([, digits]) => percent(digits, true),
  },
  {
    needs: 'percent',
    // A word or two may stand between: "20% Black Friday off", "40% lifetime off".
    pattern: re.iu`(${UP_TO})?${PERCENT}\s*(?:(?!and\b|to\b|of\b)[\p{L}-]+\s+){0,2}?${OFF}`,
    make: percentOff,
  },
  {
    needs: 'percent',
    pattern: re.iu`${OFF_BEFORE}\s+(?:[\p{L}-]+\s+){0,2}?(${UP_TO})?${PERCENT}`,
    make: percentOff,
  },
  {
    needs: 'percent',
    pattern: re.iu`(?:${SAVE}|\bsaves|\bsavings?)(?:\s+(?:of|an?|extra|additional|over|uno?|il|das|des)){0,3}\s+(${UP_TO})?${PERCENT}`,
    make: percentOff,
  },
  {
    needs: 'percent',
    pattern: re.iu`\bdiscounted\s+(?:by\s+)?(${UP_TO})?${PERCENT}`,
    make: percentOff,
  },
  {
    needs: 'percent',
    // "-20 % on linen", with nothing before the sign but that it is the most.
    pattern: re.iu`(?:(?<!\p{L})(${UP_TO_WORDS})\s|^|[\s(])[-–]\s?${PERCENT}`,
    make: percentOff,
  },
  {
    needs: 'money',
    pattern: re.iu`(${UP_TO})?${MONEY}\s*${WORDS_BETWEEN}(?:${MONEY_OFF}|${inAnyLanguage(words.saved)})`,
    make: moneyOff,
  },
  {
    needs: 'money',
    pattern: re.iu`${MONEY}(?:${inAnyLanguage(words.voucher)})`,
    make: ([, sum]) => money(sum),
  },
  {
    needs: 'money',
    pattern: re.iu`${SAVE}(?:\s+(?:of|an?|extra|over))*\s*(${UP_TO})?${MONEY}`,
    make: moneyOff,
  },
  {
    needs: 'money',
    pattern: re.iu`${OFF_BEFORE}\s+(?:[\p{L}-]+\s+){0,2}?(${UP_TO})?${MONEY}`,
    make: moneyOff,
  },
  {
    // Old price to new price.
    needs: 'money',
    pattern: re.iu`${MONEY}[\p{L}/]*\s*(?:→|->|=>|>|⇒|yerine)\s*${MONEY}`,
    make: oldToNewPrice,
  },
  {
    // Struck price, new price.
    needs: 'money',
    pattern: re.iu`~~\s*${MONEY}\s*~~\s*${MONEY}`,
    make: oldToNewPrice,
  },
  {
    // New price instead of old price.
    needs: 'money',
    pattern: re.iu`${MONEY}[^.$£€\d]{0,24}?${INSTEAD}${MONEY}`,
    make: ([, now, was]) => (read(was).amount > read(now).amount ? price(now, was) : undefined),
  },
  {
    // Old price, then the new one.
    needs: 'money',
    pattern: re.iu`${INSTEAD}${MONEY}[^$£€\d|]{0,16}?${MONEY}`,
    make: ([, was, now]) => (read(was).amount > read(now).amount ? price(now, was) : undefined),
  },
  {
    pattern: /\b(?:bogo(?:f)?|2\s?for\s?1|two for one|2x1)\b/i,
    make: () => bundle(1, 1),
  },
  ...BUNDLES,
  {
    // A percentage beside a code, a plan or a sale.
    needs: 'percent',
    pattern: re.iu`(${UP_TO})?${PERCENT}(?=\s*(?:${inAnyLanguage(words.beside)}))`,
    make: percentOff,
  },
  {
    needs: 'percent',
    pattern: re.iu`(?<!\p{L})(${UP_TO})${PERCENT}`,
    make: percentOff,
  },
  {
    needs: 'percent',
    // With nothing beside it that would make it another share: "Get 15%.", "On all bags: 15%".
    pattern: re.iu`(?<![+\d.,])(${UP_TO})?${PERCENT}(?=\s*(?:$|[.;!)|](?!\d)))`,
    make: percentOff,
  },
  {
    pattern: re.iu`${inAnyLanguage(words.gift)}`,
    make: () => ({ kind: 'gift' }),
  },
  {
    // Free from a basket on, which is no price.
    needs: 'money',
    pattern: re.iu`${FREE_DELIVERY}(?:\s+[\p{L}.-]+){0,6}\s*${MONEY}|${MONEY}(?:\(税込\))?\s*(?:${inAnyLanguage(words.orMore)})[\p{L} ]{0,30}?${FREE_DELIVERY}|${MONEY}\p{L}{0,3}${FREE_DELIVERY}`,
    make: freeDelivery,
  },
  {
    needs: 'money',
    pattern: re.iu`\bget\s+${MONEY}\s+(?:back|when you spend|for every|credit)`,
    make: ([, sum]) => money(sum),
  },
  {
    // What is left in the end of a price.
    needs: 'money',
    pattern: re.iu`[$£€₺]\s?\d[^=|]{1,40}=\s?${PRICE}(?!\s?[-–]\s?[$£€₺]?\d)`,
    make: newPrice,
  },
  {
    // A price that something is sold for, free things beside it or not.
    needs: 'money',
    pattern: re.iu`(?<!\b(?:then|normally|usually|later|\d+)\s)\bfor\s+(?:only\s+|just\s+)?${PRICE}`,
    make: newPrice,
  },
  {
    // A price, and something free with it.
    needs: 'money',
    pattern: re.iu`(?<!\b(?:up to|worth|get|over|than)\s)${PRICE}(?!\s*(?:\/|per\b|an?\b))[^$£€|]{0,40}?(?:\$\d+[^$£€|]{0,20})?(?:[+&,]|\bw\/|\b(?:with|and|plus)\b)\s*(?:\d+\s+|an?\s+)?free\b(?!\s+(?:for|to|on|with|tier|plan|trial)\b)`,
    make: newPrice,
  },
  {
    pattern:
      /(?<![-\w])(?:for\s+)?free\b(?!\s*(?:shipping|delivery|returns?|ship\b|s\/?h\b|s&h|postage|trial|download|add-ons?|store pick|&|and free|week trial|to (?:test|try)|version))/i,
    make: () => ({ kind: 'free' }),
  },
  {
    needs: 'money',
    pattern: re.iu`(?:${UP_TO})?${MONEY}${OF_CREDIT}`,
    make: ([wording]) => ({ kind: 'other', text: wording }),
  },
  {
    needs: 'money',
    pattern: re.iu`${FROM}\s+(?:only\s+|just\s+)?${PRICE}|${MONEY}(?:${inAnyLanguage(words.fromBehind)})`,
    make: lowestPrice,
  },
  {
    needs: 'money',
    pattern: re.iu`(?<!\b(?:first|normally|usually|regularly|then|worth|you|receives?|provides?)\s)${PRICE}`,
    make: ([, now], text) =>
      /\bcoupons?\b/i.test(text) && !/[@=]|\bfor\b/.test(text) ? money(now) : price(now, undefined),
  },
  {
    pattern: re.iu`${FREE_DELIVERY}`,
    make: freeDelivery,
  },
  {
    pattern: re.iu`(?<![\p{Script=Latin}\p{Script=Arabic}])(?<!${NOT_FREE}\s?(?:\p{L}+\s)?)(?:${inAnyLanguage(words.free)})`,
    make: () => ({ kind: 'free' }),
  },
  {
    pattern: /(?<![-\w])free\b(?=\s+(?:trial|download|week|month|version))/i,
    make: () => ({ kind: 'free' }),
  },
]
