export { describeWorth } from './describeWorth.ts'
export { findByLanguage, OFFER_MESSAGES, offerMessagesOf } from './offerMessagesOf.ts'
export { moneyFormat, writePercent } from './figures.ts'
export type { OfferMessages } from './OfferMessages.ts'
