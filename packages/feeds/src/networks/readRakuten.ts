import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { readOffers, networkOffer } from './readOffers.ts'
import type { SourceRecord } from '../formats/readTextLines.ts'
import { readXmlRecords } from '../formats/readXmlRecords.ts'
import { discountOfType } from '../fields/sumDiscount.ts'
import { labelsIn, type LooseRecord, termsIn, textIn } from '../fields/LooseRecord.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { shopLink } from '../fields/shopLink.ts'

const COUPONS = { name: 'a coupon feed of Rakuten’s', records: { couponfeed: 'link' } } as const

/**
 * Reads Rakuten's coupon feed (XML), streamed.
 * @throws {ImportRefusal} it is another document, or none
 */
export function readRakuten(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  return readOffers(file, () => readXmlRecords(file, COUPONS), {
    network: 'Rakuten',
    offerOf: offerFromRakuten,
    isKnown: (record) => record.has('offerdescription') || record.has('clickurl') || record.has('advertiserid'),
  })
}

/** Its types of promotions: a feed may name them in another language, or not at all. */
const TYPES = new Map([
  ['1', 'General Promotion'],
  ['2', 'Buy One / Get One'],
  ['3', 'Clearance'],
  ['4', 'Combination Savings'],
  ['5', 'Dollar off'],
  ['6', 'Free Trial / Usage'],
  ['7', 'Free Shipping'],
  ['8', 'Friends and Family'],
  ['9', 'Gift with Purchase'],
  ['10', 'Other'],
  ['11', 'Percentage off'],
  ['12', 'Pounds amount off'],
  ['13', 'Free Delivery'],
  ['14', 'Deal of the Day/Week'],
])
/** Types that tell a shopper nothing. */
const NO_TAGS = new Set(['General Promotion', 'Other'])

/** Its networks, each with the country that it serves. */
const NETWORKS = new Map([
  ['1', 'US'],
  ['3', 'GB'],
  ['5', 'CA'],
  ['7', 'FR'],
  ['8', 'BR'],
  ['9', 'DE'],
  ['41', 'AU'],
])

/** A link of Rakuten's coupon feed as an offer. The pixel that counts who sees it is dropped. */
export function offerFromRakuten(record: LooseRecord): RawOffer {
  const title = textIn(record, 'offerdescription')
  const clickUrl = textIn(record, 'clickurl')
  const types = typesOf(record)
  const categories = labelsIn(record, 'categoriescategory')
  return networkOffer({
    source: 'rakuten',
    externalId: offerIdOf(clickUrl),
    shopName: textIn(record, 'advertisername'),
    title,
    // Where the title has to be cut, the whole is still to be read.
    description: title,
    code: textIn(record, 'couponcode'),
    link: shopLink({ leading: [clickUrl] }),
    discount: discountOfType(types, [title]),
    terms: termsIn(record, 'couponrestriction'),
    starts: inGreenwich(textIn(record, 'offerstartdate'), '00:00:00'),
    ends: inGreenwich(textIn(record, 'offerenddate'), '23:59:59'),
    category: categories.join(', '),
    tags: [...categories, ...types.filter((type) => !NO_TAGS.has(type))],
    regions: regionsOf(record),
  })
}

/** No element has it. */
function offerIdOf(clickUrl: string): string {
  return /[?&;]offerid=([\w.-]{1,60})/i.exec(clickUrl)?.[1] ?? ''
}

function typesOf(record: LooseRecord): string[] {
  const known = labelsIn(record, 'promotiontypespromotiontypeid').map((id) => TYPES.get(id))
  return known.length > 0 && known.every((type) => type !== undefined)
    ? known
    : labelsIn(record, 'promotiontypespromotiontype')
}

/** All of its times are of Greenwich: a day alone begins and ends there. */
function inGreenwich(text: string, time: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${text}T${time}Z`
  return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text) ? `${text}Z` : text
}

/** "US Network"; where that names no country, its number does. */
function regionsOf(record: LooseRecord): string[] {
  const [named = ''] = regionCodes([textIn(record, 'network').replace(/\s*network$/i, '')])
  const country = /^[A-Z]{2}$/.test(named) ? named : NETWORKS.get(textIn(record, 'networkid'))
  return country === undefined ? [] : [country]
}
