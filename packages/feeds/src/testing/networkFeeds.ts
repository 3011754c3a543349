import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { readAdmitad } from '../networks/readAdmitad.ts'
import { readAwin } from '../networks/readAwin.ts'
import { readCj } from '../networks/readCj.ts'
import { readGoogle } from '../networks/readGoogle.ts'
import { readImpact } from '../networks/readImpact.ts'
import { readLinkMyDeals } from '../networks/readLinkMyDeals.ts'
import { readRakuten } from '../networks/readRakuten.ts'
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
    read: readAdmitad,
    sound: [admitadCoupon()],
    write: (records) => JSON.stringify({ results: records, _meta: { count: records.length } }),
  },
  { format: 'awin', read: readAwin, sound: [awinOffer()], write: (records) => JSON.stringify({ data: records }) },
  { format: 'cj', read: readCj, sound: [cjLink()], write: cjAnswer },
  { format: 'google', read: readGoogle, sound: [googlePromotion(), googleGift()], write: googleRss },
  {
    format: 'impact',
    read: readImpact,
    sound: [impactCode(), impactCampaign(), impactDeal()],
    write: (records) => JSON.stringify({ '@page': '1', Deals: records }),
  },
  {
    format: 'linkmydeals',
    read: readLinkMyDeals,
    sound: [linkMyDealsOffer()],
    write: (records) => JSON.stringify({ result: true, offers: records }),
  },
  { format: 'rakuten', read: readRakuten, sound: [rakutenLink()], write: rakutenFeed },
]
