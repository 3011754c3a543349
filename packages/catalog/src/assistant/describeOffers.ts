import type { Money } from '@clipfront/feeds/discount'
import { describeWorth, moneyFormat } from '@clipfront/feeds/messages'
import type { BasketOutcome } from '@clipfront/page-data/basket'
import { FEWEST_TRIES, type WireCoupon } from '@clipfront/page-data'
import type { WireAnsweredOffer } from '@clipfront/page-data/assistant'
import type { CatalogView } from '../context/CatalogView.ts'
import { type CouponFigures, couponFigures } from '../coupons/couponFigures.ts'
import { isLive } from '../coupons/couponState.ts'
import { describeCoupon, offerPath } from '../coupons/describeCoupon.ts'
import { type CouponRow, selectCoupons } from '../coupons/selectCoupons.ts'
import { resolveMessages } from '../messages/resolveMessages.ts'
import type { OfferFact } from './CatalogAnswer.ts'
import { resolveAnswerMessages } from './answers/resolveAnswerMessages.ts'

/** What some offers do for a basket. */
export interface BasketOutcomes {
  basket: Money | null
  /** By the id of the offer. */
  outcomes: ReadonlyMap<number, BasketOutcome>
}

/** What an answer shows and says of some offers, those that are live, in the order of their ids. No code is in it. */
export async function describeOffers(
  view: CatalogView,
  ids: readonly number[],
  basket: BasketOutcomes,
): Promise<OfferFact[]> {
  if (ids.length === 0) return []
  const rows = await selectCoupons(view)
    .where('c.id', 'in', ids)
    .where(isLive(view.now))
    .select(couponFigures(view))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, describeOffer(view, row, basket)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function describeOffer(
  { site }: CatalogView,
  row: CouponRow & CouponFigures,
  { basket, outcomes }: BasketOutcomes,
): OfferFact {
  const coupon = describeCoupon(row, site)
  const { id, kind, title, discount, promotion_off, merchant } = coupon
  const keyTerms = coupon.key_terms ?? []
  const formatDay = (moment: string, ms = 0): string =>
    new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone }).format(
      new Date(moment).getTime() - ms,
    )
  const health = describeHealth(coupon, site.language, formatDay)
  const outcome = basket ? (outcomes.get(id) ?? null) : null
  const offer: WireAnsweredOffer = {
    id,
    kind,
    title,
    discount,
    promotion_off,
    merchant,
    key_terms: keyTerms,
    path: offerPath(site, coupon),
    outcome:
      outcome &&
      basket &&
      describeOutcome(outcome, row, { ...site, currency: basket.currency, isFailing: health.outcome === 'failed' }),
    health,
  }
  return {
    offer,
    merchant: merchant.name,
    title,
    detail: coupon.promotion_detail ?? '',
    discount: row.discount ? describeWorth(row.discount, site) : '',
    audience: coupon.conditions?.audience
      ? resolveMessages(site.language).conditions[coupon.conditions.audience]
      : null,
    conditions: keyTerms,
    // What ends at midnight is good until the day before.
    ends: coupon.ends_at ? formatDay(coupon.ends_at, 1) : null,
    health: health.text,
  }
}

/** What an offer does for a basket, in words. */
function describeOutcome(
  outcome: BasketOutcome,
  { discount }: Pick<CouponRow, 'discount'>,
  { language, currency, isFailing }: Pick<CatalogView['site'], 'language' | 'currency'> & { isFailing: boolean },
): NonNullable<WireAnsweredOffer['outcome']> {
  const { outcomes: words } = resolveAnswerMessages(language)
  const money = (amount: number): string => moneyFormat(language, currency).format(amount)
  const delivery = isFailing ? words.wouldSaveDelivery : words.delivery
  switch (outcome.kind) {
    case 'saves':
      return {
        applies: true,
        saved: outcome.saved,
        text: (isFailing ? words.wouldSave : outcome.isCapped ? words.capped : words.saves)(money(outcome.saved)),
      }
    case 'up-to':
      return { applies: true, saved: null, text: words.upTo(money(outcome.most)) }
    case 'unknown':
      return { applies: true, saved: null, text: discount?.kind === 'free-delivery' ? delivery : words.unknown }
    case 'below-minimum':
      return { applies: false, saved: null, text: words.belowMinimum(money(outcome.missing), money(outcome.minimum)) }
    case 'other-currency':
      return { applies: false, saved: null, text: words.otherCurrency(outcome.currency) }
    default:
      return { applies: false, saved: null, text: words.inStore }
  }
}

function describeHealth(
  { verified_at: workedAt, failed_at: failedAt, votes_worked: worked, votes_failed: failed }: WireCoupon,
  language: string,
  formatDay: (moment: string) => string,
): NonNullable<WireAnsweredOffer['health']> {
  const { health: words } = resolveAnswerMessages(language)
  const number = new Intl.NumberFormat(language)
  const outcome = workedAt ? 'worked' : failedAt ? 'failed' : null
  const test = workedAt
    ? words.tested(formatDay(workedAt))
    : failedAt
      ? words.failed(formatDay(failedAt))
      : words.untested
  const votes = (worked ?? 0) + (failed ?? 0)
  // Of fewer a ticket gives no figure either.
  if (votes < FEWEST_TRIES) return { outcome, text: test }
  return { outcome, text: `${test}; ${words.votes(number.format(worked ?? 0), number.format(votes))}` }
}
