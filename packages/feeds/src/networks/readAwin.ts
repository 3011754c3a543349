import type { RawMerchant, RawOffer, RejectReason } from '../draft/Draft.ts'
import { beginsAs, type SourceRecord } from '../formats/readTextLines.ts'
import { readJsonRecords } from '../formats/readJsonRecords.ts'
import { readOffers, networkOffer } from './readOffers.ts'
import { readTable } from '../formats/readTable.ts'
import {
  flagIn,
  labelsIn,
  listIn,
  type LooseRecord,
  recordIn,
  termsIn,
  textIn,
  toLooseRecord,
} from '../fields/LooseRecord.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { shopLink } from '../fields/shopLink.ts'

const LISTS = new Set(['data', 'promotions', 'offers', 'vouchers'])

/** The offers of Awin: the JSON that its API answers with, or the CSV that its interface exports. */
export async function* readAwin(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const isJson = (await beginsAs(file)) === 'json'
  const open = () => (isJson ? readJsonRecords(file, LISTS) : readTable(file))
  yield* readOffers(file, open, { network: 'Awin', offerOf: offerFromAwin, isKnown: isAwin })
}

/** True for a record with the name that Awin gives its offers. */
function isAwin(record: LooseRecord): boolean {
  return record.has('promotionid')
}

/** An offer as Awin's API says it, or a row of its export. What it pays us is not read. */
export function offerFromAwin(record: LooseRecord): RawOffer | RejectReason {
  const advertiser = recordIn(record, 'advertiser')
  const voucher = recordIn(record, 'voucher')
  if (flagIn(advertiser, 'joined') === false || flagIn(record, 'joined') === false) return 'not_joined'
  return networkOffer({
    source: 'awin',
    externalId: textIn(record, 'promotionid'),
    shopName: textIn(advertiser, 'name') || textIn(record, 'advertiser', 'advertisername'),
    title: textIn(record, 'title'),
    description: textIn(record, 'description'),
    terms: termsIn(record, 'terms', 'termsandconditions'),
    code: textIn(voucher, 'code') || textIn(record, 'code', 'vouchercode', 'voucher'),
    link: linkOf(record),
    starts: textIn(record, 'startdate', 'starts', 'start'),
    ends: textIn(record, 'enddate', 'ends', 'end'),
    addedOn: textIn(record, 'dateadded'),
    category: labelsIn(record, 'categories').join(', '),
    tags: [textIn(record, 'campaign')].filter(Boolean),
    regions: regionsOf(record),
    isExclusive: flagIn(voucher, 'exclusive') ?? flagIn(record, 'exclusive') ?? false,
  })
}

/** The page at the shop, which Awin has beside its link; where it is missing, the link has it too. */
function linkOf(record: LooseRecord): string {
  return shopLink({ leading: [textIn(record, 'url', 'deeplink'), textIn(record, 'urltracking', 'deeplinktracking')] })
}

/** Of the API a record with a list of countries, of the export their names with commas between them. */
function regionsOf(record: LooseRecord): string[] {
  const regions = recordIn(record, 'regions')
  if (flagIn(regions, 'all') === true) return []
  const listed = listIn(regions, 'list').map((region) => textIn(toLooseRecord(region), 'countrycode', 'name'))
  return regionCodes([...listed, ...labelsIn(record, 'regions')])
}
