import type { Discount } from '../discount/Discount.ts'
import type { OfferDraft } from '../draft/Draft.ts'
import type { DraftContext } from '../draft/draftOffer.ts'
import { stringsIn } from './stringsIn.ts'

/** What is wrong with a draft that was not rejected; nothing, of every one. */
export function listDraftIssues(draft: OfferDraft, { now }: Pick<DraftContext, 'now'>): string[] {
  const texts = [
    draft.title,
    draft.detail,
    draft.merchantName,
    draft.promotionOff,
    draft.source,
    ...draft.keyTerms,
    ...stringsIn(draft.terms),
  ]
  const checks: [string, boolean][] = [
    ['title', draft.title.length > 0 && draft.title.length <= 160],
    ['shop', draft.merchantName !== '' && draft.merchantName.length <= 100],
    ['domain', /^[a-z\d.-]+\.[a-z\d-]+$/.test(draft.domain)],
    ['sighting', draft.firstSeenAt.getTime() <= now.getTime()],
    ['code', /^(?:[\p{L}\p{N}_$£€¥#¡!¿?%&.+@' *-]{1,40})?$/u.test(draft.code)],
    ['characters', texts.every((text) => text.isWellFormed() && !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text))],
    ['tags', !texts.some((text) => /<(?:b|script)>/.test(text))],
    ['addresses', !texts.some((text) => /evil-oak|\w:\/\/|javascript:/i.test(text))],
    ['labels', [...draft.tags, ...draft.brands].every((label) => /^[\p{L}\p{N}\p{M}-]+$/u.test(label))],
    ['discount', isSound(draft.discount)],
  ]
  return checks.flatMap(([name, isRight]) => (isRight ? [] : [name]))
}

function isSound(discount: Discount | null): boolean {
  if (!discount) return true
  const numbers = Object.values(discount).filter((value) => typeof value === 'number')
  return numbers.every((value) => Number.isFinite(value) && value >= 0 && value <= 10_000_000)
}
