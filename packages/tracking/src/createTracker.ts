import { environmentOf } from '@clipfront/site-config/environment'
import { assembleTracker } from './assembleTracker.ts'
import { findAllowedStorage } from './consent/findAllowedStorage.ts'
import { fitEvent } from './pagepoint/fitEvent.ts'
import { createCleaningWriter } from './records/createCleaningWriter.ts'
import type { Tracker } from './Tracker.ts'
import type { TrackerOptions } from './TrackerOptions.ts'
import { createOutbox } from './transport/createOutbox.ts'
import { createTransport } from './transport/createTransport.ts'
import { DEFAULT_ENDPOINT } from './transport/buildPagepointUrl.ts'

/**
 * The tracking of one document: make one, in the browser, and pass it on. What an earlier visit could not deliver is sent
 * now, and what this one cannot when the connection is back.
 */
export function createTracker(options: TrackerOptions): Tracker {
  const { endpoint = DEFAULT_ENDPOINT, host = location.host, consent } = options
  const outbox = createOutbox(() => findAllowedStorage(consent))
  const transport = createTransport(endpoint, (fields) => outbox.add(fields, Date.now()))
  if (environmentOf(host) === 'prod') {
    const sendWaiting = () => outbox.takeAll(Date.now()).forEach(transport)
    addEventListener('online', sendWaiting)
    sendWaiting()
  }
  return assembleTracker({ ...options, describe: fitEvent, writeTime: createCleaningWriter(), transport })
}
