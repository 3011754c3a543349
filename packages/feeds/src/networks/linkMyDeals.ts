import type { RawOffer } from '../draft/Draft.ts'
import type { FeedRecord } from '../fields/FeedRecord.ts'
import { findDiscountByType, parseDiscount } from '../fields/parseDiscount.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { merchantLink } from '../fields/merchantLink.ts'
import { readJsonRecords } from '../formats/readJsonRecords.ts'
import { readTable } from '../formats/readTable.ts'
import { type Network, networkOffer } from './readNetwork.ts'

const LISTS = new Set(['offers', 'data'])
/** What an incremental feed says of an offer that stands; whatever else it says takes it back. */
const STANDING = /^(?:|new|updated|active|live|expired)$/i

/** LinkMyDeals: all of its offers or what changed since the last time, as JSON or CSV. */
export const linkMyDeals: Network = {
  name: 'LinkMyDeals',
  readers: { json: (file) => readJsonRecords(file, LISTS), table: readTable },
  signs: [['lmdid']],
  isKnown: (record) => record.has('lmdid'),
  toOffer,
}

function toOffer(record: FeedRecord): RawOffer {
  const words = record.text('offertext', 'longoffer')
  const title = record.text('title') || words
  return networkOffer({
    source: 'linkmydeals',
    externalId: record.text('lmdid'),
    merchantName: record.text('store', 'merchant'),
    title,
    description: record.text('description') || words,
    terms: record.terms('termsandconditions', 'terms'),
    code: record.text('code', 'couponcode'),
    discount:
      parseDiscount(record.text('offervalue'), `${title} | ${words}`) ??
      findDiscountByType([record.text('offer')], [title, words]),
    link: merchantLink({
      own: record.text('merchanthomepage', 'homepage'),
      leading: [record.text('url'), record.text('smartlink'), record.text('affiliatelink')],
    }),
    starts: record.text('startdate'),
    ends: record.text('enddate'),
    category: record.labels('categories').join(', '),
    tags: record.flag('featured') === true ? ['featured'] : [],
    regions: regionCodes(record.labels('locations', 'location')),
    isExclusive: record.flag('publisherexclusive', 'exclusive') ?? false,
    isWithdrawn: !STANDING.test(record.text('status')),
  })
}
