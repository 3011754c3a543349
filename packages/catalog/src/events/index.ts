export { BELIEVED_DAYS, dateEvent } from './dateEvent.ts'
export {
  addDays,
  dropOldEventDays,
  EVENT_DAYS,
  forgetUndatedEvents,
  formatDay,
  listEventDays,
  makeEventDays,
} from './eventDays.ts'
export {
  type ArrivedEvent,
  type EventDetail,
  MAX_COUNTED_CLICKS_PER_DAY,
  type PagepointEvent,
  isRefusedEvent,
  storeEvents,
} from './storeEvents.ts'
export { deleteVisitorSalts, readVisitorSalt } from './visitorSalts.ts'
