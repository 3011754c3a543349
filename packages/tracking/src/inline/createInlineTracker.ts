import { assembleTracker } from '../assembleTracker.ts'
import { describeEvent } from '../pagepoint/describeEvent.ts'
import { writeSimply } from '../records/writeSimply.ts'
import type { Tracker } from '../Tracker.ts'
import type { TrackerOptions } from '../TrackerOptions.ts'
import { DEFAULT_ENDPOINT } from '../transport/buildPagepointUrl.ts'
import { createInlineTransport } from '../transport/createInlineTransport.ts'

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
