import type { RawMerchant, RawOffer, RejectReason } from '../draft/Draft.ts'
import { type LooseRecord, textIn, flagIn, labelsIn, recordIn, termsIn } from '../fields/LooseRecord.ts'
import { beginsAs, type SourceRecord } from '../formats/readTextLines.ts'
import { readJsonRecords } from '../formats/readJsonRecords.ts'
import { readOffers, networkOffer } from './readOffers.ts'
import { readXmlRecords } from '../formats/readXmlRecords.ts'
import type { Discount } from '../discount/Discount.ts'
import { discountOfType, sumDiscount } from '../fields/sumDiscount.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { shopLink } from '../fields/shopLink.ts'

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

/** What it says of a coupon that stands; whatever else it says takes it back. */
const STANDING = /^(?:|active|expired)$/i
const NEW_CUSTOMERS = /\bnew\b/i

/** True for a record of which the fields are those of Admitad. */
function isAdmitad(record: LooseRecord): boolean {
  return (record.has('gotolink') || record.has('framesetlink')) && (record.has('species') || record.has('promocode'))
}

interface Campaign {
  name: string
  /** The shop's address. */
  site: string
}

const NO_CAMPAIGN: Campaign = { name: '', site: '' }

/**
 * A coupon as Admitad says it. One that is for one person is for nobody else to see.
 * @param listed its campaign, where the feed lists campaigns by themselves
 */
export function offerFromAdmitad(record: LooseRecord, listed = NO_CAMPAIGN): RawOffer | RejectReason {
  if (flagIn(record, 'ispersonal') === true || flagIn(record, 'isunique') === true) return 'personal'
  const campaign = recordIn(record, 'campaign')
  const title = textIn(record, 'name', 'shortname')
  return networkOffer({
    source: 'admitad',
    externalId: textIn(record, 'id'),
    shopName: textIn(campaign, 'name') || listed.name,
    title,
    description: textIn(record, 'description'),
    terms: termsIn(record, 'terms', 'conditions'),
    code: textIn(record, 'species').toLowerCase() === 'action' ? '' : textIn(record, 'promocode'),
    discount: discountOf(record, title),
    conditions: NEW_CUSTOMERS.test(textIn(record, 'customertype')) ? { audience: 'new-customers' } : {},
    link: shopLink({
      own: textIn(campaign, 'siteurl') || listed.site,
      leading: [textIn(record, 'gotolink'), textIn(record, 'framesetlink', 'promolink')],
    }),
    starts: textIn(record, 'datestart'),
    ends: textIn(record, 'dateend'),
    category: namesIn(record, 'categoriescategory', 'categories').join(', '),
    tags: namesIn(record, 'typestype', 'types'),
    regions: regionsOf(record),
    isExclusive: flagIn(record, 'exclusive', 'isexclusive') ?? false,
    isWithdrawn: !STANDING.test(textIn(record, 'status')),
    language: textIn(record, 'language') || 'en',
  })
}

function discountOf(record: LooseRecord, title: string): Discount | null {
  return (
    sumDiscount(textIn(record, 'discount'), title) ?? discountOfType(namesIn(record, 'typestype', 'types'), [title])
  )
}

/** Of a list of the export its elements, whose text stands in it as a whole too; where it has numbers for names, none. */
function namesIn(record: LooseRecord, elements: string, list: string): string[] {
  return labelsIn(record, record.has(elements) ? elements : list).filter((name) => /\p{L}/u.test(name))
}

function regionsOf(record: LooseRecord): string[] {
  return regionCodes(labelsIn(record, record.has('regionsregion') ? 'regionsregion' : 'regions'))
}
