export { COUNTED_CLICKS, type EventOrigin, type PagepointEvent, deleteOldEvents, storeEvent } from './storeEvent.ts'
