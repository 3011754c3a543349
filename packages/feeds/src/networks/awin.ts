import type { RawOffer, RejectReason } from '../draft/Draft.ts'
import { FeedRecord } from '../fields/FeedRecord.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { merchantLink } from '../fields/merchantLink.ts'
import { readJsonRecords } from '../formats/readJsonRecords.ts'
import { readTable } from '../formats/readTable.ts'
import { type Network, networkOffer } from './readNetwork.ts'

const LISTS = new Set(['data', 'promotions', 'offers', 'vouchers'])

/** Awin: the JSON that its API answers with, or the CSV that its interface exports. What it pays us is not read. */
export const awin: Network = {
  name: 'Awin',
  readers: { json: (file) => readJsonRecords(file, LISTS), table: readTable },
  isKnown: (record) => record.has('promotionid'),
  toOffer,
}

function toOffer(record: FeedRecord): RawOffer | RejectReason {
  const advertiser = record.nested('advertiser')
  const voucher = record.nested('voucher')
  if (advertiser.flag('joined') === false || record.flag('joined') === false) return 'not_joined'
  return networkOffer({
    source: 'awin',
    externalId: record.text('promotionid'),
    merchantName: advertiser.text('name') || record.text('advertiser', 'advertisername'),
    title: record.text('title'),
    description: record.text('description'),
    terms: record.terms('terms', 'termsandconditions'),
    code: voucher.text('code') || record.text('code', 'vouchercode', 'voucher'),
    // The page at the merchant stands beside the link; where it is missing, the link has it too.
    link: merchantLink({ leading: [record.text('url', 'deeplink'), record.text('urltracking', 'deeplinktracking')] }),
    starts: record.text('startdate', 'starts', 'start'),
    ends: record.text('enddate', 'ends', 'end'),
    addedOn: record.text('dateadded'),
    category: record.labels('categories').join(', '),
    tags: [record.text('campaign')].filter(Boolean),
    regions: readRegions(record),
    isExclusive: voucher.flag('exclusive') ?? record.flag('exclusive') ?? false,
  })
}

/** Of the API a record with a list of countries, of the export their names with commas between them. */
function readRegions(record: FeedRecord): string[] {
  const regions = record.nested('regions')
  if (regions.flag('all') === true) return []
  const listed = regions.list('list').map((region) => FeedRecord.from(region).text('countrycode', 'name'))
  return regionCodes([...listed, ...record.labels('regions')])
}
