import { getDomainWithoutSuffix } from 'tldts'
import type { Discount } from '../discount/Discount.ts'
import { foldWords } from '../text/slugify.ts'
import { inAnyLanguage, re } from '../text/re.ts'
import titleWords from '../text/words/commonTitleWords.json' with { type: 'json' }

/** What a title says of every offer: that it saves, how, and that it should be taken now. Coupons have keys without these: the lists stay as they are. */
const COMMON_IN_KEYS = new Set([...Object.values(titleWords.inKeys).flat(), ...titleWords.currencies])
/** What more of it is said, found since; languages and words may be added. */
const OTHER_COMMON = new Set(Object.values(titleWords.others).flat())
const PHRASES = re.giu`(?<![\p{L}\p{N}])(?:${inAnyLanguage(titleWords.phrases)})(?![\p{L}\p{N}])`

/** True for a word that titles of any offer have: "off", "now". */
export function isCommonWord(word: string): boolean {
  return COMMON_IN_KEYS.has(word)
}

/** A sum or a share with its sign. */
const FIGURE = /\p{Sc}\s?\d(?:[\d.,\s\u202F]*\d)?|\d(?:[\d.,\s\u202F]*\d)?\s?(?:\p{Sc}|%|٪|％)/gu
/** What is left of "US$10", and of 20TL. */
const CURRENCY =
  /(?<![\p{L}\p{N}])(?:US|CA?|AU?|NZ?|S|SG|HK|MX|NT|R)(?=\$)|(?<=\d)(?:kr|TL|zł|Kč|Ft|lei)(?![\p{L}\p{N}])/giu

interface Worded {
  title: string
  domain: string
  merchantName: string
  discount: Discount | null
}

/**
 * What an offer is on, by the words of its title: without what it is worth, what any offer says, and the merchant's name; each
 * word once, in the order of the alphabet. "Lamps from €29" is on lamps, "Now: all LAMPS, only 29 €!" too, "20% off everything"
 * on nothing but what the merchant has.
 */
export function productWords({ title, ...offer }: Worded): string[] {
  const bare = title.replaceAll(CURRENCY, ' ').replaceAll(PHRASES, ' ')
  return keyWords({ title: bare, ...offer }).filter((word) => !OTHER_COMMON.has(word))
}

/** The words by which a key is made where another offer of its feed has the key of the same worth. */
export function keyWords({ title, domain, merchantName, discount }: Worded): string[] {
  const figures = new Set(figuresIn(discount))
  const label = (getDomainWithoutSuffix(domain, { allowPrivateDomains: true }) ?? '').replaceAll('-', '')
  const names = [label, foldWords(merchantName).join('')].filter(Boolean)
  const found = names.reduce(withoutName, foldWords(title.replaceAll(FIGURE, ' ')))
  return [...new Set(found.filter((word) => !COMMON_IN_KEYS.has(word) && !figures.has(word)))].toSorted()
}

/** The numbers of a discount as words of a title: 9.99 is "9" and "99" there. */
function figuresIn(discount: Discount | null): string[] {
  if (!discount) return []
  const { kind, ...parts } = discount
  const texts = kind === 'bundle' ? [JSON.stringify(parts)] : Object.values(parts).map(String)
  return texts.flatMap((text) => foldWords(text))
}

/** One page for one product: its number or its place in the address says so, and then all its titles are on that product. */
export function isProductPage(landing: string): boolean {
  const [path = ''] = landing.split('?')
  return /\d{5}|\/(?:dp|gp\/product)\//.test(path)
}

/** Only where words in a row spell the whole of it: at lampsandchairs.com, "lamps" is a product. */
function withoutName(words: string[], name: string): string[] {
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 1, run = ''; end <= words.length && run.length < name.length; end += 1) {
      run += words[end - 1] ?? ''
      if (run === name) return [...words.slice(0, start), ...words.slice(end)]
    }
  return words
}

/** How much two products have in common: the share of the words of the shorter that the longer one has too, from 0 to 1. */
export function shareWords(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return one.length === other.length ? 1 : 0
  const [shorter, longer] = one.length < other.length ? [one, new Set(other)] : [other, new Set(one)]
  return shorter.filter((word) => longer.has(word)).length / shorter.length
}
