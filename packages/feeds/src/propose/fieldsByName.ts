import { findCurrency } from '../text/currencies.ts'
import letters from '../text/words/letters.json' with { type: 'json' }
import names from './columnNames.json' with { type: 'json' }

/** What a column may hold for an offer; `affiliate` is a link through a network, the others are those of a map. */
export type Field = keyof typeof names.fields

/** In the order in which they are listed. */
export const FIELDS: readonly string[] = Object.keys(names.fields)

/** What the name of a column says. */
export interface NamedColumn {
  /** What it may hold; several where the name leaves that open, none where it says nothing. */
  fields: readonly Field[]
  /** The lower, the more usual is the name for its field. */
  rank: number
  /** The currency that its name tells: "Discount (EUR)". */
  currency: string | null
  /** What else it is, which no offer needs. */
  other: string | null
}

type Known = Pick<NamedColumn, 'fields' | 'rank' | 'other'>

const BEHIND_ALL = 1000
const UNKNOWN: NamedColumn = { fields: [], rank: 0, currency: null, other: null }

/** A longer one is a sentence, or was made to be read for minutes. */
const LONGEST_NAME = 200

/** What is meant by the name of a column, however it is written: `offer_end_date`, "Rabatt (€)", "VÁLIDO HASTA *", `merchant.name`. */
export function readColumnName(column: string, language: string): NamedColumn {
  if (column.length > LONGEST_NAME) return UNKNOWN
  const outer = column.replace(PARENTS, '')
  if (outer !== column) return readInheritedName(outer, language)
  const either = readAlternatives(column, language)
  if (either !== UNKNOWN) return either
  const known = readWholeName(column, language)
  if (known !== UNKNOWN) return known
  // What stands in brackets explains a name: "Rabatkode (hvis nogen)".
  const bare = column.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ').trim()
  const explained = bare === column ? UNKNOWN : readWholeName(bare, language)
  return explained === UNKNOWN ? readNestedName(column, language) : explained
}

/** "Merchant/Brand" is what both are, "Coupon / Deal" one of both. */
function readAlternatives(column: string, language: string): NamedColumn {
  const alternatives = column.split(/[/|]/)
  if (alternatives.length < 2 || alternatives.length > MOST_ALTERNATIVES) return UNKNOWN
  const known = alternatives.map((name) => readWholeName(name, language))
  if (known.some(({ fields }) => fields.length === 0)) return UNKNOWN
  return { ...UNKNOWN, fields: [...new Set(known.flatMap(({ fields }) => fields))], rank: BEHIND_ALL }
}

const MOST_ALTERNATIVES = 3

/** What `listRecords` calls the record that another stands in. */
const PARENTS = /^(?:parent\.)+/

/** Only these are said of all the records that stand in one; its name or title may be that of a merchant, or of a category. */
const INHERITED: Partial<Record<Field, readonly Field[]>> = {
  name: ['name'],
  text: ['name', 'category'],
  link: ['link'],
  affiliate: ['affiliate'],
  category: ['category'],
  'discount.currency': ['discount.currency'],
  language: ['language'],
  regions: ['regions'],
  source: ['source'],
}

/** What a field of the record around it says of a record, where its own say nothing. */
function readInheritedName(outer: string, language: string): NamedColumn {
  const name = readColumnName(outer, language)
  const fields = [...new Set(name.fields.flatMap((field) => INHERITED[field] ?? []))]
  return { ...name, fields, rank: name.rank + 2 * BEHIND_ALL }
}

export function isInherited(column: string): boolean {
  return PARENTS.test(column)
}

/** Of these a record within another has its own, whatever that is called: `copy.headline`, `period.until`. */
const OWN_FIELDS: ReadonlySet<Field> = new Set<Field>([
  'text',
  'description',
  'codes',
  'starts',
  'ends',
  'terms',
  'category',
  'discount.currency',
])
/** Pictures and others have these too; only of a merchant they are the merchant's, and of links they are the offer's. */
const MERCHANT_FIELDS: ReadonlySet<Field> = new Set<Field>(['link', 'affiliate'])

/** What a field of a record within another is by its own name, where the whole says nothing. */
function readNestedName(path: string, language: string): NamedColumn {
  const at = path.lastIndexOf('.')
  if (at < 1) return UNKNOWN
  const outer = readColumnName(path.slice(0, at), language)
  const own = readWholeName(path.slice(at + 1), language)
  const isOfDiscount = outer.fields.some((one) => one.startsWith('discount.'))
  if (isOfDiscount && TYPES.has(foldName(path.slice(at + 1))))
    return { ...UNKNOWN, fields: ['discount.type'], rank: BEHIND_ALL }
  if (isOfDiscount && own.fields.includes('discount.amount'))
    return { ...UNKNOWN, fields: ['discount.amount'], rank: BEHIND_ALL }
  const [field, ...others] = own.fields
  if (field === undefined || others.length > 0 || outer.other !== null) return UNKNOWN
  const isExpected =
    OWN_FIELDS.has(field) || (MERCHANT_FIELDS.has(field) && (outer.fields[0] === 'name' || outer.fields[0] === 'link'))
  return isExpected ? { ...own, rank: own.rank + BEHIND_ALL } : UNKNOWN
}

function readWholeName(column: string, language: string): NamedColumn {
  const words = splitWords(column)
  const currencyWord = words.find((word) => CURRENCY_WORD.test(word) && findCurrency(word, language) !== null)
  const currency = currencyWord === undefined ? null : findCurrency(currencyWord, language)
  const bare = words.filter((word) => word !== currencyWord)
  const whole = findKnown(words)
  if (whole && !(currency !== null && isWorth(whole))) return { ...UNKNOWN, ...whole, currency }
  const known = findKnown(bare)
  // What is named in a currency is a sum, whatever else its name may mean.
  if (known && currency !== null)
    return { ...UNKNOWN, ...known, fields: isWorth(known) ? ['discount.money'] : known.fields, currency }
  const shares = bare.map(foldName).filter((word) => !PERCENT_WORDS.has(word))
  const share = shares.length < bare.length ? findKnown(shares) : undefined
  if (share && isWorth(share)) return { ...UNKNOWN, fields: ['discount.percent'], rank: share.rank }
  const long = words.map((word) => SHORT.get(foldName(word)) ?? word)
  const isShort = long.some((word, index) => word !== words[index])
  const longer = isShort ? readWholeName(long.join(' '), language) : UNKNOWN
  return longer === UNKNOWN ? UNKNOWN : { ...longer, rank: longer.rank + BEHIND_ALL }
}

/** How people shorten the words of names: "Cpn", "promo_txt", "Disc %". */
const SHORT: ReadonlyMap<string, string> = new Map(Object.entries(names.short))

/** The words of a column of states that mean that an offer stands no more, of each language in which it says something. */
export function listWithdrawn(states: readonly string[]): string[] {
  const known = new Set(states.map(foldName))
  const spoken = STATES.filter(({ withdrawn, standing }) =>
    [...withdrawn, ...standing].some((word) => known.has(foldName(word))),
  )
  return [...new Set(spoken.flatMap(({ withdrawn }) => withdrawn))]
}

const STATES = Object.entries(names.standing).map(([language, standing]) => ({
  standing: standing.split('|'),
  withdrawn: names.withdrawn[language as keyof typeof names.withdrawn].split('|'),
}))

const CURRENCY_WORD = /^(?:[A-Z]{3}|\p{Sc}|euros?|kroner|kr|円)$/u

function isWorth({ fields }: Known): boolean {
  return fields.some((field) => field === 'discount.text' || field === 'discount.amount')
}

/** Parts in brackets are words like all others; of a name of several parts, `merchant.name`, all are. */
function splitWords(column: string): string[] {
  return column
    .normalize('NFKC')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[%٪]/g, ' percent ')
    .replaceAll('#', ' number ')
    .replaceAll(/(\p{Sc})/gu, ' $1 ')
    .replaceAll(/[’'`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}\p{Sc}&°º]+/u)
    .filter(Boolean)
}

/** The words as they stand, then without what leads or ends many names: "offer end date", "title (optional)". */
function findKnown(words: readonly string[]): Known | undefined {
  const folded = words.map(foldName)
  for (const [cut, rest] of shorten(folded).entries()) {
    const known = KNOWN.get(rest.join(''))
    if (known) return cut === 0 ? known : { ...known, rank: known.rank + cut * BEHIND_ALL }
  }
  return undefined
}

function shorten(words: readonly string[]): string[][] {
  const shorter = [[...words]]
  let rest = [...words]
  while (rest.length > 1 && TAILS.has(rest.at(-1) ?? '')) shorter.push((rest = rest.slice(0, -1)))
  while (rest.length > 1 && LEADS.has(rest[0] ?? '')) shorter.push((rest = rest.slice(1)))
  return shorter
}

/** Small letters and digits alone, without their accents. */
function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ßøæłıœđ]/g, (letter) => letters[letter as keyof typeof letters])
    .replaceAll('%', 'percent')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}\p{Sc}&]/gu, '')
    .normalize('NFC')
}

/** As those write who have no such letters: "gueltig bis", "udloeber", "begraensning", "maerke". */
function foldInTwo(name: string): string {
  return foldName(
    name.toLowerCase().replaceAll(/[äæ]/g, 'ae').replaceAll(/[öø]/g, 'oe').replaceAll('ü', 'ue').replaceAll('å', 'aa'),
  )
}

const LEADS = new Set(names.lead.split('|').map(foldName))
const TAILS = new Set(names.tail.split('|').map(foldName))
/** What the kind of a discount is called within it: `benefit.type`. */
const TYPES = new Set(names.type.split('|').map(foldName))
const PERCENT_WORDS = new Set(names.percent.split('|').map(foldName))

const KNOWN = listKnown()

/** What several fields share comes first, then the fields by language. */
function listKnown(): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>()
  const add = (name: string, meant: Known): void => {
    for (const key of [foldName(name), foldInTwo(name)]) if (!known.has(key)) known.set(key, meant)
  }
  for (const [name, fields] of Object.entries(names.several))
    add(name, { fields: fields as Field[], rank: 0, other: null })
  for (const [other, list] of Object.entries(names.none))
    for (const name of list.split('|')) add(name, { fields: [], rank: 0, other })
  for (const [field, languages] of Object.entries(names.fields))
    for (const list of Object.values(languages))
      for (const [rank, name] of list.split('|').entries()) add(name, { fields: [field as Field], rank, other: null })
  return known
}
