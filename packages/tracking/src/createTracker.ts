import { environmentOf } from '@clipfront/site-config/environment'
import { assembleTracker, isCrawler } from './assembleTracker.ts'
import { createCleaningWriter } from './createCleaningWriter.ts'
import { createOutbox } from './createOutbox.ts'
import { createTransport } from './createTransport.ts'
import { findAllowedStorage } from './findAllowedStorage.ts'
import { fitEvent } from './fitEvent.ts'
import { paceImpressions } from './paceImpressions.ts'
import { DEFAULT_ENDPOINT } from './pagepointRequest.ts'
import type { PageTracker, TrackerOptions } from './Tracker.ts'

/**
 * The tracking of one document: make one, in the browser, and pass it on. What an earlier visit could not deliver is sent
 * now, and what this one cannot when the connection is back.
 */
export function createTracker(options: TrackerOptions): PageTracker {
  const { endpoint = DEFAULT_ENDPOINT, host = location.host, consent } = options
  const isProduction = environmentOf(host) === 'prod'
  const outbox = createOutbox(() => findAllowedStorage(consent))
  const send = createTransport(endpoint, (fields) => outbox.add(fields, Date.now()))
  if (isProduction) {
    const sendWaiting = () => navigator.onLine && outbox.takeAll(Date.now()).forEach(send)
    addEventListener('online', sendWaiting)
    // A page in the back/forward cache hears nothing of a connection that comes back.
    addEventListener('pageshow', sendWaiting)
    sendWaiting()
  }
  const { report, ...tracker } = assembleTracker({
    ...options,
    describe: fitEvent,
    writeTime: createCleaningWriter(),
    transport: paceImpressions(send),
  })
  return {
    ...tracker,
    trackPage(eventType, detail, { needsConsent = false } = {}) {
      const findObstacle = () => {
        if (isCrawler()) return 'hidden'
        return needsConsent && !findAllowedStorage(consent) ? 'consent' : undefined
      }
      report(eventType, findObstacle, () => ({ detail }))
    },
  }
}
