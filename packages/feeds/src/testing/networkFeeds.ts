import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { createAdmitad } from '../networks/admitad.ts'
import { awin } from '../networks/awin.ts'
import { cj } from '../networks/cj.ts'
import { createGoogle } from '../networks/google.ts'
import { readImpact } from '../networks/impact.ts'
import { linkMyDeals } from '../networks/linkMyDeals.ts'
import { rakuten } from '../networks/rakuten.ts'
import { readNetwork } from '../networks/readNetwork.ts'
import type { SourceRecord } from '../formats/readTextLines.ts'
import type { NetworkFormat } from '../networks/recogniseNetworks.ts'
import { admitadCoupon } from './admitadFeed.ts'
import { awinOffer } from './awinFeed.ts'
import { cjAnswer, cjLink } from './cjFeed.ts'
import { googleGift, googlePromotion, googleRss } from './googleFeed.ts'
import { impactCampaign, impactCode, impactDeal } from './impactFeed.ts'
import { linkMyDealsOffer } from './linkMyDealsFeed.ts'
import { rakutenFeed, rakutenLink } from './rakutenFeed.ts'

interface NetworkFeed<Format> {
  format: Format
  read: (file: string) => AsyncIterable<SourceRecord<RawOffer | RawMerchant>>
  /** Sound records of it. */
  sound: readonly object[]
  /** How a list of records is written. */
  write: (records: readonly object[]) => string
}

const FEEDS: { [Format in NetworkFormat]: NetworkFeed<Format> } = {
  admitad: {
    format: 'admitad',
    read: (file) => readNetwork(file, createAdmitad()),
    sound: [admitadCoupon()],
    write: (records) => JSON.stringify({ results: records, _meta: { count: records.length } }),
  },
  awin: {
    format: 'awin',
    read: (file) => readNetwork(file, awin),
    sound: [awinOffer()],
    write: (records) => JSON.stringify({ data: records }),
  },
  cj: { format: 'cj', read: (file) => readNetwork(file, cj), sound: [cjLink()], write: cjAnswer },
  google: {
    format: 'google',
    read: (file) => readNetwork(file, createGoogle(file)),
    sound: [googlePromotion(), googleGift()],
    write: googleRss,
  },
  impact: {
    format: 'impact',
    read: (file) => readImpact(file, []),
    sound: [impactCode(), impactCampaign(), impactDeal()],
    write: (records) => JSON.stringify({ '@page': '1', Deals: records }),
  },
  linkmydeals: {
    format: 'linkmydeals',
    read: (file) => readNetwork(file, linkMyDeals),
    sound: [linkMyDealsOffer()],
    write: (records) => JSON.stringify({ result: true, offers: records }),
  },
  rakuten: {
    format: 'rakuten',
    read: (file) => readNetwork(file, rakuten),
    sound: [rakutenLink()],
    write: rakutenFeed,
  },
}

/** A feed of each network. */
export const NETWORK_FEEDS: readonly NetworkFeed<NetworkFormat>[] = Object.values(FEEDS)
