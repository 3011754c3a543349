import { memoize } from '@clipfront/cache/memoize'
import words from '../text/words/categories.json' with { type: 'json' }
import { re } from '../text/re.ts'

/** A closed list, so that feeds cannot grow pages. `other` takes what nothing else fits. */
export type CategorySlug = keyof typeof words.labels | 'other'

type WordsByCategory = Partial<Record<CategorySlug, readonly string[]>>

const DOMAINS: Readonly<Record<string, CategorySlug>> = words.domains as Record<string, CategorySlug>
const LABELS = toPatterns(words.labels, (list) => re.i`\b(?:${list})\b`)
const TITLES = [
  ...toPatterns(words.titles, (list) => re.i`\b(?:${list})\b`),
  // Danish joins its words, so that these may stand anywhere in one.
  ...toPatterns(words.titleParts, (list) => new RegExp(list, 'iu')),
]

/**
 * One of the catalog's own categories for an offer. The first category with a word in the text counts.
 * @param label what the feed or the list's section calls it; empty when it says nothing
 */
export function findCategory(label: string, title: string, domain: string): CategorySlug {
  return findByLabel(label) ?? DOMAINS[domain] ?? TITLES.find(([, pattern]) => pattern.test(title))?.[0] ?? 'other'
}

const findByLabel = memoize((label) => LABELS.find(([, pattern]) => pattern.test(label))?.[0])

function toPatterns(lists: WordsByCategory, toPattern: (list: string) => RegExp) {
  return Object.entries(lists).map(([slug, list]) => [slug as CategorySlug, toPattern(list.join('|'))] as const)
}
