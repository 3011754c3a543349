export {
  MAX_COUNTED_CLICKS_PER_DAY,
  type EventOrigin,
  type PagepointEvent,
  deleteOldEvents,
  storeEvent,
} from './storeEvent.ts'
