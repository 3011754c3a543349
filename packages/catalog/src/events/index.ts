export { deleteOldEvents } from './deleteOldEvents.ts'
export { MAX_COUNTED_CLICKS_PER_DAY, type EventOrigin, type PagepointEvent, storeEvent } from './storeEvent.ts'
