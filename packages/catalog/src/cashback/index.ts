export { type Headline, findHeadline, pickHeadline, writeReward } from './headline.ts'
export { describeRates, isValidAt, findLastChange, listRates } from './listRates.ts'
export { rateHistory } from './rateHistory.ts'
export { setRates } from './setRates.ts'
export {
  type CashbackRate,
  type MerchantCashback,
  readMerchantCashback,
  storeMerchantCashback,
  toRate,
} from './merchantCashback.ts'
