import { BEACON_LIMIT_BYTES } from '../transport/beaconLimit.ts'
import { describeEvent } from './describeEvent.ts'
import { measureForm } from './measureForm.ts'
import type { PagepointFields } from './PagepointFields.ts'
import { shortenPerformance } from './shortenPerformance.ts'

/** Like `describeEvent`; where that would not fit into a beacon, the coupon's long texts are cut. */
export const fitEvent: typeof describeEvent = (event): PagepointFields => {
  const fields = describeEvent(event)
  if (measureForm(fields) <= BEACON_LIMIT_BYTES) return fields
  return describeEvent({ ...event, performance: shortenPerformance(event.performance) })
}
