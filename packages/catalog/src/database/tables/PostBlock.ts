import type { Block } from '@clipfront/page-data'

/** A place in a post for an offer: the one that is named, while it lives, else the best live one of its shop. */
export interface OfferPlace {
  type: 'offer'
  /** Slug of the shop; a former one will do. */
  merchant: string
  /** The `upk` of an offer of it. */
  coupon?: string
}

/** A part of a post as it is stored. */
export type PostBlock = Block | OfferPlace
