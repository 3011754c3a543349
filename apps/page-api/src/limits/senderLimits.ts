import { createHmac, randomBytes } from 'node:crypto'
import { CONFIRMATIONS_A_DAY } from '@clipfront/catalog/subscriptions'
import { createRateLimiter } from './createRateLimiter.ts'
import { createRecentLimiter } from './createRecentLimiter.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export interface Sender {
  visitorHash: string
  networkHash: string
}

interface SenderRates {
  ofVisitorPerMinute: number
  ofVisitorPerDay?: number
  ofNetworkPerMinute: number
  ofNetworkPerDay: number
}

const MOST_EVENTS: SenderRates = {
  /** Pages send at most 190 impressions in a minute (`paceImpressions.ts` of packages/tracking). */
  ofVisitorPerMinute: 240,
  /** A mobile carrier sends many shoppers from one address; a visitor is whatever a sender calls itself, a network is not. */
  ofNetworkPerMinute: 1200,
  /** What one network can make us keep: some twenty megabytes a day of impressions, and as many of all else. */
  ofNetworkPerDay: 20_000,
}
/** Of somebody who tries all codes of a merchant, gives reasons and thinks again. */
const MOST_VOTES: SenderRates = { ofVisitorPerMinute: 30, ofNetworkPerMinute: 120, ofNetworkPerDay: 2000 }

/** Of somebody who sends in what several merchants give, and mistypes. */
const MOST_FORMS: SenderRates = { ofVisitorPerMinute: 10, ofNetworkPerMinute: 30, ofNetworkPerDay: 300 }

/** To one mailbox in a day, of somebody who subscribes to a site and some merchants: half of them, so that no sender uses up all. */
const MOST_CONFIRMATIONS = CONFIRMATIONS_A_DAY / 2

/** Of somebody who asks and asks again: each costs a search of the catalog. */
export const MOST_QUESTIONS = {
  ofVisitorPerMinute: 10,
  ofVisitorPerDay: 200,
  ofNetworkPerMinute: 60,
  ofNetworkPerDay: 2000,
} as const satisfies SenderRates
/** Of these a language model writes so many, for which the operator pays. Who calls itself another visitor stays in its network. */
const MOST_WRITTEN = { ofVisitorPerDay: 30, ofNetworkPerDay: 300 }

/**
 * Whether one more event of a sender is taken. Impressions come by the dozen, and shoppers behind one address share its limits:
 * they have limits of their own, so that none of them costs a click.
 */
export function createEventGate(): (type: string, sender: Sender, moment: Moment) => boolean {
  const impressions = createSenderLimits(MOST_EVENTS)
  const others = createSenderLimits(MOST_EVENTS)
  return (type, sender, moment) => (type === 'impression' ? impressions : others)(sender, moment) === 0
}

/** When one more vote of a sender is taken. */
export const createVoteLimits = () => createSenderLimits(MOST_VOTES)

/** When one more form of a sender is taken. */
export const createFormLimits = () => createSenderLimits(MOST_FORMS)

/**
 * Whether a sender may cause one more mail to a mailbox that asks to confirm a subscription. By network, so that nobody uses up what
 * its owner may request; a mailbox has a limit of its own besides (`requestSubscription`). Both count the last 24 hours: the hashes
 * of a day would let a network have as many again after midnight.
 */
export function createConfirmationGate() {
  const mayPass = createRecentLimiter({ most: MOST_CONFIRMATIONS, spanMs: DAY_MS })
  // No address is in memory for longer than its request, and no hash means anything without this process.
  const salt = randomBytes(32)
  return (network: string, mailbox: string, now: Date): boolean => {
    const pair = JSON.stringify([network, mailbox])
    return mayPass(createHmac('sha256', salt).update(pair).digest('base64url'), now.getTime())
  }
}

/** When one more question of a sender is answered. */
export const createQuestionLimits = () => createSenderLimits(MOST_QUESTIONS)

/**
 * Whether a language model may write one more answer to a sender.
 * @param mostOfSite in a day
 */
export function createModelGate(mostOfSite: number) {
  const visitorDay = createDayLimiter(MOST_WRITTEN.ofVisitorPerDay)
  const networkDay = createDayLimiter(MOST_WRITTEN.ofNetworkPerDay)
  const siteDay = createDayLimiter(mostOfSite)
  return (site: string, { visitorHash, networkHash }: Sender, now: Date): boolean => {
    const time = now.getTime()
    return visitorDay(visitorHash, time) && networkDay(networkHash, time) && siteDay(site, time)
  }
}

/** Of a day of UTC: at its midnight all senders have other hashes. */
const createDayLimiter = (most: number) => createRateLimiter({ most, windowMs: DAY_MS, isAligned: true })

/** Days are told by the clock that names senders, minutes by one that nobody sets. */
export interface Moment {
  now: Date
  monotonicNow: number
}

/** Counts one more of a sender. @returns milliseconds until it may be sent; 0 where it may now */
export type FindWaitMs = (sender: Sender, moment: Moment) => number

function createSenderLimits(most: SenderRates): FindWaitMs {
  const networkMinute = createRateLimiter({ most: most.ofNetworkPerMinute, windowMs: MINUTE_MS })
  const visitorMinute = createRateLimiter({ most: most.ofVisitorPerMinute, windowMs: MINUTE_MS })
  const visitorDay = createDayLimiter(most.ofVisitorPerDay ?? Infinity)
  const networkDay = createDayLimiter(most.ofNetworkPerDay)
  // The network first: what is refused there takes no place among the visitors, nor of the day.
  const limits = [
    [networkMinute, 'networkHash', 'minute'],
    [visitorMinute, 'visitorHash', 'minute'],
    ...(most.ofVisitorPerDay === undefined ? [] : ([[visitorDay, 'visitorHash', 'day']] as const)),
    [networkDay, 'networkHash', 'day'],
  ] as const
  return (sender, { now, monotonicNow }) => {
    const times = { minute: monotonicNow, day: now.getTime() }
    for (const [mayPass, key, window] of limits)
      if (!mayPass(sender[key], times[window])) return mayPass.readRestMs(times[window])
    return 0
  }
}
