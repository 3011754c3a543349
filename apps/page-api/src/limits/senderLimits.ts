import { hash } from 'node:crypto'
import { createRateLimiter } from './createRateLimiter.ts'

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

/** To one mailbox in a day: of somebody who subscribes to a site and some merchants. */
const MOST_CONFIRMATIONS = 3

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
 * @returns `monotonicNow` in milliseconds
 */
export function createEventGate(): (type: string, sender: Sender, monotonicNow: number) => boolean {
  const impressions = createSenderLimits(MOST_EVENTS)
  const others = createSenderLimits(MOST_EVENTS)
  return (type, sender, monotonicNow) => (type === 'impression' ? impressions : others)(sender, monotonicNow) === 0
}

/** When one more vote of a sender is taken. */
export const createVoteGate = () => createSenderLimits(MOST_VOTES)

/** When one more form of a sender is taken. */
export const createFormGate = () => createSenderLimits(MOST_FORMS)

/**
 * Whether a sender may cause one more mail to a mailbox that asks to confirm a subscription. By network, so that nobody uses up what
 * its owner may request; a mailbox has a limit of its own besides (`requestSubscription`).
 */
export function createConfirmationGate() {
  const networkDay = createRateLimiter({ most: MOST_CONFIRMATIONS, windowMs: DAY_MS })
  return ({ networkHash }: Sender, mailbox: string, monotonicNow: number): boolean =>
    // No address is in memory for longer than its request.
    networkDay(hash('sha256', networkHash + mailbox, 'base64url'), monotonicNow)
}

/** When one more question of a sender is answered. */
export const createQuestionGate = () => createSenderLimits(MOST_QUESTIONS)

/**
 * Whether a language model may write one more answer to a sender.
 * @param mostOfSite in a day
 */
export function createModelGate(mostOfSite: number) {
  const visitorDay = createRateLimiter({ most: MOST_WRITTEN.ofVisitorPerDay, windowMs: DAY_MS })
  const networkDay = createRateLimiter({ most: MOST_WRITTEN.ofNetworkPerDay, windowMs: DAY_MS })
  const siteDay = createRateLimiter({ most: mostOfSite, windowMs: DAY_MS })
  return (site: string, { visitorHash, networkHash }: Sender, monotonicNow: number): boolean =>
    visitorDay(visitorHash, monotonicNow) && networkDay(networkHash, monotonicNow) && siteDay(site, monotonicNow)
}

/** Counts one more of a sender. @returns milliseconds until it may be sent; 0 where it may now */
export type SenderLimits = (sender: Sender, monotonicNow: number) => number

function createSenderLimits(most: SenderRates): SenderLimits {
  const networkMinute = createRateLimiter({ most: most.ofNetworkPerMinute, windowMs: MINUTE_MS })
  const visitorMinute = createRateLimiter({ most: most.ofVisitorPerMinute, windowMs: MINUTE_MS })
  const visitorDay = createRateLimiter({ most: most.ofVisitorPerDay ?? Infinity, windowMs: DAY_MS })
  const networkDay = createRateLimiter({ most: most.ofNetworkPerDay, windowMs: DAY_MS })
  // The network first: what is refused there takes no place among the visitors, nor of the day.
  const limits = [
    [networkMinute, 'networkHash'],
    [visitorMinute, 'visitorHash'],
    ...(most.ofVisitorPerDay === undefined ? [] : ([[visitorDay, 'visitorHash']] as const)),
    [networkDay, 'networkHash'],
  ] as const
  return (sender, monotonicNow) => {
    const [refusing] = limits.find(([mayPass, key]) => !mayPass(sender[key], monotonicNow)) ?? []
    return refusing?.readRestMs(monotonicNow) ?? 0
  }
}
