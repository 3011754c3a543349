export { type LinkedSubscription, type MailLink, followLink, readLink } from './followLink.ts'
export { type Forgotten, forgetAddress } from './forgetAddress.ts'
export { normaliseAddress } from './normaliseAddress.ts'
export {
  CONFIRMATIONS_A_DAY,
  type SubscriptionOutcome,
  type SubscriptionRequest,
  requestSubscription,
} from './requestSubscription.ts'
export { createToken, TOKEN_DAYS } from './tokens.ts'
