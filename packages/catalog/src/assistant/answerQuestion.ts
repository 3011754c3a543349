import { LONGEST_QUESTION } from '@clipfront/page-data/assistant'
import { cleanText } from '@clipfront/page-data/forms'
import type { CatalogView } from '../context/CatalogView.ts'
import { popularMerchants } from '../merchants/merchantSummaries.ts'
import { similarMerchants } from '../merchants/similarMerchants.ts'
import type { CatalogAnswer } from './CatalogAnswer.ts'
import { composeAnswer } from './composeAnswer.ts'
import { describeOffers } from './describeOffers.ts'
import { findOffers, type FoundOffers } from './findOffers.ts'
import { isWholeSite, type Subject, WHOLE_SITE } from './understandQuestion.ts'
import type { ReadQuestion } from './readQuestion.ts'
import { readQuery, type SearchQuery } from '../search/readQuery.ts'
import { type ResolvedQuestion, resolveQuestion, type ShopperQuestion } from './resolveQuestion.ts'
import { SMALL_TALK, type SmallTalk, type Topic, TOPICS } from './answers/AnswerMessages.ts'
import { findMatter, type Matter, type MerchantPage, readMerchantPages } from './readMerchantPages.ts'
import { hasFilters, NO_FILTERS } from './readWish.ts'
import type { Retrieved } from './Retrieved.ts'
import { sortForBasket } from './sortForBasket.ts'

/** An answer shows so many; a model may speak of the others too. */
const SHOWN = 5
const MOST_FACTS = 10
/** Of one merchant, where others have some as well. */
const MOST_OF_MERCHANT = 2
const MOST_MERCHANTS = 4

/**
 * Answers a shopper's question from the catalog alone, in the site's language (R1.5, docs/contracts/assistant.md).
 * @param asked any text
 */
export async function answerQuestion(view: CatalogView, asked: ShopperQuestion): Promise<CatalogAnswer> {
  const question = await resolveQuestion(view, {
    question: splitScripts(asked.question),
    earlier: asked.earlier.map(splitScripts),
    merchantId: asked.merchantId,
  })
  const retrieved = await retrieve(view, question)
  const facts = await describeOffers(view, retrieved.ids, {
    basket: question.wish.basket,
    outcomes: retrieved.outcomes,
  })
  return composeAnswer(view, { question, retrieved, facts, shown: SHOWN })
}

/** On one line: the stroke that only lengthens is no word; a Latin name may stick to an Arabic word. */
function splitScripts(text: string): string {
  return cleanText(text)
    .replaceAll(/[\n\u{640}]/gu, ' ')
    .replaceAll(/(?<=\p{Script=Arabic}\s?)(?=\p{Script=Latin})/gu, ' ')
    .slice(0, LONGEST_QUESTION)
    .toWellFormed()
    .trim()
}

async function retrieve(view: CatalogView, question: ResolvedQuestion): Promise<Retrieved> {
  const { read, subject, wish, pageMerchant } = question
  const { meanings } = read
  const topic = TOPICS.find((name) => meanings.has(name)) ?? null
  const isNamed = subject.merchants.length + subject.names.length > 0
  const requested = pageMerchant ? [pageMerchant] : subject.merchants
  const matter = hasFilters(wish) || meanings.has('offer') ? null : findMatter(meanings)
  const pages = await readMerchantPages(view, requested, read)
  const nothing: Retrieved = {
    topic,
    smallTalk: null,
    matter: null,
    pages,
    subject: WHOLE_SITE,
    missing: null,
    nearest: null,
    total: 0,
    ids: [],
    outcomes: new Map(),
    merchants: [],
  }
  if (matter && requested.length > 0)
    return { ...nothing, topic: null, matter, subject: { ...WHOLE_SITE, merchants: requested } }
  if (matter && subject.names.length === 0 && subject.words === null)
    return { ...nothing, topic: TOPICS_OF_MATTERS[matter], matter }
  const popular = async () => (await popularMerchants(view, MOST_MERCHANTS)).filter(hasOffers)
  if (topic !== null && !isNamed && (topic !== 'failed' || !pageMerchant)) return nothing
  const smallTalk = findSmallTalk(read)
  if (smallTalk && !isNamed && subject.words === null && question.unknown === '' && !hasFilters(wish))
    return { ...nothing, pages: [], smallTalk, merchants: smallTalk === 'help' ? await popular() : [] }
  if (question.unknown !== '' && !pageMerchant)
    return findAlike(view, question, { ...nothing, merchants: await popular() })

  const [like] = meanings.has('similar') ? (pageMerchant ? [pageMerchant] : subject.merchants) : []
  if (like) {
    const merchants = (await similarMerchants(view, like.id)).slice(0, MOST_MERCHANTS)
    if (merchants.length > 0)
      return { ...nothing, subject: { ...WHOLE_SITE, merchants: [like] }, nearest: 'similar', merchants }
  }

  const places = listPlaces(question)
  const filtered = await findFirst(view, places, wish)
  const isWanting = findMissing(question, filtered.place) === 'words'
  const described = pages.map(withDescription)
  if (isWanting && !hasFilters(wish) && described.some(({ lines }) => lines.length > 0))
    return { ...nothing, pages: described, subject: { ...WHOLE_SITE, merchants: requested } }
  if (filtered.found.total > 0) return toRetrieved(filtered, null)
  const any = hasFilters(wish)
    ? await findFirst(view, places, { filters: { ...NO_FILTERS, notNew: wish.filters.notNew }, sort: wish.sort })
    : filtered
  if (any.found.total > 0) return toRetrieved(any, 'others')
  const [merchant] = filtered.place.merchants
  const others = merchant ? await similarMerchants(view, merchant.id) : await popular()
  return { ...nothing, subject: filtered.place, nearest: 'elsewhere', merchants: others.slice(0, MOST_MERCHANTS) }

  function toRetrieved({ found, place }: typeof filtered, nearest: Retrieved['nearest']): Retrieved {
    const basket = wish.basket && sortForBasket(found.offers, wish.basket, { site: view.site, most: SHOWN })
    return {
      ...nothing,
      subject: place,
      missing: findMissing(question, place),
      nearest,
      total: found.total,
      ids: basket ? basket.map(({ id }) => id) : spread(found, place).slice(0, MOST_FACTS),
      outcomes: new Map(basket?.map(({ id, outcome }) => [id, outcome])),
    }
  }
}

/** A page with what its description says, where it has no line. */
function withDescription({ merchant, lines, description, cashback }: MerchantPage): MerchantPage {
  return { merchant, lines: lines.length > 0 ? lines : description, description, cashback }
}

/** What can be said of a matter without a merchant. */
const TOPICS_OF_MATTERS = {
  delivery: 'contact',
  returns: 'contact',
  payment: 'contact',
  guarantee: 'contact',
  combine: 'use',
  cashback: 'cashback',
} as const satisfies Record<Matter, Topic>

const hasOffers = ({ live_codes, live_deals }: { live_codes: number; live_deals: number }): boolean =>
  live_codes + live_deals > 0

/** Who says no word is helped; "hello, any deals?" asks for deals. */
function findSmallTalk({ meanings, folded }: ReadQuestion): SmallTalk | null {
  if (folded === '' || meanings.has('help')) return 'help'
  const kinds = SMALL_TALK.filter((kind) => meanings.has(kind))
  const others = [...meanings].filter((meaning) => meaning !== 'followUp').length - kinds.length
  return others === 0 ? (kinds[0] ?? null) : null
}

/** What of the words that were asked for no offer of the place says. */
function findMissing({ subject, unknown }: ResolvedQuestion, { words }: Subject): Retrieved['missing'] {
  if (words === null) return subject.words !== null || unknown !== '' ? 'words' : null
  return words.terms.length < (subject.words?.terms.length ?? 0) ? 'some' : null
}

/** Where nothing is what was asked for: offers with one of its words. */
async function findAlike(
  view: CatalogView,
  { unknown, wish }: ResolvedQuestion,
  nothing: Retrieved,
): Promise<Retrieved> {
  const query = await readQuery(view, unknown)
  const found = await findOffers(
    view,
    { ...WHOLE_SITE, words: withAnyTerm(query) },
    { filters: wish.filters, sort: wish.sort },
  )
  return { ...nothing, missing: 'all', ids: spread(found, WHOLE_SITE).slice(0, SHOWN) }
}

/** A query that a text fulfils with one of its terms; what has none, as a sign without a letter, asks for nothing. */
function withAnyTerm(query: SearchQuery): SearchQuery {
  const any = query.terms.flat()
  return { ...query, terms: any.length > 0 ? [any] : [] }
}

/** Where to look, the first place with an offer counts: what was named beside a merchant may be in none of its offers. */
function listPlaces({ subject, wider, pageMerchant }: ResolvedQuestion): Subject[] {
  const { names, words } = subject
  const narrowed = (merchants: Subject['merchants']): Subject[] => [
    { merchants, names, words },
    ...(words && words.terms.length > 1 && merchants.length > 0
      ? [{ merchants, names, words: withAnyTerm(words) }]
      : []),
    ...(words && names.length > 0 ? [{ merchants, names, words: null }] : []),
  ]
  if (pageMerchant) {
    const here = narrowed([pageMerchant])
    return isWholeSite(subject) ? here : [...here, ...narrowed([])]
  }
  if (subject.merchants.length === 0)
    return [...narrowed([]), ...(wider.length > 0 ? [{ ...WHOLE_SITE, names: wider }] : [])]
  const whole = { merchants: subject.merchants, names: [], words: null }
  return [...narrowed(subject.merchants), ...(words || names.length > 0 ? [whole] : [])]
}

async function findFirst(view: CatalogView, places: readonly Subject[], wish: Parameters<typeof findOffers>[2]) {
  let last: { place: Subject; found: FoundOffers } | undefined
  for (const place of places) {
    last = { place, found: await findOffers(view, place, wish) }
    if (last.found.total > 0) break
  }
  return last ?? { place: WHOLE_SITE, found: { offers: [], total: 0 } }
}

/** The best of several merchants before more of one, and what failed when it was last tested after all others. */
function spread({ offers }: FoundOffers, { merchants }: Subject): number[] {
  const most = merchants.length === 1 ? Infinity : MOST_OF_MERCHANT
  const counts = new Map<number, number>()
  const first: number[] = []
  const later: number[] = []
  const failing: number[] = []
  for (const { id, merchant_id, failed_at: failedAt } of offers) {
    const count = (counts.get(merchant_id) ?? 0) + 1
    if (!failedAt) counts.set(merchant_id, count)
    const list = failedAt ? failing : count <= most ? first : later
    list.push(id)
  }
  return [...first, ...later, ...failing]
}
