import type { CategorySlug } from '@clipfront/feeds/draft'

/** What a phrase of a question asks for, or says of the figure beside it. */
export const MEANINGS = [
  // Offers, whichever.
  'offer',
  // Which offers.
  'code',
  'withoutCode',
  'freeDelivery',
  'gift',
  'newCustomers',
  'notNew',
  'students',
  'members',
  'appUsers',
  'noMinimum',
  'tested',
  'exclusive',
  // With "today" or "this week" behind it: until when, or since when.
  'ends',
  'today',
  'week',
  // In which order.
  'newest',
  'biggest',
  // What the figure beside it is.
  'spend',
  'off',
  'atMost',
  // What only a merchant's own page may say.
  'delivery',
  'returns',
  'payment',
  'guarantee',
  'combine',
  // Whose offers.
  'elsewhere',
  'similar',
  // What was spoken of before.
  'refersBack',
  'followUp',
  // How we work.
  'use',
  'howTested',
  'howRanked',
  'failed',
  'about',
  'privacy',
  'contact',
  'cashback',
  // No question.
  'help',
  'thanks',
  'bye',
  'hello',
] as const
export type Meaning = (typeof MEANINGS)[number]

/**
 * How shoppers of one language ask. Phrases are divided by commas, and compared without case, accents and signs: `*` stands for the
 * rest of a word, behind it or before it, and alone for up to three words. The longest phrase counts, so that "no code" is not "code".
 */
export interface QuestionWords {
  phrases: Readonly<Record<Meaning, string>>
  /** Words that stand right before what is to be paid; divided by spaces. */
  beforeBasket: string
  /** What stands right before or behind a figure that is not meant: not £100, £50. */
  negations: { before: readonly string[]; behind: readonly string[] }
  /** What every question is made of; divided by spaces. */
  fillers: string
  /** What shoppers call the catalog's own categories, beside their names. */
  categories: Readonly<Partial<Record<CategorySlug, string>>>
  /** Names of currencies beside their signs and ISO codes, by ISO code. */
  currencies: Readonly<Record<string, readonly string[]>>
  /** Beside its sign. */
  percent: readonly string[]
  /** What a tenth is called: 2割 is twenty percent. */
  tenths?: readonly string[]
  /** What may stand before a word without a space. */
  prefixes?: readonly string[]
  /** Words stand without spaces between them. */
  isUnspaced?: true
  /** What a number may be written with: 万 is ten thousand. */
  multipliers?: Readonly<Record<string, number>>
}
