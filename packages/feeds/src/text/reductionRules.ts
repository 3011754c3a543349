import { spellCurrencies } from './currencies.ts'
import { MONEY, N, OF_CREDIT, OFF, PERCENT, UP_TO, UP_TO_WORDS } from './discountParts.ts'
import { type DiscountRule, money, moneyOff, moneyUpTo, percent, percentOff } from './makeDiscount.ts'
import { parseAmount } from './parseMoney.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/discounts.json' with { type: 'json' }

/** What a rebate is worth comes back later. */
const MONEY_OFF = `(?:${inAnyLanguage({ ...words.off, ...words.moneyOff })})`
const OFF_BEFORE = `(?:${inAnyLanguage(words.offBefore)})`
const UP_TO_BEHIND = `(?:${inAnyLanguage(words.upToBehind)})`
const SAVE = String.raw`(?<!\p{L})(?:${inAnyLanguage(words.save)})`
const SAVED = `(?:${inAnyLanguage(words.saved)})`
/** A word or two that may stand between a figure and what it is. */
const WORDS_BETWEEN = String.raw`(?:(?!and\b|to\b|of\b|for\b|after\b)[\p{L}-]+\s+){0,2}?`

/** What is taken off, where the words say so, the surest first. */
export const REDUCTIONS: readonly DiscountRule[] = [
  {
    needs: 'percent',
    // "Desktop 19 - 25% off" is no range: with room around the dash the low end needs its own sign, or the line's beginning.
    pattern: re.i`(?:(?:^|\b(?:from|between|savings?|save|of)\s+|[(:]\s*)${N}\s?%?\s?(?:-|–|to|and|[〜～~])\s?|${N}(?:\s?%?\s?[〜～]\s?|\s?%\s?(?:-|–|to|~)\s?|[-–~]))${PERCENT}`,
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
    pattern: re.iu`(${UP_TO})?${PERCENT}\s*(?:(?!and\b|to\b|of\b)[\p{L}-]+\s+){0,2}?(?:${OFF}|${SAVED})`,
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
    // "-20 % on linen", with nothing before the sign but that it is the most.
    pattern: re.iu`(?:(?<!\p{L})(${UP_TO_WORDS})\s|^|[\s(])[-–]\s?${PERCENT}`,
    make: percentOff,
  },
  {
    needs: 'money',
    pattern: re.iu`${MONEY}\s?(?:-|–|to\b)\s?${MONEY}\s*${WORDS_BETWEEN}${MONEY_OFF}`,
    make: ([, , high], _text, hints) => money(high, hints, true),
  },
  {
    needs: 'money',
    pattern: re.iu`${MONEY}${UP_TO_BEHIND}\s*${WORDS_BETWEEN}${MONEY_OFF}`,
    make: moneyUpTo,
  },
  {
    needs: 'money',
    pattern: re.iu`(${UP_TO})?${MONEY}\s*${WORDS_BETWEEN}(?:${MONEY_OFF}|${SAVED})`,
    make: moneyOff,
  },
  {
    // "Up to €200", and no word more.
    needs: 'money',
    pattern: re.iu`^\s*(${UP_TO})${MONEY}\s*$`,
    make: moneyOff,
  },
  {
    needs: 'money',
    pattern: re.iu`${MONEY}(?:${inAnyLanguage(words.voucher)})`,
    make: ([, sum], _text, hints) => money(sum, hints),
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
    needs: 'money',
    // "-10 € on lamps", the sign close to the sum: "Lamp - $10" has its price behind a dash.
    pattern: re.iu`(?:(?<!\p{L})(${UP_TO_WORDS})\s|^|[\s(])(?<!\d\s?)[-–]${MONEY}`,
    make: moneyOff,
  },
]

/** A share with nothing that says off, where what stands beside it does. */
export const SHARES: readonly DiscountRule[] = [
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
]

const credit = (text: string) => ({ kind: 'other', text }) as const

/** Credit, which is worth nothing elsewhere. */
export const CREDIT_FIRST: DiscountRule = {
  needs: 'credit',
  pattern: re.iu`^(?:(?!\b(?:free|off)\b|[%|]).){0,80}?((?:${UP_TO})?${MONEY}${OF_CREDIT})`,
  make: ([, wording = ''], _text, { language, standard }) => credit(spellCurrencies(wording, language, standard)),
}

export const CREDIT: DiscountRule = {
  needs: 'money',
  pattern: re.iu`(?:${UP_TO})?${MONEY}${OF_CREDIT}`,
  make: ([wording], _text, { language, standard }) => credit(spellCurrencies(wording, language, standard)),
}
