import { environmentOf } from '@clipfront/site-config/environment'
import { assembleTracker } from './assembleTracker.ts'
import { createCleaningWriter } from './createCleaningWriter.ts'
import { createOutbox } from './createOutbox.ts'
import { createTransport } from './createTransport.ts'
import { findAllowedStorage } from './findAllowedStorage.ts'
import { fitEvent } from './fitEvent.ts'
import { paceImpressions } from './paceImpressions.ts'
import { DEFAULT_ENDPOINT } from './pagepointRequest.ts'
import type { Tracker, TrackerOptions } from './Tracker.ts'

/**
 * The tracking of one document: make one, in the browser, and pass it on. What an earlier visit could not deliver is sent
 * now, and what this one cannot when the connection is back.
 */
export function createTracker(options: TrackerOptions): Tracker {
  const { endpoint = DEFAULT_ENDPOINT, host = location.host, consent } = options
  const outbox = createOutbox(() => findAllowedStorage(consent))
  const send = createTransport(endpoint, (fields) => outbox.add(fields, Date.now()))
  if (environmentOf(host) === 'prod') {
    const sendWaiting = () => navigator.onLine && outbox.takeAll(Date.now()).forEach(send)
    addEventListener('online', sendWaiting)
    // A page in the back/forward cache hears nothing of a connection that comes back.
    addEventListener('pageshow', sendWaiting)
    sendWaiting()
  }
  return assembleTracker({
    ...options,
    describe: fitEvent,
    writeTime: createCleaningWriter(),
    transport: paceImpressions(send),
  })
}
