import type { Insertable } from 'kysely'
import type { EventTable, Evidence, VerificationTable, VoteTable } from '@clipfront/catalog/database'
import { daysBefore, hoursBefore, type Seeding } from './Seeding.ts'
import { countVotes, DAYS_OF_VOTES, type SeededOffer } from './seedOffers.ts'

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
/** Why a code fails for one shopper or another. */
const REASONS = ['minimum', 'expired', 'excluded', 'other'] as const

/** At the first place; more further down. */
const IMPRESSIONS_OF_A_CLICK = 2

type Trial = Insertable<VerificationTable>
type Vote = Insertable<VoteTable>

/** Who tried each offer, with what came of it, the votes of shoppers, and what was used today. */
export async function seedTrials(seeding: Seeding, offers: readonly SeededOffer[]): Promise<void> {
  const { database } = seeding
  const trials = offers.flatMap((offer, index) => toTrials(seeding, offer, index))
  await database.insertInto('verification').values(trials).execute()
  const votes = offers.flatMap((offer, index) => toVotes(seeding, offer, index))
  await database.insertInto('vote').values(votes).execute()
  const lists = Map.groupBy(offers, ({ merchantId }) => merchantId)
  const events = offers.flatMap((offer, index) =>
    toUses(seeding, offer, index, 1 + (lists.get(offer.merchantId)?.indexOf(offer) ?? 0)),
  )
  await database.insertInto('event').values(events).execute()
}

function toTrials({ now, demo, site, format }: Seeding, { id, offer }: SeededOffer, index: number): Trial[] {
  const ago = (hours: number): Date => hoursBefore(now, hours)
  const { tested, failed } = offer
  const last = tested ?? failed
  if (!last) return []
  const earlier = EARLIER[index % EARLIER.length] ?? EARLIER[0]
  const editor = (by: 0 | 1 | 2 | 3) => ({ by_kind: 'editor', by_name: demo.testers[by] }) as const
  return [
    { coupon_id: id, happened_at: ago(last.hours + 40 + (index % 5) * 17), ...earlier },
    {
      coupon_id: id,
      happened_at: ago(last.hours),
      method: 'checkout',
      ...(last.by === undefined ? { by_kind: 'bot' } : editor(last.by)),
      ...(failed
        ? { outcome: 'failed', evidence: JSON.stringify({ note: format(demo.failures[failed.why]) }) }
        : { outcome: 'worked', evidence: JSON.stringify(toEvidence(offer, site.currency)) }),
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

/** Shoppers' votes, spread over the days of the month on which there was the offer; and some of shoppers for whom it was not meant. */
function toVotes({ now }: Seeding, { id, offer }: SeededOffer, index: number): Vote[] {
  const { worked, failed } = countVotes(offer)
  const oldest = Math.min(DAYS_OF_VOTES, offer.seen)
  const latest = Math.min(oldest, Math.max(0, -(offer.ends ?? 0), offer.withdrawn ?? 0, offer.soldOut ?? 0))
  const others = offer.audience ? Math.ceil(failed / 4) : 0
  return Array.from({ length: worked + failed + others }, (_, vote): Vote => {
    const hasWorked = vote < worked
    // Neighbouring votes lie far apart, so that every day has some of each kind.
    const days = latest + ((index * 5 + vote * 11) % DAYS_OF_VOTES) * ((oldest - latest) / DAYS_OF_VOTES)
    return {
      coupon_id: id,
      cast_at: daysBefore(now, days + 0.001 * (vote + 1)),
      worked: hasWorked,
      reason: hasWorked ? null : vote < worked + failed ? findReason(offer, index + vote) : 'not-eligible',
      visitor_hash: `demo ${vote}`,
    }
  })
}

/** What its tester found is what most shoppers say. */
function findReason({ failed }: SeededOffer['offer'], vote: number): (typeof REASONS)[number] {
  return failed && vote % 3 > 0 ? failed.why : (REASONS[vote % REASONS.length] ?? 'other')
}

/** Clicks of today, of as many networks: what an offer's card calls its uses; and how often it was seen for that. */
function toUses(
  { site, now }: Seeding,
  { id, merchantId, offer }: SeededOffer,
  index: number,
  position: number,
): Insertable<EventTable>[] {
  const isLive = (offer.starts ?? 0) <= 0 && (offer.ends ?? 1) > 0 && offer.withdrawn === undefined && !offer.failed
  if (!isLive || offer.soldOut !== undefined || offer.hidden !== undefined || index % 3 > 0) return []
  return Array.from({ length: Math.ceil(offer.votes.worked / 24) }, (_, click) => {
    const event = {
      site: site.code,
      environment: 'prod',
      occurred_at: new Date(now.getTime() - (((index * 7 + click * 13) % 90) + 1) * 60_000),
      coupon_id: id,
      merchant_id: merchantId,
      position,
      old_position: position,
      page: 'merchant',
      device: click % 3 > 0 ? 'mobile' : 'pc',
      browser: 'chrome',
      visitor_hash: `demo ${click}`,
    }
    const types = ['click', ...Array.from({ length: IMPRESSIONS_OF_A_CLICK + position }, () => 'impression')]
    return types.map((type) => Object.assign({ type }, event))
  }).flat()
}
