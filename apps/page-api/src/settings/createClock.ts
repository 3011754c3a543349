import { ConfigError } from '@clipfront/routing/errors'

/** Where "now" comes from: the machine, or a fixed moment for demonstrations and tests. */
export interface Clock {
  now: () => Date
}

/**
 * @param fixed the value of `CLIPFRONT_NOW`: an ISO 8601 moment with its zone; empty or missing means the machine's clock
 * @throws {ConfigError} it is not a moment
 */
export function createClock(fixed: string | undefined): Clock {
  if (!fixed) return { now: () => new Date() }
  const moment = new Date(fixed)
  if (Number.isNaN(moment.getTime()))
    throw new ConfigError(
      `CLIPFRONT_NOW is "${fixed}", which is not a moment. Write it in ISO 8601, such as 2026-11-20T12:00:00Z, or leave it unset.`,
    )
  return { now: () => new Date(moment) }
}
