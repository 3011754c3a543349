export { type Feed, readFeeds, readRefusedFeeds, type RefusedFeed } from './readFeeds.ts'
export { countOffers, listEnding, listUntested, type OfferFigures } from './readOffers.ts'
