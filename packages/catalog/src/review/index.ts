export { findMerchant, findSameCode } from './matchSubmission.ts'
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
