import type { Load, Sample } from './createLoad.ts'

const MOST_SLOWDOWN = 3
const P99 = 0.99

/**
 * What visitors felt before a moment and after it: how many waited for more than three times the p99 of before; how many of these
 * because the load, which shares the machine with the servers, stood still itself; and how many of the rest because a server was
 * ready to run and had no core. What is left is the servers' own.
 * @param since milliseconds of `performance.now()`
 */
export function describeSlowness(load: Pick<Load, 'samples' | 'lags' | 'waits'>, since: number): string {
  const before = load.samples.filter(({ startedAt }) => startedAt < since)
  const after = load.samples.filter(({ startedAt }) => startedAt >= since)
  const limitMs = MOST_SLOWDOWN * quantile(before.map(timeOf), P99)
  const describe = (samples: readonly Sample[]) => {
    const times = samples.map(timeOf)
    const slow = samples.filter(({ ms }) => ms > limitMs)
    const { stood = [], moving = [] } = Object.groupBy(slow, (sample) =>
      load.lags.some((lag) => isBehind(sample, lag)) ? 'stood' : 'moving',
    )
    const waited = moving.filter((sample) => waitedDuring(sample, load.waits) > sample.ms / 2)
    return (
      `p99 ${quantile(times, P99).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms, ` +
      `${slow.length} of ${samples.length} over ${limitMs.toFixed(1)} ms, ${stood.length} of these while the load stood still, ` +
      `${waited.length} while a server waited for a core`
    )
  }
  return `other sites before: ${describe(before)}\nother sites during: ${describe(after)}`
}

const timeOf = ({ ms }: Sample) => ms

/** Whether the load stood still for a good part of an answer's time. */
function isBehind({ startedAt, ms }: Sample, lag: Load['lags'][number]): boolean {
  return lag.ms > ms / 2 && lag.at > startedAt && lag.at - lag.ms < startedAt + ms
}

/** How long servers waited for a core while an answer was on its way; of a wait that it shares in part, a part. */
function waitedDuring({ startedAt, ms }: Sample, waits: Load['waits']): number {
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
