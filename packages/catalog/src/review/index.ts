export { findMerchant, findSameCode } from './matchSubmission.ts'
export {
  countWaiting,
  isFailing,
  MANY_FAILED,
  type Queue,
  readQueue,
  RECENT_DAYS,
  VERIFY_AGAIN_DAYS,
  type Waiting,
} from './readQueue.ts'
