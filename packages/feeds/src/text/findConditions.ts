import type { Conditions, Discount } from '../discount/Discount.ts'
import { withoutMarks } from './plainText.ts'
import { languageOfSums, MARKED_CODE, MARKED_CURRENCY, markCurrencies } from './currencies.ts'
import { parseMoney } from './parseMoney.ts'
import { resolveOfferMessages } from '../messages/resolveOfferMessages.ts'
import { inAnyLanguage, re } from './re.ts'
import words from './words/conditions.json' with { type: 'json' }

const AUDIENCES = [
  [re.i`${inAnyLanguage(words.newCustomers)}`, 'new-customers'],
  [re.i`${inAnyLanguage(words.students)}`, 'students'],
  [re.i`${inAnyLanguage(words.appUsers)}`, 'app-users'],
] as const satisfies readonly (readonly [RegExp, Conditions['audience']])[]

const ONE_USE = re.i`${inAnyLanguage(words.oneUse)}`
const SELECTED_ITEMS = re.i`${inAnyLanguage(words.selectedItems)}`
const EXCLUDED_ITEMS = re.i`${inAnyLanguage(words.excludedItems)}`
const NEGATION = re.i`${inAnyLanguage(words.negation)}`

const SUM = String.raw`\d(?:[\d.,]{0,12}\d)?`
/** Without one of these no sum is money. */
const CURRENCY = re.iu`${MARKED_CURRENCY}`
/** What a basket must be worth at least; the sum is the first group. The first that matches counts. */
const LEAST_BASKETS = words.leastBaskets.map(
  ({ before, after = '' }) =>
    re.iu`${before}(${MARKED_CURRENCY}\s?${SUM}(?:\s?${MARKED_CODE})?|${SUM}\s?${MARKED_CURRENCY})${after}`,
)
/** A basket from which delivery is free is no condition of what else an offer gives. */
const FREE_DELIVERY_FROM = re.giu`(?:${inAnyLanguage(words.freeDelivery)})[^.;|()\d]{0,50}${MARKED_CURRENCY}?\s?${SUM}`

/** Where one thing that is said ends and the next begins. */
const SENTENCE_END = /[.!?;|•]\s|[。！？；、]/

/**
 * The conditions that an offer's words name, in any language of the sites.
 * @param discount what the offer gives; a basket that is only asked for free delivery beside it is none of its conditions
 * @param language BCP 47 of the feed: what a sign means that several currencies share
 */
export function findConditions(text: string, discount: Discount | null = null, language = 'en'): Conditions {
  const wording = withoutMarks(text)
  const isMore = discount !== null && discount.kind !== 'free-delivery'
  const leastBasket = /\d/.test(wording)
    ? leastBasketIn(markCurrencies(wording, language), isMore, languageOfSums(text, language))
    : undefined
  const audience = AUDIENCES.find(([pattern]) => pattern.test(wording) && isAffirmed(pattern, wording))?.[1]
  return {
    ...(leastBasket ? { leastBasket } : {}),
    ...(audience ? { audience } : {}),
    ...(ONE_USE.test(wording) ? { uses: 1 } : {}),
  }
}

/** @param isMore whether the offer gives more than a delivery that is free from a basket on */
function leastBasketIn(marked: string, isMore: boolean, language: string): Conditions['leastBasket'] {
  if (!CURRENCY.test(marked)) return undefined
  const wording = isMore ? marked.replaceAll(FREE_DELIVERY_FROM, ' ') : marked
  for (const pattern of LEAST_BASKETS) {
    const sum = pattern.exec(wording)?.[1]
    const money = sum === undefined ? undefined : parseMoney(sum, language)
    if (money?.currency && money.amount > 0) return { amount: money.amount, currency: money.currency }
  }
  return undefined
}

/** "Not to be used with a student discount" is no word to students. */
function isAffirmed(pattern: RegExp, wording: string): boolean {
  return wording.split(SENTENCE_END).some((sentence) => pattern.test(sentence) && !NEGATION.test(sentence))
}

/** What only English lists say, in the words of the card. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/\bfirst (?:order|purchase)\b/i, 'First order'],
  [planPattern('(?<!semi[- ])(?:annual|yearly|1-year|one-year)'), 'Yearly plan'],
  [planPattern('monthly'), 'Monthly plan'],
  [/\blifetime\b/i, 'Lifetime plan'],
  [/\b(?:for (?:the )?|the )?(?:first|1st) year\b/i, 'First year'],
  [/\bfirst (?:\d+|two|three|six) months?\b|\bfirst month\b/i, 'First months'],
  [/\b(?:off|on|for|lifetime|all)\s+(?:\w+\s+)?upgrades?\b/i, 'Upgrades'],
  [
    /\b(?:on|in|from|via|through) (?:the )?(?:mac |ios |apple )?app ?store\b(?! (?:and|optimi[sz]ation|analytics|connect|ratings?|reviews?|revenue|screenshots?)\b)|\bapp ?store (?:only\b|\d+\s?%)/i,
    'App Store',
  ],
  [/\bmail[- ]in rebate\b|\bafter (?:rebate|\$[\d.]+ (?:MIR|rebate))/i, 'After mail-in rebate'],
]
const MOST_TERMS = 3

/** "50% off monthly", "on yearly plans"; not "1,000 monthly requests", nor how much somebody earns. */
function planPattern(word: string): RegExp {
  return re.iu`\b(?<!\bno )${word}\b(?=\s*(?:$|[.,;:!?()\]&/|+–—-]|(?:and|or|with|via|using|off|only|for|until)\b)|\s+(?:[\p{L}-]+\s+){0,2}?(?:plans?|subs?|subscri\w+|memberships?|licen[cs]es?|packages?|payments?|billing|contracts?|deals?|options?|tiers?|access|pro|premium)\b)`
}

/**
 * Terms that an offer's words name, but for those that `findConditions` knows in figures: what must be known before the click.
 * At most three are shown.
 */
export function findKeyTerms(text: string, language: string): string[] {
  const wording = withoutMarks(text)
  const { selectedItems, excludedItems } = resolveOfferMessages(language)
  const items = [
    ...(SELECTED_ITEMS.test(wording) ? [selectedItems] : []),
    ...(EXCLUDED_ITEMS.test(wording) ? [excludedItems] : []),
  ]
  const found = TERMS.filter(([pattern]) => pattern.test(wording)).map(([, term]) => term)
  return [...found, ...items].slice(0, MOST_TERMS)
}
