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
import type { ImportFormat } from '../readFeed/readFeed.ts'
import { admitadCoupon } from './admitadFeed.ts'
import { awinOffer } from './awinFeed.ts'
import { cjAnswer, cjLink } from './cjFeed.ts'
import { googleGift, googlePromotion, googleRss } from './googleFeed.ts'
import { impactCampaign, impactCode, impactDeal } from './impactFeed.ts'
import { linkMyDealsOffer } from './linkMyDealsFeed.ts'
import { rakutenFeed, rakutenLink } from './rakutenFeed.ts'

/** A feed of each network: a sound record of it, and how a list of records is written. */
export const NETWORK_FEEDS: readonly {
  format: ImportFormat
  read: (file: string) => AsyncIterable<SourceRecord<RawOffer | RawMerchant>>
  sound: readonly object[]
  write: (records: readonly object[]) => string
}[] = [
  {
    format: 'admitad',
    read: (file) => readNetwork(file, createAdmitad()),
    sound: [admitadCoupon()],
    write: (records) => JSON.stringify({ results: records, _meta: { count: records.length } }),
  },
  {
    format: 'awin',
    read: (file) => readNetwork(file, awin),
    sound: [awinOffer()],
    write: (records) => JSON.stringify({ data: records }),
  },
  { format: 'cj', read: (file) => readNetwork(file, cj), sound: [cjLink()], write: cjAnswer },
  {
    format: 'google',
    read: (file) => readNetwork(file, createGoogle(file)),
    sound: [googlePromotion(), googleGift()],
    write: googleRss,
  },
  {
    format: 'impact',
    read: (file) => readImpact(file, []),
    sound: [impactCode(), impactCampaign(), impactDeal()],
    write: (records) => JSON.stringify({ '@page': '1', Deals: records }),
  },
  {
    format: 'linkmydeals',
    read: (file) => readNetwork(file, linkMyDeals),
    sound: [linkMyDealsOffer()],
    write: (records) => JSON.stringify({ result: true, offers: records }),
  },
  { format: 'rakuten', read: (file) => readNetwork(file, rakuten), sound: [rakutenLink()], write: rakutenFeed },
]
