import { asciiFigures } from './asciiFigures.ts'
import { MARKED_CURRENCY, markCurrencies } from './currencies.ts'
import { ANY_MONEY, MONEY, N, namesMoney, NOT_IN_WORD, OFF, PERCENT, UP_TO, withSums } from './discountParts.ts'
import { parseAmount } from './parseMoney.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/discounts.json' with { type: 'json' }

/** What is not free, or not any more. */
const NOT_FREE =
  /\b(?:no|not|without(?: an?)?) free\b|\bfree (?:[\w-]+ ){0,2}(?:tiers?|plans?|accounts?|trials?) (?:(?:is|was|are|were|has been|have been|being) )?(?:discontinued|removed|eliminated|ended|retired|cancelled)\b/gi
/** What is paid for each of something, what others earn, and from which basket on nothing is paid for delivery. */
const OTHER_SUMS =
  /(?<![\d.])\d[\d.]{0,6}\s?%\s?\+\s?[$£€]?\s?\d[\d.,]{0,12}|[$£€]\s?0\.0{2,}[1-9]\d*|[$£€]\s?[\d.,]+\+?\s?(?:million|billion|[MB])\b|\b(?:less than|under|below|over|more than)\s+[$£€]\s?[\d.,]*\dk?\s+(?:in|of)\s+(?:\w+\s+)?(?:revenue|funding|sales|turnover)\b|(?<=\bfree (?:shipping|delivery|ship)\s(?:(?:on|over|from|with|all|orders?|purchases?|of|above|for orders)\s){0,4})[$£€]\s?[\d.,]*\d\+?/gi
/** What must be spent, what is saved at most, what only some win, what may be paid later, and what comes back later. */
const OTHER_SUMS_IN_WORDS = re.giu`${NOT_IN_WORD}(?:${[words.otherSums, words.prizes, words.finance, words.bonuses].map((ways) => inAnyLanguage(ways)).join('|')})`
const GIFT_VALUES = re.giu`(?<!\p{L})(?:${inAnyLanguage(words.giftValues)})`
/** "5 € ab 40 €", "£10 on orders over £50": of two sums the lower is off, from a basket of the higher on. */
const OFF_A_BASKET = re.iu`^[-–+\s]{0,3}${MONEY}\s*(?:${inAnyLanguage(words.offABasket).replaceAll('¤', ANY_MONEY)})\s*${MONEY}`
const SUMS = re.giu`${ANY_MONEY}`
/** Percentages that say something else: how private, how native, how much smaller a picture gets. */
const NO_DISCOUNT = re.gi`\b(?:100\s?%\s+(?:private|offline|native|on-device|local|secure|safe|natural|cotton|organic|satisfaction|accurate|open)|(?:(?<!discounted )by|compress\w*|reduc\w+ (?:size|\w+) by) (?:up to )?\d+\s?%(?! off)|\d+\s?% of\b|(?<!vouchers? |coupons? )(?:worth|valued? (?:at|of))\s*(?:up to\s*)?${MARKED_CURRENCY}\s?[\d.,]+)|(?:\(|\b)${MARKED_CURRENCY}\s?[\d.,]+ value\b`

const CASHBACK_WORDS = `(?:${inAnyLanguage(words.cashback)})`
const BETWEEN = String.raw`(?:(?!(?:off|and|or|und|plus|et|y|e|i|og|och|en)\s)[\p{L}-]+\s+)`
const BACK_LATER = withSums(String.raw`(?:${PERCENT.replace('(', '(?:')}|¤)`)
/** What comes back later, in money or points, is nothing off. */
const CASHBACK = re.giu`(?:${UP_TO})?${BACK_LATER}(?:\s?-)?\s*${BETWEEN}{0,2}?${CASHBACK_WORDS}|${CASHBACK_WORDS}[\s:]*${BETWEEN}{0,2}?(?:${UP_TO})?${BACK_LATER}(?!\s*(?:${OFF}))`
const HALF = re.giu`(?<![\p{Script=Latin}\p{Script=Arabic}])(?:${inAnyLanguage(words.half)})`
const PER_CENT = re.giu`(?<=\d)\s?(?:${inAnyLanguage(words.percent)})(?!\p{L})`
const PER_CENT_BEFORE = re.giu`(?<=^|[\s(])(?:%|${inAnyLanguage(words.percentBefore)})\s?${N}(?![\d%])`
/** "满300减50元": what is paid first is no part of what is off. */
const OFF_A_SUM = re.giu`${inAnyLanguage(words.offASum)}`
/** "1万円", "1.5万元" */
const TEN_THOUSANDS = /(?<![\d.,億])(\d{1,3}(?:,\d{3})?(?:\.\d)?)万(?=円|元)/g
const OFF_BARE = /(最高|最多)?立?减(\d+)元/g
/** Japanese counts the tenths that are taken off, Chinese those that are paid. */
const TENTHS_OFF = re.giu`${inAnyLanguage(words.tenthsOff)}`
const TENTHS_PAID = re.giu`${inAnyLanguage(words.tenthsPaid)}`

const NUMBERS: Readonly<Record<string, number>> = words.numbers

/** A text as rules read it: figures as English writes them, and without what is no worth: "٢٠٪", "half price", "cashback", "from £50". */
export function discountWording(text: string, language = 'en'): string {
  const wording = inEnglishFigures(text)
  const free = /free/i.test(wording) ? wording.replaceAll(NOT_FREE, ' ') : wording
  if (!/\d/.test(free)) return free
  const priced = (/[$£€]/.test(free) ? free.replaceAll(OTHER_SUMS, ' ') : free)
    // The letter O is what a hand on a keyboard makes of a zero.
    .replaceAll(/(\d)[Oo](?=\s?%)/g, '$10')
    .replaceAll(PER_CENT, '%')
    // Turkish writes the sign before the number.
    .replaceAll(PER_CENT_BEFORE, '$1%')
    .replaceAll(/(\d)\s?(?:dollars|bucks)\b/gi, '$1$')
  return withoutOtherSums(markCurrencies(priced, language).replaceAll(CASHBACK, ' '))
    .replaceAll(NO_DISCOUNT, ' ')
    .replaceAll(/\s{2,}/g, ' ')
}

/** Nobody takes half of the basket off, and nobody a broken sum: £4.99 is what delivery costs, and "19 € ab 29 €" are prices. */
function isOffABasket(off: number, basket: number): boolean {
  return Number.isInteger(off) && off * 2 <= basket
}

function amountIn(sum: string): number {
  return parseAmount(/\d(?:[\d.,' ]*\d)?/.exec(sum)?.[0] ?? '')
}

function withoutOtherSums(wording: string): string {
  if (!namesMoney(wording)) return wording
  const named = wording.replace(OFF_A_BASKET, (said, off: string, basket: string) =>
    isOffABasket(amountIn(off), amountIn(basket)) ? `${off} off` : said,
  )
  // Each of the many ways names a sum by one sign, so that it stays short.
  const sums: string[] = []
  const rest = named.replaceAll(/[¤\0]/g, ' ').replaceAll(SUMS, (sum) => {
    sums.push(sum)
    return '¤'
  })
  return rest
    .replaceAll(GIFT_VALUES, (said) => said.replaceAll(/[^¤]/g, '').replaceAll('¤', '\0'))
    .replaceAll(OTHER_SUMS_IN_WORDS, (said) => said.replaceAll('¤', '\0'))
    .replaceAll(/[¤\0]/g, (sign) => {
      const sum = sums.shift() ?? ''
      return sign === '¤' ? sum : ' '
    })
}

/** Whether a text names what comes back later, in money or points. */
export function namesCashback(text: string): boolean {
  const wording = inEnglishFigures(text).replaceAll(PER_CENT, '%').replaceAll(PER_CENT_BEFORE, '$1%')
  return markCurrencies(wording).search(CASHBACK) !== -1
}

/** "8折", "8.5折", "85折", "八五折": hundredths that are paid. */
function toShare(tenths: string): number {
  const figures = tenths.replaceAll(/\p{Script=Han}/gu, (figure) => String(NUMBERS[figure] ?? '')).replace('.', '')
  return Number(figures.padEnd(2, '0'))
}

function inEnglishFigures(wording: string): string {
  return asciiFigures(wording)
    .replaceAll(/[％٪]/g, '%')
    .replaceAll(TEN_THOUSANDS, (_, figure: string) => String(Number(figure.replace(',', '')) * 10_000))
    .replaceAll(OFF_A_SUM, '$1元优惠')
    .replaceAll(OFF_BARE, '$1$2元优惠')
    .replaceAll(HALF, ' 50% off')
    .replaceAll(TENTHS_OFF, (_, tenths: string) => `${Number(tenths) * 10}% off`)
    .replaceAll(TENTHS_PAID, (_, tenths: string) => `${100 - toShare(tenths)}% off`)
}
