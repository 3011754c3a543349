export { normaliseAddress } from './normaliseAddress.ts'
export { type SubscriptionOutcome, type SubscriptionRequest, requestSubscription } from './requestSubscription.ts'
