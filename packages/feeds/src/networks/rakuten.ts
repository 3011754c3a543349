import type { RawOffer } from '../draft/Draft.ts'
import type { FeedRecord } from '../fields/FeedRecord.ts'
import { findDiscountByType } from '../fields/parseDiscount.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { merchantLink } from '../fields/merchantLink.ts'
import { readXmlRecords } from '../formats/readXmlRecords.ts'
import numbers from './rakuten.json' with { type: 'json' }
import { type Network, networkOffer } from './readNetwork.ts'

const COUPONS = { name: 'a coupon feed of Rakuten’s', records: { couponfeed: 'link' } } as const
/** By their numbers: a feed may name its types in another language, or not at all. */
const TYPES = new Map(Object.entries(numbers.promotionTypes))
const COUNTRIES = new Map(Object.entries(numbers.countries))
/** Types that tell a shopper nothing. */
const NO_TAGS = new Set(['General Promotion', 'Other'])

/** Rakuten: its coupon feed (XML). The pixel that counts who sees an offer is dropped. */
export const rakuten: Network = {
  name: 'Rakuten',
  readers: { xml: (file) => readXmlRecords(file, COUPONS) },
  signs: [['offerdescription'], ['clickurl'], ['impressionpixel', 'promotiontypespromotiontype']],
  isKnown: (record) => record.has('offerdescription') || record.has('clickurl') || record.has('advertiserid'),
  toOffer,
}

function toOffer(record: FeedRecord): RawOffer {
  const title = record.text('offerdescription')
  const clickUrl = record.text('clickurl')
  const types = readTypes(record)
  const categories = record.labels('categoriescategory')
  return networkOffer({
    source: 'rakuten',
    // No element has it.
    externalId: /[?&;]offerid=([\w.-]{1,60})/i.exec(clickUrl)?.[1] ?? '',
    merchantName: record.text('advertisername'),
    title,
    // Where the title has to be cut, the whole is still to be read.
    description: title,
    code: record.text('couponcode'),
    link: merchantLink({ leading: [clickUrl] }),
    discount: findDiscountByType(types, [title]),
    terms: record.terms('couponrestriction'),
    starts: inGreenwich(record.text('offerstartdate'), '00:00:00'),
    ends: inGreenwich(record.text('offerenddate'), '23:59:59'),
    category: categories.join(', '),
    tags: [...categories, ...types.filter((type) => !NO_TAGS.has(type))],
    regions: readRegions(record),
  })
}

function readTypes(record: FeedRecord): string[] {
  const known = record.labels('promotiontypespromotiontypeid').map((id) => TYPES.get(id))
  return known.length > 0 && known.every((type) => type !== undefined)
    ? known
    : record.labels('promotiontypespromotiontype')
}

/** All of its times are of Greenwich: a day alone begins and ends there. */
function inGreenwich(text: string, time: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${text}T${time}Z`
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text) ? `${text}Z` : text
}

/** "US Network"; where that names no country, its number does. */
function readRegions(record: FeedRecord): string[] {
  const [named = ''] = regionCodes([record.text('network').replace(/\s*network$/i, '')])
  const country = /^[A-Z]{2}$/.test(named) ? named : COUNTRIES.get(record.text('networkid'))
  return country === undefined ? [] : [country]
}
