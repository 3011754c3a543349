import { assembleTracker } from './assembleTracker.ts'
import type { WriteTime } from './claimEvent.ts'
import { describeEvent } from './describeEvent.ts'
import {
  buildPagepointForm,
  buildPagepointUrl,
  DEFAULT_ENDPOINT,
  post,
  sendBeacon,
  type Transport,
} from './pagepointRequest.ts'
import type { Tracker, TrackerOptions } from './Tracker.ts'

/**
 * The same tracking in as few bytes as a script inside the HTML may have: the rules, the keys and the form are the SDK's,
 * but it cuts no texts, cleans no storage and keeps no outbox.
 */
export function createInlineTracker(options: TrackerOptions): Tracker {
  return assembleTracker({
    ...options,
    describe: describeEvent,
    writeTime: writeSimply,
    transport: createInlineTransport(options.endpoint ?? DEFAULT_ENDPOINT),
  })
}

/** Beacon, else keepalive fetch (R7.2), and no more: for the first seconds of a page, before the whole SDK is there. */
function createInlineTransport(endpoint: string): Transport {
  return (fields) => {
    const url = buildPagepointUrl(endpoint, fields.type)
    if (sendBeacon(url, buildPagepointForm(fields))) return
    post(url, buildPagepointForm(fields), true).catch(() => {})
  }
}

/** Writes where there is room. A full storage leaves the document's own memory, which holds for this visit. */
const writeSimply: WriteTime = (storage, key, time) => {
  try {
    storage.setItem(key, time)
  } catch {
    // Full or blocked: nothing that a shopper should notice.
  }
}
