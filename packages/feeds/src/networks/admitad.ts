import type { RawOffer, RejectReason } from '../draft/Draft.ts'
import type { FeedRecord } from '../fields/FeedRecord.ts'
import { findDiscountByType, parseDiscount } from '../fields/parseDiscount.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { merchantLink } from '../fields/merchantLink.ts'
import { readJsonRecords } from '../formats/readJsonRecords.ts'
import { readXmlRecords } from '../formats/readXmlRecords.ts'
import { type Network, networkOffer } from './readNetwork.ts'

const LISTS = new Set(['results', 'coupons', 'data'])
const XML = { name: 'an export of Admitad', records: { advcampaigns: 'advcampaign', coupons: 'coupon' } } as const
/** More than the network has. */
const MOST_CAMPAIGNS = 100_000
/** What it says of a coupon that stands; whatever else it says takes it back. */
const STANDING = /^(?:|active|expired)$/i
const NEW_CUSTOMERS = /\bnew\b/i

interface Campaign {
  name: string
  site: string
}

/** Admitad: the JSON that its API answers with, or its XML export, which lists the merchants before the coupons. */
export function createAdmitad(): Network {
  const campaigns = new Map<string, Campaign>()
  return {
    name: 'Admitad',
    readers: { xml: (file) => readXmlRecords(file, XML), json: (file) => readJsonRecords(file, LISTS) },
    signs: [
      ['gotolink', 'framesetlink'],
      ['species', 'specieid', 'promocode'],
    ],
    isKnown: (record) => isCampaign(record) || isCoupon(record),
    toOffer(record) {
      if (!isCampaign(record)) return toOffer(record, campaigns.get(record.text('advcampaignid', 'campaignid')))
      const campaign = { name: record.text('name'), site: record.text('site', 'siteurl') }
      if (campaigns.size < MOST_CAMPAIGNS) campaigns.set(record.text('id'), campaign)
      return { name: campaign.name, domain: campaign.site, logo: record.text('logo', 'image') }
    },
  }
}

function isCampaign(record: FeedRecord): boolean {
  return record.has('site') && !record.has('gotolink') && !record.has('promocode')
}

function isCoupon(record: FeedRecord): boolean {
  return (record.has('gotolink') || record.has('framesetlink')) && (record.has('species') || record.has('promocode'))
}

/**
 * A coupon as Admitad says it. One that is for one person is for nobody else to see.
 * @param listed its campaign, where the feed lists campaigns by themselves
 */
function toOffer(record: FeedRecord, listed: Campaign = { name: '', site: '' }): RawOffer | RejectReason {
  if (record.flag('ispersonal') === true || record.flag('isunique') === true) return 'personal'
  const campaign = record.nested('campaign')
  const title = record.text('name', 'shortname')
  const types = listNames(record, 'typestype', 'types')
  return networkOffer({
    source: 'admitad',
    externalId: record.text('id'),
    merchantName: campaign.text('name') || listed.name,
    title,
    description: record.text('description'),
    terms: record.terms('terms', 'conditions'),
    code: record.text('species').toLowerCase() === 'action' ? '' : record.text('promocode'),
    discount: parseDiscount(record.text('discount'), title) ?? findDiscountByType(types, [title]),
    conditions: NEW_CUSTOMERS.test(record.text('customertype')) ? { audience: 'new-customers' } : {},
    link: merchantLink({
      own: campaign.text('siteurl') || listed.site,
      leading: [record.text('gotolink'), record.text('framesetlink', 'promolink')],
    }),
    starts: record.text('datestart'),
    ends: record.text('dateend'),
    category: listNames(record, 'categoriescategory', 'categories').join(', '),
    tags: types,
    regions: regionCodes(record.labels(record.has('regionsregion') ? 'regionsregion' : 'regions')),
    isExclusive: record.flag('exclusive', 'isexclusive') ?? false,
    isWithdrawn: !STANDING.test(record.text('status')),
    language: record.text('language') || 'en',
  })
}

/** Of a list of the export its elements, whose text stands in it as a whole too; where it has numbers for names, none. */
function listNames(record: FeedRecord, elements: string, list: string): string[] {
  return record.labels(record.has(elements) ? elements : list).filter((name) => /\p{L}/u.test(name))
}
