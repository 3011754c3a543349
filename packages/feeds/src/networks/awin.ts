import type { RawOffer, RejectReason } from '../draft/Draft.ts'
import { FeedRecord } from '../fields/FeedRecord.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { merchantLink } from '../fields/merchantLink.ts'
import { readJsonRecords } from '../formats/readJsonRecords.ts'
import { readTable } from '../formats/readTable.ts'
import { readXmlRecords } from '../formats/readXmlRecords.ts'
import { type Network, networkOffer } from './readNetwork.ts'

const LISTS = new Set(['data', 'promotions', 'offers', 'vouchers'])
const XML = {
  name: 'a list of Awin’s promotions',
  records: { data: 'promotion', promotions: 'promotion', offers: 'offer', vouchers: 'voucher' },
} as const

/** Awin: the JSON that its API answers with, the same as XML, or the CSV that its interface exports. What it pays us is not read. */
export const awin: Network = {
  name: 'Awin',
  readers: { json: (file) => readJsonRecords(file, LISTS), xml: (file) => readXmlRecords(file, XML), table: readTable },
  signs: [['promotionid'], ['urltracking', 'commissiongroups']],
  isKnown: (record) => record.has('promotionid'),
  toOffer,
}

function toOffer(record: FeedRecord): RawOffer | RejectReason {
  const advertiser = record.nested('advertiser')
  const voucher = record.nested('voucher')
  if ((advertiser.flag('joined') ?? record.flag('joined', 'advertiserjoined')) === false) return 'not_joined'
  return networkOffer({
    source: 'awin',
    externalId: record.text('promotionid'),
    merchantName: advertiser.text('name') || record.text('advertisername', 'advertiser'),
    title: record.text('title'),
    description: record.text('description'),
    terms: record.terms('terms', 'termsandconditions'),
    code: voucher.text('code') || record.text('code', 'vouchercode') || readPlain(record, 'voucher'),
    // The page at the merchant stands beside the link; where it is missing, the link has it too.
    link: merchantLink({ leading: [record.text('url', 'deeplink'), record.text('urltracking', 'deeplinktracking')] }),
    starts: record.text('startdate', 'starts', 'start'),
    ends: record.text('enddate', 'ends', 'end'),
    addedOn: record.text('dateadded'),
    category: record.labels(record.has('categoriescategory') ? 'categoriescategory' : 'categories').join(', '),
    tags: [record.text('campaign')].filter(Boolean),
    regions: readRegions(record),
    isExclusive: voucher.flag('exclusive') ?? record.flag('exclusive', 'voucherexclusive') ?? false,
  })
}

/** A field that is nothing but text. In XML the text of an element that has others in it is all of theirs, run together. */
function readPlain(record: FeedRecord, key: string): string {
  return listWithin(record, key).length === 0 ? record.text(key) : ''
}

/** Keys of the fields in a field, as XML has them. */
function listWithin(record: FeedRecord, key: string): string[] {
  return [...record.keys()].filter((other) => other !== key && other.startsWith(key))
}

/** Of the API a record with a list of countries, of XML one as elements, of the export their names with commas between them. */
function readRegions(record: FeedRecord): string[] {
  const regions = record.nested('regions')
  if ((regions.flag('all') ?? record.flag('regionsall')) === true) return []
  const inXml = listWithin(record, 'regions').filter((key) => key.endsWith('countrycode'))
  const listed = regions.list('list').map((region) => FeedRecord.from(region).text('countrycode', 'name'))
  return regionCodes([...listed, ...record.labels(...(inXml.length > 0 ? inXml : ['regions']))])
}
