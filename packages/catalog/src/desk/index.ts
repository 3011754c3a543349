export { type Feed, readFeeds } from './readFeeds.ts'
export { countOffers, listOffers, type OfferFigures } from './readOffers.ts'
