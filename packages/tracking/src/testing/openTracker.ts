import { buildPage } from '@clipfront/page-data/testing'
import { createTracker } from '../createTracker.ts'
import type { TrackerOptions } from '../Tracker.ts'
import { openCollector } from './openCollector.ts'

/** A tracker of a production host, with a collector of its own. Each call is a document that remembers nothing. */
export function openTracker(options: Partial<TrackerOptions> = {}) {
  const collector = openCollector()
  const page = buildPage('merchant')
  const tracker = createTracker({
    consent: 'not-needed',
    host: 'www.clipfront.example',
    endpoint: collector.endpoint,
    getPage: () => page,
    ...options,
  })
  return { tracker, collector }
}
