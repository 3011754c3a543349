import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import type { PageDataOf, WirePageContent } from '@clipfront/page-data'
import { PICTURE } from './PICTURE.ts'
import { sampleFilters } from './sampleFilters.ts'
import { coupons, merchants } from './samplePages.ts'

const live = coupons
  .filter(({ state }) => state === 'live')
  .map((coupon, index) => buildWireCoupon({ ...coupon, merchant: merchants[index] ?? coupon.merchant }))
const lanes = [
  { heading: 'Fashion', path: '/categories/fashion', coupons: live.slice(0, 3) },
  { heading: 'Home and kitchen', path: '/categories/home-and-kitchen', coupons: live.slice(3, 5) },
  { heading: 'More offers', path: null, coupons: live.slice(5, 6) },
]
const past = merchants.slice(3, 5).map((merchant, index) =>
  buildWireCoupon({
    id: 300 + index,
    state: 'expired',
    title: index === 0 ? '40% off everything, for three days' : 'Free delivery all weekend',
    discount: index === 0 ? { kind: 'percent', percent: 40 } : { kind: 'free-delivery' },
    ends_at: '2025-11-30T23:59:59.000Z',
    merchant,
    key_terms: [],
    promotion_detail: '',
  }),
)
const topic: WirePageContent['topic']['topic'] = {
  id: 1,
  slug: 'black-friday',
  name: 'Black Friday',
  summary: 'What is worth waiting for, what is on already, and what only looks like it.',
  about: [
    { type: 'heading', text: 'What to look at' },
    {
      type: 'paragraph',
      text: 'A price before is only worth as much as the weeks in which it was asked. Compare, then buy.',
    },
  ],
  questions: [
    {
      question: 'When does it begin?',
      answer: [
        {
          type: 'paragraph',
          text: 'On the Friday after the fourth Thursday of November; many shops begin on the Monday before.',
        },
      ],
    },
    {
      question: 'Are codes better than prices?',
      answer: [{ type: 'paragraph', text: 'Rarely both at once: read the terms.' }],
    },
  ],
}
const others = ['Singles’ Day', 'Cyber Monday', 'Boxing Day sales'].map((name, index) => ({
  id: index + 2,
  slug: `event-${index}`,
  name,
}))
const full = {
  topic,
  lanes,
  paging: { page: 1, pages: 3, total: 54 },
  filters: sampleFilters(40, 14),
  past_coupons: past,
  merchants: merchants.slice(0, 8),
  other_topics: others,
}
const empty = { lanes: [], past_coupons: [], merchants: [], other_topics: [], posts: [] }

/** Page data takes paths of the site alone, and a story has no server for them. */
function withPicture(page: PageDataOf<'topic'>): PageDataOf<'topic'> {
  return { ...page, data: { ...page.data, picture: PICTURE } }
}

/** The page of an event, wherever it stands. */
export const sampleTopics = {
  on: withPicture(buildPage('topic', full)),
  ahead: withPicture(
    buildPage('topic', {
      ...full,
      state: 'ahead',
      starts_at: '2026-11-27T00:00:00.000Z',
      ends_at: '2026-11-30T23:59:59.000Z',
    }),
  ),
  over: buildPage('topic', {
    ...full,
    lanes: [],
    state: 'over',
    starts_at: '2026-10-02T00:00:00.000Z',
    ends_at: '2026-10-05T23:59:59.000Z',
  }),
  undated: buildPage('topic', { ...full, state: 'undated', starts_at: null, ends_at: null }),
  second: buildPage('topic', {
    ...full,
    lanes: [],
    past_coupons: [],
    coupons: live,
    paging: { page: 2, pages: 3, total: 54, offset: 30 },
    filters: sampleFilters(40, 14),
  }),
  empty: buildPage('topic', {
    ...empty,
    state: 'undated',
    starts_at: null,
    ends_at: null,
    topic: { id: 1, slug: 'sommerschlussverkauf', name: 'Sommerschlussverkaufsfreundlichkeitstage' },
  }),
}

const channel = { id: 1, slug: 'app', name: 'For the app', summary: 'Picked for small screens and short queues.' }

/** The page of those who come by one way. */
export const sampleChannels = {
  full: buildPage('channel', {
    channel,
    lanes,
    filters: sampleFilters(4, 2),
    merchants: merchants.slice(0, 8),
    other_channels: [{ id: 2, slug: 'letter', name: 'From the letter' }],
  }),
  empty: buildPage('channel', { channel, lanes: [], merchants: [], other_channels: [] }),
}
