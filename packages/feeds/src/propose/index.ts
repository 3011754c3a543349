export { shortenMap } from './buildMap.ts'
export { findFeedMap, proposeFeedMap } from './proposeFeedMap.ts'
export type { Proposal, TakenColumn } from './proposeMap.ts'
export { SAMPLE_RECORDS } from './sampleRecords.ts'
