import type { Discount } from '../discount/Discount.ts'
import { findCurrency, MOST_MONEY, parseAmount } from './parseMoney.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/discounts.json' with { type: 'json' }

const N = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`
const PERCENT = String.raw`${N}\s?\+?\s?%\+?`
const SYMBOL = String.raw`(?:US\$|CA?\$|AU?\$|[$£€₺₹]|\b(?:USD|EUR|GBP|DKK|SEK|TRY)\b)`
/** Of bounded length: every digit of a long row of them may begin one. */
const SUM = String.raw`(?<!\d)\d(?:[\d.,]{0,12}\d)?`
/** "$9K" is nine thousand. */
const THOUSANDS = String.raw`(?:k\b|(?!k\b))`
/** Money with its currency before or behind: two groups, one of them filled. */
const MONEY = String.raw`(${SYMBOL}\s?${SUM}${THOUSANDS}|${SUM}\s?(?:[$£€₺]|kr\b\.?|USD\b|EUR\b|DKK\b|TL\b))`
/** "$200 in cloud credits" is no price of anything. */
const OF_CREDIT = String.raw`(?:\/\w+)?\s*(?:(?:in|of)\s+(?:(?!for\b|and\b)[\p{L}\d.-]+\s+){0,4}?|(?:(?!for\b|and\b)[\p{L}-]+\s+){0,2}?)credits?\b`
/** Read to its end, and no sum of credit. */
const PRICE = String.raw`${MONEY}(?![\d]|[.,]\d)(?!${OF_CREDIT})`
const OFF = `(?:${inAnyLanguage(words.off)})`
const UP_TO = String.raw`(?:${inAnyLanguage(words.upTo)})\s+(?:an?\s+)?(?:extra\s+)?`

/** Without one of these no sum is money. */
const MONEY_SIGN = /[$£€₺₹]|kr\b|\b(?:USD|EUR|GBP|DKK|SEK|TRY|TL)\b|\d(?:USD|EUR|DKK|TL)\b/i

/** What a text holds of what rules need: a rule that lacks it would find nothing. */
export function signsIn(text: string) {
  const money = MONEY_SIGN.test(text)
  return { percent: text.includes('%'), money, credit: money && /credit/i.test(text) }
}

type Make = (match: RegExpExecArray, text: string) => Discount | undefined

interface DiscountRule {
  /** What no text lacks that it matches: most texts are spared most rules. */
  needs?: keyof ReturnType<typeof signsIn>
  pattern: RegExp
  make: Make
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
  return { kind: 'price', amount, was: before > amount ? before : null, currency }
}

function read(text: string | undefined): { amount: number; currency: string | null } {
  const digits = /\d(?:[\d.,]*\d)?/.exec(text ?? '')?.[0]
  const amount = digits === undefined ? Number.NaN : parseAmount(digits) * (/\dk$/i.test(text ?? '') ? 1000 : 1)
  return { amount: amount <= MOST_MONEY ? amount : Number.NaN, currency: findCurrency(text ?? '') }
}

const percentOff: Make = ([, upTo, digits]) => percent(digits, upTo !== undefined)
const moneyOff: Make = ([, upTo, sum]) => money(sum, upTo !== undefined)
const newPrice: Make = ([, now]) => price(now, undefined)
const oldToNewPrice: Make = ([, was, now]) => price(now, was)

/**
 * How English lists and titles say what an offer is worth, the surest first. The first rule that matches anywhere wins,
 * so "$9.99 (50% off)" is a percentage and "50% off + free shipping" too.
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
    // A word or two may stand between: "20% Black Friday off", "40% lifetime off".
    pattern: re.iu`(${UP_TO})?${PERCENT}\s*(?:(?!and\b|to\b|of\b)[\p{L}-]+\s+){0,2}?${OFF}`,
    make: percentOff,
  },
  {
    needs: 'percent',
    pattern: re.i`\bsav(?:e|es|ings?)(?:\s+(?:of|an?|extra|additional|over))*\s+(${UP_TO})?${PERCENT}`,
    make: percentOff,
  },
  {
    needs: 'percent',
    pattern: re.i`\bdiscounted\s+(?:by\s+)?(${UP_TO})?${PERCENT}`,
    make: percentOff,
  },
  {
    needs: 'money',
    pattern: re.iu`(${UP_TO})?${MONEY}\s*(?:(?!for\b|and\b|after\b)[\p{L}-]+\s+){0,2}?(?:off\b|discount|rabat)`,
    make: moneyOff,
  },
  {
    needs: 'money',
    pattern: re.i`\bsave(?:\s+(?:of|an?|extra|over))*\s+(${UP_TO})?${MONEY}`,
    make: moneyOff,
  },
  {
    // Old price to new price.
    needs: 'money',
    pattern: re.iu`${MONEY}[\p{L}/]*\s*(?:→|->|=>|>|⇒)\s*${MONEY}`,
    make: oldToNewPrice,
  },
  {
    // Struck price, new price.
    needs: 'money',
    pattern: re.i`~~\s*${MONEY}\s*~~\s*${MONEY}`,
    make: oldToNewPrice,
  },
  {
    // New price instead of old price.
    needs: 'money',
    pattern: re.i`${MONEY}[^.$£€\d]{0,24}?\b(?:from|was|instead of|orig(?:\.|inal(?:ly)?)?(?: price)?|regular(?:ly)?|reg\.?|list|normally|usually|vs\.?|down from)[\s:]*${MONEY}`,
    make: ([, now, was]) => (read(was).amount > read(now).amount ? price(now, was) : undefined),
  },
  {
    pattern:
      /\b(?:buy (?:one|1|two|2)(?: [\w-]{1,20}){0,2}[,\s]{1,3}get (?:one|1)(?:\s+(?:\w+\s+)?free)?|bogo(?:f)?|2\s?for\s?1|two for one|3\s?for\s?2|2x1)\b/i,
    make: ([wording]) => ({ kind: 'bundle', ...parseBundle(wording), saving: { kind: 'percent', percent: 100 } }),
  },
  {
    // A percentage beside a code, a plan or a sale.
    needs: 'percent',
    pattern: re.i`(${UP_TO})?${PERCENT}(?=\s*(?:på\s|(?:with|on|for|using|hos|auf|sobre|via|only|lifetime|black friday|cyber|everything|site-?wide|store-?wide)\b))`,
    make: percentOff,
  },
  {
    pattern: /\bfree gift\b|\bgift card\b|\bgift with\b/i,
    make: () => ({ kind: 'gift' }),
  },
  {
    needs: 'money',
    pattern: re.i`\bget\s+${MONEY}\s+(?:back|when you spend|for every|credit)`,
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
    pattern: re.iu`(?<!\b(?:first|normally|usually|regularly|then|worth|you|receives?|provides?)\s)${PRICE}`,
    make: ([, now], text) =>
      /\bcoupons?\b/i.test(text) && !/[@=]|\bfor\b/.test(text) ? money(now) : price(now, undefined),
  },
  {
    pattern: /\bfree\s+(?:(?:standard|express|2-day|next day)\s+)?(?:shipping|delivery|postage)\b/i,
    make: () => ({ kind: 'free-delivery' }),
  },
  {
    pattern: /(?<![-\w])free\b(?=\s+(?:trial|download|week|month|version))/i,
    make: () => ({ kind: 'free' }),
  },
]

/** How many are bought and how many more come with them. */
function parseBundle(wording: string): { buy: number; get: number } {
  const isOfTwo = /3\s?for/i.test(wording) || /buy (?:two|2)\b/i.test(wording)
  return { buy: isOfTwo ? 2 : 1, get: 1 }
}
