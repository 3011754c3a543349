export { COUPON_MOMENTS, type IndexableType, counterpartKey, lastChange, selectIndexable } from './selectIndexable.ts'
