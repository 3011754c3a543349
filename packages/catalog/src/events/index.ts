export { CLICK_SENDER, CLICK_TYPES, limitClicks } from './countedClicks.ts'
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
export { type ArrivedEvent, type EventDetail, type PagepointEvent, isRefusedEvent, storeEvents } from './storeEvents.ts'
export { deleteVisitorSalts, readVisitorSalt } from './visitorSalts.ts'
