export {
  categoriesOfMerchant,
  categorySummaries,
  fullestOrder,
  indexableCategories,
  partsOfCategory,
} from './categories.ts'
export { fillChannel, laneOffers, readLanes } from './channelLanes.ts'
export {
  type LabelKind,
  couponsNaming,
  describeLabel,
  findOwnShop,
  fullestTags,
  indexableLabels,
  relatedBrands,
} from './labels.ts'
export { type OpenDirectory, openDirectory } from './openDirectory.ts'
export { openGathering } from './openGathering.ts'
export { latestSuccesses, siteFigures } from './siteFigures.ts'
export { listLanes } from './topicLanes.ts'
export { liveOffersOf, pastOffersOf } from './topicOffers.ts'
export { indexableTopics, nearestTopics, topicState, topicsNear } from './topics.ts'
