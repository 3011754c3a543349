import { listOf, oneOf, optional, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import { moment } from '../fields.ts'
import { label } from '../label.ts'
import { lane } from '../lane.ts'
import { picture } from '../post.ts'
import type { WireCoupon } from '../coupon.ts'
import {
  merchants,
  optionalCoupons,
  optionalLabels,
  optionalPosts,
  type WireLabels,
  type WireMerchants,
  type WirePosts,
} from './lists.ts'

/** Where an event stands; `undated` is on all the year, or its dates are not known yet. */
export const TOPIC_STATES = ['ahead', 'on', 'over', 'undated'] as const
export type TopicState = (typeof TOPIC_STATES)[number]

const state = oneOf(TOPIC_STATES)
const lanes = listOf(lane)
const optionalPicture = optional(picture, null)

interface WireTopicPage {
  topic: WireOf<typeof label>
  state: TopicState
  starts_at?: string | null
  ends_at?: string | null
  picture?: WireOf<typeof picture> | null
  /** By category, the fullest first. */
  lanes: WireOf<typeof lane>[]
  /** The best of the last time. */
  past_coupons?: WireCoupon[]
  merchants: WireMerchants
  other_topics?: WireLabels
  posts?: WirePosts
}

export const topicPage = record((wire: WireRecord<WireTopicPage>) => ({
  topic: wire.read('topic', label),
  state: wire.read('state', state),
  startsAt: wire.read('starts_at', moment),
  endsAt: wire.read('ends_at', moment),
  picture: wire.read('picture', optionalPicture),
  lanes: wire.read('lanes', lanes),
  pastCoupons: wire.read('past_coupons', optionalCoupons),
  merchants: wire.read('merchants', merchants),
  otherTopics: wire.read('other_topics', optionalLabels),
  posts: wire.read('posts', optionalPosts),
}))
