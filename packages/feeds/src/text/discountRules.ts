import { BUNDLES, bundle, REDUCED_BUNDLES } from './bundleRules.ts'
import { MONEY } from './discountParts.ts'
import { type DiscountRule, freeDelivery } from './makeDiscount.ts'
import { BARE_PRICES, LOWERED_PRICES, NAMED_PRICES } from './priceRules.ts'
import { inAnyLanguage, re } from './re.ts'
import { CREDIT, CREDIT_FIRST, REDUCTIONS, SHARES } from './reductionRules.ts'
import words from './words/discounts.json' with { type: 'json' }

const FREE_DELIVERY = `(?:${inAnyLanguage(words.freeDelivery)})`
const FREE = `(?:${inAnyLanguage(words.free)})`
const NOT_FREE = `(?:${inAnyLanguage(words.notFree)})`
/** What a thing is free of costs something all the same: "gluten free", "hands-free". */
const FREE_FROM = String.raw`\b(?:${inAnyLanguage(words.freeOf)})\s`

/**
 * How lists and titles say what an offer is worth, the surest first; words by language are in `words/discounts.json`. The first rule
 * that matches anywhere wins, so "$9.99 (50% off)" is a percentage and "50% off + free shipping" too.
 */
export const discountRules: readonly DiscountRule[] = [
  CREDIT_FIRST,
  ...REDUCED_BUNDLES,
  ...REDUCTIONS,
  ...LOWERED_PRICES,
  {
    pattern: /\b(?:bogo(?:f)?|2\s?for\s?1|two for one|2x1)\b/i,
    make: () => bundle(1, 1),
  },
  ...BUNDLES,
  ...SHARES,
  {
    pattern: re.iu`${inAnyLanguage(words.gift)}`,
    make: () => ({ kind: 'gift' }),
  },
  {
    // Free from a basket on, which is no price.
    needs: 'money',
    pattern: re.iu`${FREE_DELIVERY}(?:\s+[\p{L}.-]+){0,6}\s*${MONEY}|${MONEY}(?:\(税込\)|（税込）)?\s*(?:${inAnyLanguage(words.orMore)})[\p{L} ]{0,30}?${FREE_DELIVERY}|${MONEY}(?:\p{L}{0,3}|\s)${FREE_DELIVERY}`,
    make: freeDelivery,
  },
  ...NAMED_PRICES,
  {
    pattern: re.i`(?<![-\w])(?<!${FREE_FROM})(?:for\s+)?free\b(?!\s+[\w-]+\s+(?:shipping|delivery|postage)\b)(?!\s*(?:shipping|delivery|returns?|ship\b|s\/?h\b|s&h|postage|trial|download|add-ons?|store pick|&|and free|week trial|to (?:test|try)|version))`,
    make: () => ({ kind: 'free' }),
  },
  CREDIT,
  ...BARE_PRICES,
  {
    pattern: re.iu`${FREE_DELIVERY}`,
    make: freeDelivery,
  },
  {
    // The word is looked for first: what must not stand before it takes long to look for.
    pattern: re.iu`(?=${FREE})(?<![\p{Script=Latin}\p{Script=Arabic}])(?<!${NOT_FREE}\s?(?:\p{L}+\s)?)${FREE}(?!\s?${NOT_FREE})`,
    make: () => ({ kind: 'free' }),
  },
  {
    pattern: /(?<![-\w])free\b(?=\s+(?:trial|download|week|month|version))/i,
    make: () => ({ kind: 'free' }),
  },
]
