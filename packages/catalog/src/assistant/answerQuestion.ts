import type { CatalogView } from '../context/CatalogView.ts'
import { popularMerchants } from '../merchants/merchantSummaries.ts'
import { similarMerchants } from '../merchants/similarMerchants.ts'
import type { CatalogAnswer } from './CatalogAnswer.ts'
import { composeAnswer, type Retrieved } from './composeAnswer.ts'
import { describeOffers } from './describeOffers.ts'
import { findOffers, type FoundOffers } from './findOffers.ts'
import { isWholeSite, type Subject } from './findSubject.ts'
import { type ResolvedQuestion, resolveQuestion, type ShopperQuestion } from './resolveQuestion.ts'
import { TOPICS } from './messages/AnswerMessages.ts'
import { hasFilters, NO_FILTERS } from './readWish.ts'
import { sortForBasket } from './sortForBasket.ts'

/** An answer shows so many; a model may speak of the others too. */
const SHOWN = 5
const MOST_FACTS = 10
/** Of one merchant, where others have some as well. */
const MOST_OF_MERCHANT = 2
const MOST_LETTERS = 500
const MOST_MERCHANTS = 4

/**
 * Answers a shopper's question from the catalog alone, in the site's language (R1.5, docs/contracts/assistant.md).
 * @param asked any text
 */
export async function answerQuestion(view: CatalogView, asked: ShopperQuestion): Promise<CatalogAnswer> {
  const question = await resolveQuestion(view, {
    question: clean(asked.question),
    earlier: asked.earlier.map(clean),
    merchantId: asked.merchantId,
  })
  const retrieved = await retrieve(view, question)
  const facts = await describeOffers(view, retrieved.ids, {
    basket: question.wish.basket,
    outcomes: retrieved.outcomes,
  })
  return composeAnswer(view, { question, retrieved, facts, shown: SHOWN })
}

/** Half characters and what no text of a database can hold are left out. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, MOST_LETTERS)
    .toWellFormed()
    .trim()
}

async function retrieve(view: CatalogView, question: ResolvedQuestion): Promise<Retrieved> {
  const { read, subject, wish, unknown, pageMerchant } = question
  const topic = TOPICS.find((name) => read.meanings.has(name)) ?? null
  const isBare = isWholeSite(subject) && !hasFilters(wish)
  const nothing: Retrieved = {
    topic,
    isHello: false,
    subject,
    missing: null,
    nearest: null,
    total: 0,
    ids: [],
    outcomes: new Map(),
    merchants: [],
  }
  const popular = async () => (await popularMerchants(view, MOST_MERCHANTS)).filter(hasOffers)
  if (unknown !== '') return { ...nothing, missing: 'all', merchants: await popular() }
  if (isBare && topic !== null && (topic !== 'failed' || !pageMerchant))
    return { ...nothing, merchants: pageMerchant ? [pageMerchant] : [] }
  if (isBare && read.phrases.every(({ meaning }) => meaning === 'hello' || meaning === null) && !pageMerchant)
    return { ...nothing, isHello: true, merchants: await popular() }

  const places = listPlaces(subject, pageMerchant)
  const filtered = await findFirst(view, places, wish)
  if (filtered.found.total > 0) return toRetrieved(filtered, null)
  const any = await findFirst(view, places, { filters: NO_FILTERS, sort: wish.sort })
  if (any.found.total > 0) return toRetrieved(any, 'others')
  const [merchant] = filtered.place.merchants
  const others = merchant ? await similarMerchants(view, merchant.id) : await popular()
  return { ...nothing, subject: filtered.place, nearest: 'elsewhere', merchants: others.slice(0, MOST_MERCHANTS) }

  function toRetrieved({ found, place }: typeof filtered, nearest: Retrieved['nearest']): Retrieved {
    const basket = wish.basket && sortForBasket(found.offers, wish.basket, { site: view.site, most: SHOWN })
    return {
      ...nothing,
      subject: place,
      missing: (places[0]?.words ?? null) !== null && place.words === null ? 'words' : null,
      nearest,
      total: found.total,
      ids: basket ? basket.map(({ id }) => id) : spread(found, place).slice(0, MOST_FACTS),
      outcomes: new Map(basket?.map(({ id, outcome }) => [id, outcome])),
    }
  }
}

const hasOffers = ({ live_codes, live_deals }: { live_codes: number; live_deals: number }): boolean =>
  live_codes + live_deals > 0

/** Where to look, the first place with an offer counts: what was named beside a merchant may be in none of its offers. */
function listPlaces(subject: Subject, pageMerchant: ResolvedQuestion['pageMerchant']): Subject[] {
  if (pageMerchant)
    return isWholeSite(subject)
      ? [{ ...subject, merchants: [pageMerchant] }]
      : [{ ...subject, merchants: [pageMerchant] }, subject]
  const { merchants, names, words } = subject
  if (merchants.length === 0) return [subject, ...(words && names.length > 0 ? [{ ...subject, words: null }] : [])]
  return [
    subject,
    ...(words && names.length > 0 ? [{ merchants, names, words: null }] : []),
    ...(words || names.length > 0 ? [{ merchants, names: [], words: null }] : []),
  ]
}

async function findFirst(view: CatalogView, places: readonly Subject[], wish: Parameters<typeof findOffers>[2]) {
  let last: { place: Subject; found: FoundOffers } | undefined
  for (const place of places) {
    last = { place, found: await findOffers(view, place, wish) }
    if (last.found.total > 0) break
  }
  return last ?? { place: { merchants: [], names: [], words: null }, found: { offers: [], total: 0 } }
}

/** The best of several merchants before more of one. */
function spread({ offers }: FoundOffers, { merchants }: Subject): number[] {
  if (merchants.length === 1) return offers.map(({ id }) => id)
  const counts = new Map<number, number>()
  const first: number[] = []
  const later: number[] = []
  for (const { id, merchant_id } of offers) {
    const count = (counts.get(merchant_id) ?? 0) + 1
    counts.set(merchant_id, count)
    const list = count <= MOST_OF_MERCHANT ? first : later
    list.push(id)
  }
  return [...first, ...later]
}
