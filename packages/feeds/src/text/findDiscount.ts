import { memoize } from '@clipfront/cache/memoize'
import type { Discount } from '../discount/Discount.ts'
import { decidesCurrency, languageOfSums } from './currencies.ts'
import { signsIn } from './discountParts.ts'
import { discountRules } from './discountRules.ts'
import { discountWording } from './discountWording.ts'
import type { CurrencyHints } from './makeDiscount.ts'
import { withoutMarks } from './plainText.ts'

/**
 * What an offer is worth, from its words. Rules, surest first: `discountRules.ts`.
 * @param text plain text; marks of emphasis are ignored
 * @param language BCP 47 of the feed: what a sign means that several currencies share
 * @param standard the feed's own currency; empty where it names none
 * @returns null when the text names nothing
 */
export function findDiscount(text: string, language = 'en', standard = ''): Discount | null {
  return text === '' ? null : readDiscount(`${decidesCurrency(language) ? language : 'en'} ${standard} ${text}`)
}

/** So many that the names of a feed's merchants, which are read too, do not push out its titles. */
const MOST_TEXTS = 20_000

/** Field, title and detail of one offer ask for the same few texts, and many offers of a feed have the same title. */
const readDiscount = memoize((key) => {
  const [language = '', standard = ''] = key.split(' ', 2)
  return applyRules(key.slice(language.length + standard.length + 2), { language, standard })
}, MOST_TEXTS)

function applyRules(text: string, { language, standard }: CurrencyHints): Discount | null {
  const hints = { language: languageOfSums(text, language), standard }
  const wording = discountWording(withoutMarks(text), language)
  const has = signsIn(wording)
  for (const { needs, pattern, make } of discountRules) {
    if (needs && !has[needs]) continue
    const match = pattern.exec(wording)
    const discount = match ? make(match, wording, hints) : undefined
    if (discount !== undefined) return discount
  }
  return null
}
