import type { Insertable } from 'kysely'
import type { Evidence } from '../../database/tables/Evidence.ts'
import type { VerificationTable, VoteTable } from '../../database/tables/coupons.ts'
import type { DemoOffer } from '../DemoCatalogue.ts'
import { conditionsOf } from './conditionsOf.ts'
import { daysBefore, hoursBefore } from './moments.ts'
import type { PlacedOffer, Seeding } from './Seeding.ts'

/** What cards say of a test; those before it are who tried it otherwise. */
const EARLIER = [
  { by_kind: 'bot', outcome: 'worked', method: 'checkout' },
  { by_kind: 'community', outcome: 'failed', method: 'vote' },
  { by_kind: 'extension', outcome: 'worked', method: 'checkout' },
  { by_kind: 'feed', outcome: 'worked', method: 'feed' },
  { by_kind: 'extension', outcome: 'failed', method: 'checkout' },
  { by_kind: 'community', outcome: 'worked', method: 'vote' },
  { by_kind: 'bot', outcome: 'failed', method: 'checkout' },
] as const
/** One more than is even with the reviews' and other cycles. */
const UNTESTED_FAIL_EVERY = 3
const MOST_VOTES = { worked: 6, failed: 3 }
/** Votes are cast on days of this month. */
const VOTE_DAYS = 29
const REASONS = ['minimum', 'expired', 'excluded', 'not-eligible', 'other'] as const

export interface TriedOffer extends PlacedOffer {
  offer: DemoOffer
}

type Trial = Insertable<VerificationTable>
type Vote = Insertable<VoteTable>

/** Who tried each offer, by hand and otherwise, with what came of it; what shoppers say of it. */
export async function insertTrials(seeding: Seeding, offers: readonly TriedOffer[]): Promise<void> {
  const { database } = seeding
  await database
    .insertInto('verification')
    .values(offers.flatMap((offer, index) => trialsOf(seeding, offer, index)))
    .execute()
  await database
    .insertInto('vote')
    .values(offers.flatMap((offer, index) => votesOf(seeding, offer, index)))
    .execute()
}

function trialsOf({ now, demo, site }: Seeding, { id, offer }: TriedOffer, index: number): Trial[] {
  const before = EARLIER[index % EARLIER.length] ?? EARLIER[0]
  if (!offer.tested) {
    if (index % UNTESTED_FAIL_EVERY !== 0 || !offer.code) return []
    const happenedAt = hoursBefore(now, 30 + index)
    return [{ coupon_id: id, happened_at: happenedAt, outcome: 'failed', by_kind: 'bot', method: 'checkout' }]
  }
  const [tester, hours] = offer.tested
  const byName = demo.testers[tester % demo.testers.length] ?? ''
  return [
    { coupon_id: id, happened_at: hoursBefore(now, hours + 40 + (index % 5) * 17), ...before },
    {
      coupon_id: id,
      happened_at: hoursBefore(now, hours),
      outcome: 'worked',
      by_kind: 'editor',
      by_name: byName,
      method: 'checkout',
      evidence: JSON.stringify(evidenceOf(offer, site.currency)),
    },
  ]
}

/** The basket that was tried, and what the code took off. */
function evidenceOf(offer: DemoOffer, currency: string): Evidence {
  const { save } = offer
  const least = conditionsOf(offer, currency).conditions.leastBasket?.amount
  if (save.kind === 'money' && save.amount > 0) {
    const basket = least ?? save.amount * 4
    return { basket: { amount: basket, currency }, saved: { amount: save.amount, currency } }
  }
  if (save.kind !== 'percent' || least === undefined) return {}
  return { basket: { amount: least, currency }, saved: { amount: (least * save.percent) / 100, currency } }
}

function votesOf({ now }: Seeding, { id, offer }: TriedOffer, index: number): Vote[] {
  const [worked, failed] = offer.votes ?? [0, 0]
  const counted = [Math.min(worked, MOST_VOTES.worked), Math.min(failed, MOST_VOTES.failed)] as const
  return counted.flatMap((count, kind) =>
    Array.from({ length: count }, (_, vote): Vote => {
      const days = Math.min((index * 5 + vote * 7 + kind * 3) % VOTE_DAYS, offer.seen)
      return {
        coupon_id: id,
        cast_at: daysBefore(now, days + 0.01 * (vote + 1)),
        worked: kind === 0,
        reason: kind === 0 ? null : (REASONS[(index + vote) % REASONS.length] ?? 'other'),
        visitor_hash: `demo ${kind} ${vote}`,
      }
    }),
  )
}
