import { memoize } from '@clipfront/cache/memoize'
import type { CatalogView } from '../context/CatalogView.ts'
import { listMerchants } from '../merchants/merchantSummaries.ts'
import { openSearch } from '../search/openSearch.ts'
import { parseTypedAddress, readQuery, type SearchQuery } from '../search/readQuery.ts'
import { findMerchantOfHost, guessMerchants } from '../search/searchMerchants.ts'
import { COUPON_REACH } from '../search/searchCoupons.ts'
import { type SiteName, siteNames } from '../search/siteNames.ts'
import { foldText } from './foldText.ts'
import { findBegunMerchants, findNamedMerchants } from './findNamedMerchants.ts'
import { findTyped, foldQuestion, readQuestion, type ReadQuestion } from './readQuestion.ts'
import { resolveQuestionWords } from './words/resolveQuestionWords.ts'

export type SubjectMerchant = Awaited<ReturnType<typeof listMerchants>>[number]

/** Whose or what offers a question is about; all of it empty is the whole site. */
export interface Subject {
  merchants: readonly SubjectMerchant[]
  /** Categories, brands, events and tags: an offer stands in one of them. */
  names: readonly SiteName[]
  /** Words that an offer has, beside that. */
  words: SearchQuery | null
}

export const WHOLE_SITE: Subject = { merchants: [], names: [], words: null }

export function isWholeSite({ merchants, names, words }: Subject): boolean {
  return merchants.length + names.length === 0 && words === null
}

export interface UnderstoodQuestion {
  read: ReadQuestion
  subject: Subject
  /** What its words are as a whole, where offers say them too: categories. */
  wider: readonly SiteName[]
  /** What was searched for without finding anything; empty where all was found, or nothing was searched for. */
  unknown: string
}

const MOST_MERCHANTS = 4
/** Of those that look like a name in an address. */
const MOST_ALIKE = 50
const REACH = { merchants: MOST_MERCHANTS + 1, coupons: COUPON_REACH.suggestions, posts: { limit: 1, offset: 0 } }

/** Finds the names in a question, and searches for what is left of it (docs/contracts/search.md). */
export async function understandQuestion(view: CatalogView, asked: string): Promise<UnderstoodQuestion> {
  const { site } = view
  const { owner, address, text } = await findAddress(view, asked)
  const [merchants, names] = await Promise.all([findNamedMerchants(view, text), siteNames(view)])
  const candidates = [
    ...merchants.map(({ called, ...merchant }) => ({ folded: foldText(called), merchant, name: undefined })),
    ...names.map((name) => ({ folded: foldText(name.name), merchant: undefined, name })),
  ]
  const { found, ...read } = readQuestion(foldQuestion(text, site), candidates, site.language)
  const subject: Subject = {
    merchants: listOnce([owner, ...found.map(({ merchant }) => merchant)]).slice(0, MOST_MERCHANTS),
    names: found.flatMap(({ name }) => name ?? []),
    words: null,
  }
  const understood = { read, subject, wider: [], unknown: '' }
  const searchedFor = address === undefined ? undefined : await search(view, address, [])
  if (searchedFor) return { ...understood, subject: searchedFor }
  const searched = findTyped(text, read.rest)
  if (searched === '') return understood
  if (subject.merchants.length > 0)
    return { ...understood, subject: { ...subject, words: await readQuery(view, searched) } }
  const categories = findCategories(view, foldText(searched).split(' '), names)
  const wider = categories.every(Boolean) ? [...new Set(categories.flatMap((category) => category ?? []))] : []
  const other = (await search(view, searched, wider)) ?? (await searchParts(view, searched, categories))
  if (!other) return { ...understood, unknown: searched }
  return {
    ...understood,
    subject: { ...other, names: subject.names.length > 0 ? subject.names : other.names },
    wider: other.words ? wider : [],
  }
}

/** A merchant may be named twice: by its name and by what another script makes of it. */
function listOnce(merchants: readonly (SubjectMerchant | undefined)[]): SubjectMerchant[] {
  return [...new Map(merchants.map((merchant) => [merchant?.id, merchant])).values()].filter(
    (merchant) => merchant !== undefined,
  )
}

/** Also where a word of a script without spaces, a bracket or a quotation mark sticks to it. */
const ADDRESS =
  /(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z-]{2,}(?:[/?#][^\s]*)?|[\p{L}\p{N}][^\s()[\]<>"“”„«»]*\.\p{L}{2,}(?:[/?#]\S*)?/giu
/** Each costs a search. */
const MOST_ADDRESSES = 2

/**
 * The merchant of the first address in a text, with the rest of the text. Where it has none, an address is what can be nothing else,
 * as "node.js" can.
 */
async function findAddress(
  view: CatalogView,
  text: string,
): Promise<{ owner?: SubjectMerchant; address?: string; text: string }> {
  const typed = (text.match(ADDRESS) ?? []).flatMap((part) => {
    const address = parseTypedAddress(part)
    return address ? [{ part, ...address }] : []
  })
  for (const { part, hosts, name } of typed.slice(0, MOST_ADDRESSES)) {
    const owner = (await findMerchantOfHost(view, hosts)) ?? (await findSpelled(view, name))
    if (owner) return { owner, text: text.replace(part, ' ') }
  }
  const certain = typed.find(({ isCertain }) => isCertain)
  return certain ? { address: certain.part, text } : { text }
}

/** The merchant whose name is written so in addresses: without spaces, "and" for its sign. */
async function findSpelled(view: CatalogView, name: string): Promise<SubjectMerchant | undefined> {
  const spelled = name.replaceAll('-', '')
  const alike = await guessMerchants(view, name, MOST_ALIKE)
  return alike.find(({ slug }) => slug.replaceAll('-', '') === spelled)
}

/** What a search for some words says that they are: a merchant, a category and the like, else words of offers. */
async function search(view: CatalogView, text: string, categories: readonly SiteName[]): Promise<Subject | undefined> {
  const { exact, corrected, near } = await openSearch(view, text, { reach: REACH })
  const { merchants, named, names, coupons, query } = corrected ?? exact
  if (named) return { ...WHOLE_SITE, merchants: [named] }
  const folded = foldText(query.text)
  const isLong = query.words.length > 1
  const begun = merchants.filter(({ name }) => isLong || `${foldText(name)} `.startsWith(`${folded} `))
  if (begun.length > 0 && begun.length <= MOST_MERCHANTS) return { ...WHOLE_SITE, merchants: begun }
  const [name] = names
  if (name) return { ...WHOLE_SITE, names: [name] }
  if (exact.coupons.ids.length > 0) return { ...WHOLE_SITE, words: exact.query }
  if (categories.length > 0) return { ...WHOLE_SITE, names: categories }
  if (coupons.ids.length > 0) return { ...WHOLE_SITE, words: query }
  if (merchants.length > 0) return { ...WHOLE_SITE, merchants: merchants.slice(0, MOST_MERCHANTS) }
  return near.length > 0 ? { ...WHOLE_SITE, merchants: near } : undefined
}

/** Words that begin no fewer names than these say little. */
const LEAST_OF_WORD = 4

/** Of words that are nothing together: a merchant whose name one of them begins, a category that is called so. */
async function searchParts(
  view: CatalogView,
  text: string,
  categories: readonly (SiteName | undefined)[],
): Promise<Subject | undefined> {
  const words = foldText(text).split(' ')
  const merchants = await findBegunMerchants(
    view,
    words.filter(({ length }) => length >= LEAST_OF_WORD),
    MOST_MERCHANTS,
  )
  const names = [...new Set(categories.flatMap((category) => category ?? []))]
  if (merchants.length + names.length === 0) return undefined
  const begun = new Set(merchants.flatMap(({ name }) => foldText(name).split(' ')))
  const others = words.filter((word, index) => !categories[index] && !begun.has(word))
  const typed = findTyped(text, others.join(' '))
  return { merchants, names, words: typed === '' ? null : await readQuery(view, typed) }
}

/** For each word the category that shoppers call so. */
function findCategories({ site }: CatalogView, words: readonly string[], names: readonly SiteName[]) {
  const known = findCategoryWords(site.language)
  return words.map((word) => {
    const slug = known.find(({ pattern }) => pattern.test(word))?.slug
    return names.find((name) => name.kind === 'category' && name.slug === slug)
  })
}

const findCategoryWords = memoize((language) =>
  Object.entries(resolveQuestionWords(language).categories).map(([slug, words]) => ({
    slug,
    pattern: new RegExp(
      `^(?:${words
        .split(',')
        .map(foldText)
        .join('|')
        .replaceAll('*', String.raw`\p{L}*`)})$`,
      'u',
    ),
  })),
)

/** The merchant on whose page a question is asked. */
export async function findSubjectMerchant(view: CatalogView, id: number): Promise<SubjectMerchant | undefined> {
  return (await listMerchants(view, [id]))[0]
}
