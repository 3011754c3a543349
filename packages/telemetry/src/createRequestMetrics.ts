import { Counter, Histogram, Registry } from 'prom-client'

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export interface RequestMetrics {
  registry: Registry
  /** @param route of a closed set, never the address: a label per address would grow without end */
  observeRequest: (site: string, route: string, status: number, seconds: number) => void
  countLookup: (site: string, state: string) => void
}

/**
 * Counts requests by site, route and status, how long they took, and what caches held.
 * @param prefix of the metrics' names
 */
export function createRequestMetrics(prefix: string): RequestMetrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: `${prefix}_requests_total`,
    help: 'Requests answered. A status from 500 on is an error of ours.',
    labelNames: ['site', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: `${prefix}_request_duration_seconds`,
    help: 'How long answers took.',
    labelNames: ['site', 'route'],
    buckets: BUCKETS_S,
    registers,
  })
  const lookups = new Counter({
    name: `${prefix}_cache_lookups_total`,
    help: 'Cache lookups: hit, stale, miss, or fallback: an old value, since no new one could be had.',
    labelNames: ['site', 'state'],
    registers,
  })
  return {
    registry,
    observeRequest(site, route, status, seconds) {
      requests.inc({ site, route, status })
      durations.observe({ site, route }, seconds)
    },
    countLookup: (site, state) => lookups.inc({ site, state }),
  }
}
