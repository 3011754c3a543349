import type { Question } from '@clipfront/page-data/assistant'
import type { CatalogView } from '../context/CatalogView.ts'
import { readQuery } from '../search/readQuery.ts'
import {
  findSubjectMerchant,
  isWholeSite,
  type Subject,
  understandQuestion,
  type UnderstoodQuestion,
} from './understandQuestion.ts'
import { SMALL_TALK } from './answers/AnswerMessages.ts'
import { hasFilters, readWish, type Wish } from './readWish.ts'

/** A question with the merchant of the page that it is asked from. */
export interface ShopperQuestion extends Question {
  merchantId: number | null
}

/** Of the earlier questions (`MOST_EARLIER` of page-data) the last are read again: each costs a search. */
const MOST_READ_AGAIN = 2

export interface ResolvedQuestion extends UnderstoodQuestion {
  wish: Wish
  /** The merchant of the page that it is asked from, where the question names no merchant. */
  pageMerchant: Subject['merchants'][number] | undefined
}

/**
 * A question with what it leaves to those before it: whose offers, where it names nobody's; which and for how much, where it only
 * goes on ("and at Fern & Foundry?"). Where nothing was named before, it is about the merchant of the page.
 */
export async function resolveQuestion(
  view: CatalogView,
  { question, earlier, merchantId }: ShopperQuestion,
): Promise<ResolvedQuestion> {
  const understood = await understandQuestion(view, question)
  const wish = readWish(understood.read, view.site)
  const { meanings, isFollowUp } = understood.read
  const pageMerchant =
    merchantId === null || understood.subject.merchants.length > 0 || meanings.has('elsewhere')
      ? undefined
      : await findSubjectMerchant(view, merchantId)
  const resolved = { ...understood, wish, pageMerchant }
  const { subject, unknown } = understood
  const hasName = subject.merchants.length + subject.names.length > 0
  // "Does it work for tents?" is about what was spoken of before, whatever tents others have.
  const searched = subject.words?.text ?? unknown
  const isNamed = hasName || (searched !== '' && !meanings.has('refersBack'))
  if (isNamed && (hasFilters(wish) || !isFollowUp)) return resolved
  if (SMALL_TALK.some((kind) => meanings.has(kind))) return resolved
  for (const before of earlier.slice(-MOST_READ_AGAIN).toReversed()) {
    const last = await understandQuestion(view, before)
    const lastWish = readWish(last.read, view.site)
    if (isNamed) return { ...resolved, wish: lastWish }
    if (meanings.has('elsewhere')) return { ...resolved, wish: hasFilters(wish) ? wish : lastWish }
    if (isWholeSite(last.subject)) continue
    const isWords = last.subject.merchants.length + last.subject.names.length === 0
    const notNew = wish.filters.notNew || (lastWish.filters.notNew && wish.filters.audience === null)
    return {
      ...resolved,
      subject: isWords || searched === '' ? last.subject : { ...last.subject, words: await readQuery(view, searched) },
      unknown: '',
      pageMerchant: undefined,
      wish: { ...wish, filters: { ...wish.filters, notNew }, basket: wish.basket ?? lastWish.basket },
    }
  }
  return resolved
}
