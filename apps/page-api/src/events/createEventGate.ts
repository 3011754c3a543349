import { createRateLimiter } from './createRateLimiter.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A shopper who scrolls a long page makes one impression per card. */
const MOST_OF_VISITOR_PER_MINUTE = 240
/** A mobile carrier sends many shoppers from one address; a visitor is whatever a sender calls itself, a network is not. */
const MOST_OF_NETWORK_PER_MINUTE = 1200
/** What one network can make us keep: some twenty megabytes a day. */
const MOST_OF_NETWORK_PER_DAY = 20_000

interface Sender {
  visitorHash: string
  networkHash: string
}

/** Whether one more event of a sender is taken; `monotonicNow` in milliseconds. */
export function createEventGate(): (sender: Sender, monotonicNow: number) => boolean {
  const networkMinute = createRateLimiter({ most: MOST_OF_NETWORK_PER_MINUTE, windowMs: MINUTE_MS })
  const visitorMinute = createRateLimiter({ most: MOST_OF_VISITOR_PER_MINUTE, windowMs: MINUTE_MS })
  const networkDay = createRateLimiter({ most: MOST_OF_NETWORK_PER_DAY, windowMs: DAY_MS })
  // The network first: what is refused there takes no place among the visitors, nor of the day.
  return ({ visitorHash, networkHash }, monotonicNow) =>
    networkMinute(networkHash, monotonicNow) &&
    visitorMinute(visitorHash, monotonicNow) &&
    networkDay(networkHash, monotonicNow)
}
