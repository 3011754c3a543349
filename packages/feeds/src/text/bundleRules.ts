import type { Discount } from '../discount/Discount.ts'
import { MARKED_CURRENCY } from './currencies.ts'
import { MONEY, NOT_IN_WORD, OFF, PERCENT } from './discountParts.ts'
import { type DiscountRule, type Make } from './makeDiscount.ts'
import { parseAmount } from './parseMoney.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/discounts.json' with { type: 'json' }

const NUMBERS: Readonly<Record<string, number>> = words.numbers

const readNumber = (text: string): number => NUMBERS[text.toLowerCase()] ?? Number(text)

/** The first two numbers of a match, whichever way it says them. */
function readNumbers([, ...groups]: RegExpExecArray): [number, number] {
  const [first = 0, second = 0] = groups.filter((group) => group !== undefined).map(readNumber)
  return [first, second]
}

/** @param share how much of the price of what comes with it is saved, in percent */
export function bundle(buy: number, get: number | null, share = 100): Discount | undefined {
  const isBundle = buy > 0 && (get === null || get > 0) && share > 0 && share <= 100
  return isBundle ? { kind: 'bundle', buy, get, saving: { kind: 'percent', percent: share } } : undefined
}

type Ways = Readonly<Record<string, string>>

function bundleRule(ways: Ways, make: (first: number, second: number) => Discount | undefined): DiscountRule {
  return {
    // "€5 for 3 months" and "3 for 2 €" are prices; a sign before another figure is that one's.
    pattern: re.iu`(?<![\p{Script=Latin}\p{Script=Arabic}\d]|${MARKED_CURRENCY}\s?)(?:${inAnyLanguage(ways)})(?!\s?${MARKED_CURRENCY}(?!\s?\d))`,
    make: (match) => make(...readNumbers(match)),
  }
}

/** "3 for 2", "buy 2, get 1", "buy 2, get the 3rd free", "buy 3, the cheapest is free". */
export const BUNDLES: readonly DiscountRule[] = [
  bundleRule(words.bundlePaid, (taken, paid) => bundle(paid, taken - paid)),
  bundleRule(words.bundlePlus, bundle),
  bundleRule(words.bundleIncluded, (taken, free) => bundle(taken - free, free)),
  bundleRule(words.bundleLast, (bought, last) => bundle(bought, last - bought)),
  bundleRule(words.bundleCheapest, (taken) => bundle(taken - 1, 1)),
]

const readShare =
  (buy: number): Make =>
  ([, digits = '']) =>
    bundle(buy, 1, parseAmount(digits))

/** What is said of one thing, up to the next figure. */
const ITEM_NAME = String.raw`[^.;:|%\d$£€]{0,30}?`
const FREE = String.raw`(?:\bfree\b|\bdazu geschenkt|\bgeschenkt|${inAnyLanguage(words.free)})`

/** How the last of `buy` and one more things is said, and what it costs. "The second order" is none. */
function lastItemRules(ways: Ways, buy: number): readonly DiscountRule[] {
  const item = String.raw`(?<![\p{Script=Latin}\p{Script=Arabic}\d.,])(?:${inAnyLanguage(ways)})(?![\s-]{0,2}(?:${inAnyLanguage(words.noItem)})(?!\p{L}))`
  return [
    { needs: 'percent', pattern: re.iu`${item}${ITEM_NAME}(?<![\d.,])${PERCENT}`, make: readShare(buy) },
    // The thing is looked for first: hardly a text names one, and most have a share.
    {
      needs: 'percent',
      pattern: re.iu`${item}(?<=${PERCENT}\s*(?:${OFF})?[^.,;:|%\d$£€]{0,30}?${item})`,
      make: readShare(buy),
    },
    { pattern: re.iu`${item}[^.,;:|%\d$£€]{0,24}?${FREE}`, make: () => bundle(buy, 1) },
    // A price of the last alone is none of one thing.
    { needs: 'money', pattern: re.iu`${item}[^.,;:|%\d$£€]{0,20}?${MONEY}`, make: () => null },
  ]
}

/** Of some things only the last, or all together, are reduced: "the second pair at half price", "buy 2, save 20%". */
export const REDUCED_BUNDLES: readonly DiscountRule[] = [
  {
    needs: 'percent',
    pattern: re.iu`${NOT_IN_WORD}(?:${inAnyLanguage(words.bundleOther)})\s*(?:(?:at|for)\s+)?${PERCENT}`,
    make: readShare(1),
  },
  ...lastItemRules(words.second, 1),
  ...lastItemRules(words.third, 2),
  {
    needs: 'percent',
    pattern: re.iu`${NOT_IN_WORD}(?:${inAnyLanguage(words.bundleAll)})\s*[-–]?\s?${PERCENT}`,
    make: ([, ...groups]) => {
      const [count = '', digits = ''] = groups.filter((group) => group !== undefined)
      return bundle(readNumber(count), null, parseAmount(digits))
    },
  },
]
