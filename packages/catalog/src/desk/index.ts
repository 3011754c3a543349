export { type Feed, readFeeds, readRefusedFeeds, type RefusedFeed } from './readFeeds.ts'
export { countOffers, listOffers, type OfferFigures } from './readOffers.ts'
