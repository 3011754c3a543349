const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

interface Durations {
  buckets: number[]
  sum: number
  count: number
}

export interface Metrics {
  /** @param route its pattern, never the address: a label per address would grow without end */
  observe: (route: string, status: number, seconds: number) => void
  /** In Prometheus' text format. */
  render: () => string
}

/** Counts requests by route and status, and how long they took. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const durations = new Map<string, Durations>()
  return {
    observe(route, status, seconds) {
      const labels = `route="${route}",status="${status}"`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
      const found = durations.get(route) ?? { buckets: BUCKETS_S.map(() => 0), sum: 0, count: 0 }
      found.buckets = found.buckets.map((held, index) => held + Number(seconds <= (BUCKETS_S[index] ?? 0)))
      found.sum += seconds
      found.count += 1
      durations.set(route, found)
    },
    render: () =>
      [
        '# HELP page_api_requests_total Requests answered.',
        '# TYPE page_api_requests_total counter',
        ...[...requests].map(([labels, value]) => `page_api_requests_total{${labels}} ${value}`),
        '# HELP page_api_request_duration_seconds How long answers took.',
        '# TYPE page_api_request_duration_seconds histogram',
        ...[...durations].flatMap(([route, found]) => renderDurations(route, found)),
        '# HELP process_resident_memory_bytes Memory in use.',
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '',
      ].join('\n'),
  }
}

function renderDurations(route: string, { buckets, sum, count }: Durations): string[] {
  const name = 'page_api_request_duration_seconds'
  return [
    ...buckets.map((value, index) => `${name}_bucket{route="${route}",le="${BUCKETS_S[index]}"} ${value}`),
    `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
    `${name}_sum{route="${route}"} ${sum}`,
    `${name}_count{route="${route}"} ${count}`,
  ]
}
