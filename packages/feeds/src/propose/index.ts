export { shortenMap } from './buildMap.ts'
export { findFeedMap, proposeFeedMap } from './proposeFeedMap.ts'
export { EMPTY_COLUMN, type Proposal, type TakenColumn } from './proposeMap.ts'
