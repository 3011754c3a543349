import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { type LooseRecord, textIn } from '../fields/LooseRecord.ts'
import { beginsAs } from '../formats/beginsAs.ts'
import { readJsonRecords } from '../formats/json/readJsonRecords.ts'
import { readOffers } from '../formats/readOffers.ts'
import type { SourceRecord } from '../formats/SourceRecord.ts'
import { readXmlRecords } from '../formats/xml/readXmlRecords.ts'
import { type Campaign, isAdmitad, NO_CAMPAIGN, offerFromAdmitad } from './offerFromAdmitad.ts'

const LISTS = new Set(['results', 'coupons', 'data'])
const XML = { name: 'an export of Admitad', records: { advcampaigns: 'advcampaign', coupons: 'coupon' } } as const
/** More than the network has. */
const MOST_CAMPAIGNS = 100_000

/**
 * The coupons of Admitad: the JSON that its API answers with, or its XML export, which lists the shops before them.
 * @throws {ImportRefusal} it is neither, or was cut off
 */
export async function* readAdmitad(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const isXml = (await beginsAs(file)) === 'xml'
  const campaigns = new Map<string, Campaign>()
  const campaignOf = (coupon: LooseRecord) =>
    campaigns.get(textIn(coupon, 'advcampaignid', 'campaignid')) ?? NO_CAMPAIGN
  yield* readOffers(file, () => (isXml ? readXmlRecords(file, XML) : readJsonRecords(file, LISTS)), {
    network: 'Admitad',
    offerOf: (record) => {
      if (!isCampaign(record)) return offerFromAdmitad(record, campaignOf(record))
      const campaign = { name: textIn(record, 'name'), site: textIn(record, 'site', 'siteurl') }
      if (campaigns.size < MOST_CAMPAIGNS) campaigns.set(textIn(record, 'id'), campaign)
      return { name: campaign.name, domain: campaign.site }
    },
    isKnown: (record) => isCampaign(record) || isAdmitad(record),
  })
}

function isCampaign(record: LooseRecord): boolean {
  return record.has('site') && !record.has('gotolink') && !record.has('promocode')
}
