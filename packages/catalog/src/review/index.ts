export { findMerchant, findSameCode, type KnownCode } from './matchSubmission.ts'
export { findKnown } from './readSubmissions.ts'
export {
  countWaiting,
  type Failure,
  isFailing,
  MANY_FAILED,
  type Queue,
  readFailures,
  readQueue,
  RECENT_DAYS,
  VERIFY_AGAIN_DAYS,
  type Waiting,
} from './readQueue.ts'
export { storeReview, storeSubmission } from './addToQueue.ts'
