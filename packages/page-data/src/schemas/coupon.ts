import { oneOf, optional, optionalListOf, type OutOf, record, type WireRecord } from '../reading/index.ts'
import { block } from './blocks.ts'
import { conditions } from './conditions.ts'
import { discount } from './discount.ts'
import { anyText, flag, id, moment, optionalCount, optionalFlag, optionalText, text } from './fields.ts'
import { merchantReference } from './merchant.ts'
import { COUPON_KINDS, COUPON_STATES, type WireCoupon } from './WireCoupon.ts'

const kind = oneOf(COUPON_KINDS)
const state = oneOf(COUPON_STATES)
const optionalDiscount = optional(discount, null)
const optionalConditions = optional(conditions, null)
const hasProgramme = optional(flag, true)
const blocks = optionalListOf(block)
const strings = optionalListOf(anyText)

/** A coupon as page data carries it (R3.4): the fields that tracking reports, and those that a card shows. */
export const coupon = record((wire: WireRecord<WireCoupon>) => ({
  id: wire.read('id', id),
  kind: wire.read('kind', kind),
  code: wire.read('code', optionalText),
  isRevealed: wire.read('revealed', optionalFlag),
  title: wire.read('title', text),
  merchant: wire.read('merchant', merchantReference),
  discount: wire.read('discount', optionalDiscount),
  state: wire.read('state', state),
  startsAt: wire.read('starts_at', moment),
  endsAt: wire.read('ends_at', moment),
  isVerified: wire.read('is_verified', flag),
  verifiedBy: wire.read('verified_by', optionalText),
  verifiedAt: wire.read('verified_at', moment),
  isExclusive: wire.read('is_exclusive', optionalFlag),
  keyTerms: wire.read('key_terms', strings),
  conditions: wire.read('conditions', optionalConditions),
  usedToday: wire.read('used_today', optionalCount),
  votesWorked: wire.read('votes_worked', optionalCount),
  votesFailed: wire.read('votes_failed', optionalCount),
  hasAffiliate: wire.read('has_affiliate', hasProgramme),
  link: wire.read('link', text),
  promotionOff: wire.read('promotion_off', optionalText),
  promotionDetail: wire.read('promotion_detail', optionalText),
  terms: wire.read('terms', blocks),
  tags: wire.read('tag', strings),
  upk: wire.read('upk', optionalText),
  keywords: wire.read('keywords', optionalText),
  searchWord: wire.read('search_word', optionalText),
  domain: wire.read('domain', optionalText),
  sign: wire.read('sign', optionalText),
  source: wire.read('source', optionalText),
  sourceList: wire.read('source_list', strings),
  sourceAddTime: wire.read('source_add_time', optionalText),
}))

export type Coupon = OutOf<typeof coupon>
