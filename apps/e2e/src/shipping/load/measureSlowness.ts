import type { Lag, Sample } from './Load.ts'
import type { WatchedLoad } from './startLoad.ts'
import type { Wait } from './watchWaits.ts'

const MOST_SLOWDOWN = 3
const P99 = 0.99

export interface Slowness {
  /** Answers of the second time that took more than three times the p99 of the first, though the load did not stand still. */
  slow: Sample[]
  /** Both times in figures. */
  text: string
}

/**
 * What visitors felt before a moment and after it: how many waited for more than three times the p99 of before; how many of these
 * because the load, which shares the machine with the servers, stood still itself; and how many of the rest because a server was
 * ready to run and had no core. What is left is the servers' own.
 * @param quiet the time before, on `clockMs`
 */
export function measureSlowness(
  { samples, lags, waits }: Pick<WatchedLoad, 'samples' | 'lags' | 'waits'>,
  quiet: { from: number; until: number },
): Slowness {
  const before = samples.filter(({ startedAt }) => startedAt >= quiet.from && startedAt < quiet.until)
  const after = samples.filter(({ startedAt }) => startedAt >= quiet.until)
  if (before.length === 0) throw new Error('Nothing was asked in the time before: there is nothing to compare with.')
  const limitMs = MOST_SLOWDOWN * quantile(before.map(timeOf), P99)
  const isSlow = ({ ms }: Sample) => ms > limitMs
  const stood = (sample: Sample) => lags.some((lag) => isBehind(sample, lag))
  const waited = (sample: Sample) => waitedDuring(sample, waits) > sample.ms / 2
  const describe = (some: readonly Sample[]) => {
    const times = some.map(timeOf)
    const moving = some.filter(isSlow).filter((sample) => !stood(sample))
    return (
      `p99 ${quantile(times, P99).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms, ` +
      `${some.filter(isSlow).length} of ${some.length} over ${limitMs.toFixed(1)} ms, ` +
      `${some.filter(isSlow).length - moving.length} of these while the load stood still, ` +
      `${moving.filter(waited).length} while a server waited for a core`
    )
  }
  return {
    slow: after.filter(isSlow).filter((sample) => !stood(sample)),
    text: `other sites before: ${describe(before)}\nother sites during: ${describe(after)}`,
  }
}

const timeOf = ({ ms }: Sample) => ms

/** Whether the load stood still for a good part of an answer's time. */
function isBehind({ startedAt, ms }: Sample, lag: Lag): boolean {
  return lag.ms > ms / 2 && lag.at > startedAt && lag.at - lag.ms < startedAt + ms
}

/** How long servers waited for a core while an answer was on its way; of a wait that it shares in part, a part. */
function waitedDuring({ startedAt, ms }: Sample, waits: readonly Wait[]): number {
  return waits.reduce((sum, { from, until, ms: waited }) => {
    const shared = Math.min(until, startedAt + ms) - Math.max(from, startedAt)
    return shared > 0 ? sum + (waited * shared) / (until - from) : sum
  }, 0)
}

/** @param share 0.99 for the value that one in a hundred exceeds */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
