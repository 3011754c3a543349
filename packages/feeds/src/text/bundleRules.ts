import type { Discount } from '../discount/Discount.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/discounts.json' with { type: 'json' }

export type Make = (match: RegExpExecArray, text: string) => Discount | undefined

export interface DiscountRule {
  /** What no text lacks that it matches: most texts are spared most rules. */
  needs?: 'percent' | 'money' | 'credit'
  pattern: RegExp
  make: Make
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  قطعة: 1,
  الثانية: 1,
}

/** The first two numbers of a match, whichever way it says them. */
function readNumbers([, ...groups]: RegExpExecArray): [number, number] {
  const [first = 0, second = 0] = groups
    .filter((group) => group !== undefined)
    .map((group) => NUMBERS[group.toLowerCase()] ?? Number(group))
  return [first, second]
}

export const bundle = (buy: number, get: number): Discount | undefined =>
  buy > 0 && get > 0 ? { kind: 'bundle', buy, get, saving: { kind: 'percent', percent: 100 } } : undefined

type Ways = Readonly<Record<string, string>>

function bundleRule(ways: Ways, make: (first: number, second: number) => Discount | undefined): DiscountRule {
  return {
    pattern: re.iu`(?<![\p{Script=Latin}\p{Script=Arabic}\d])(?:${inAnyLanguage(ways)})`,
    make: (match) => make(...readNumbers(match)),
  }
}

/** "3 for 2", "buy 2, get 1", "buy 2, get the 3rd free", "buy 3, the cheapest is free". */
export const BUNDLES: readonly DiscountRule[] = [
  bundleRule(words.bundlePaid, (taken, paid) => bundle(paid, taken - paid)),
  bundleRule(words.bundlePlus, bundle),
  bundleRule(words.bundleLast, (bought, last) => bundle(bought, last - bought)),
  bundleRule(words.bundleCheapest, (taken) => bundle(taken - 1, 1)),
]
