export { describeWorth } from './describeWorth.ts'
export { findByLanguage, OFFER_MESSAGES, resolveOfferMessages } from './resolveOfferMessages.ts'
export { moneyFormat, writePercent } from './figures.ts'
export type { OfferMessages } from './OfferMessages.ts'
