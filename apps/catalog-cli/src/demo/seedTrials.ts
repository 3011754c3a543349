import type { Insertable } from 'kysely'
import type { Evidence, VerificationTable, VoteTable } from '@clipfront/catalog/database'
import { daysBefore, hoursBefore, type Seeding } from './Seeding.ts'
import type { SeededOffer } from './seedOffers.ts'

/** Who tried an offer before the tester whom its card names. */
const EARLIER = [
  { by_kind: 'bot', outcome: 'worked', method: 'checkout' },
  { by_kind: 'community', outcome: 'failed', method: 'vote' },
  { by_kind: 'extension', outcome: 'worked', method: 'checkout' },
  { by_kind: 'feed', outcome: 'worked', method: 'feed' },
  { by_kind: 'extension', outcome: 'failed', method: 'checkout' },
  { by_kind: 'community', outcome: 'worked', method: 'vote' },
  { by_kind: 'bot', outcome: 'failed', method: 'checkout' },
] as const
/** A bot failed with every third offer that no tester tried. */
const UNTESTED_FAIL_EVERY = 3
const MOST_VOTES = { worked: 6, failed: 3 }
/** Votes are cast on days of this month. */
const VOTE_DAYS = 29
const REASONS = ['minimum', 'expired', 'excluded', 'not-eligible', 'other'] as const

type Trial = Insertable<VerificationTable>
type Vote = Insertable<VoteTable>

/** Who tried each offer, with what came of it, and the votes of shoppers. */
export async function seedTrials(seeding: Seeding, offers: readonly SeededOffer[]): Promise<void> {
  const { database } = seeding
  const trials = offers.flatMap((offer, index) => toTrials(seeding, offer, index))
  await database.insertInto('verification').values(trials).execute()
  const votes = offers.flatMap((offer, index) => toVotes(seeding, offer, index))
  await database.insertInto('vote').values(votes).execute()
}

function toTrials({ now, demo, site }: Seeding, { id, offer }: SeededOffer, index: number): Trial[] {
  const ago = (hours: number): Date => hoursBefore(now, hours)
  const { tested, code } = offer
  if (!tested) {
    if (index % UNTESTED_FAIL_EVERY !== 0 || !code) return []
    return [{ coupon_id: id, happened_at: ago(30 + index), outcome: 'failed', by_kind: 'bot', method: 'checkout' }]
  }
  const earlier = EARLIER[index % EARLIER.length] ?? EARLIER[0]
  return [
    { coupon_id: id, happened_at: ago(tested.hours + 40 + (index % 5) * 17), ...earlier },
    {
      coupon_id: id,
      happened_at: ago(tested.hours),
      outcome: 'worked',
      by_kind: 'editor',
      by_name: demo.testers[tested.by],
      method: 'checkout',
      evidence: JSON.stringify(toEvidence(offer, site.currency)),
    },
  ]
}

/** The basket that was tried, and what the code took off. */
function toEvidence(offer: SeededOffer['offer'], currency: string): Evidence {
  const { save, leastBasket: least } = offer
  if (save.kind === 'money' && save.amount > 0) {
    const basket = least ?? save.amount * 4
    return { basket: { amount: basket, currency }, saved: { amount: save.amount, currency } }
  }
  if (save.kind !== 'percent' || least === undefined) return {}
  return { basket: { amount: least, currency }, saved: { amount: (least * save.percent) / 100, currency } }
}

function toVotes({ now }: Seeding, { id, offer }: SeededOffer, index: number): Vote[] {
  const { worked, failed } = offer.votes
  const counts = [Math.min(worked, MOST_VOTES.worked), Math.min(failed, MOST_VOTES.failed)] as const
  return counts.flatMap((count, kind) =>
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
