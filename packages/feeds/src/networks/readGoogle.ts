import path from 'node:path'
import type { RawMerchant, RawOffer, RejectReason } from '../draft/Draft.ts'
import { beginsAs, type SourceRecord } from '../formats/readTextLines.ts'
import { readOffers, networkOffer } from './readOffers.ts'
import { readTable } from '../formats/readTable.ts'
import { readXmlRecords } from '../formats/readXmlRecords.ts'
import type { Conditions } from '../discount/Discount.ts'
import { slugify } from '../text/slugify.ts'
import { feedMoney } from '../fields/sumDiscount.ts'
import { feedTime } from '../fields/tableDate.ts'
import { labelsIn, type LooseRecord, termsIn, textIn } from '../fields/LooseRecord.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { shopLink } from '../fields/shopLink.ts'
import { parseShopUrl } from '../text/parseShopUrl.ts'
import { plainText } from '../text/plainText.ts'
import { discountFromGoogle } from './discountFromGoogle.ts'
import { feedNameOf } from '../map/feedNameOf.ts'

const PROMOTIONS = {
  name: 'a feed of merchant promotions',
  records: { channel: 'item', feed: 'entry', promotions: 'promotion' },
}

/**
 * Reads a merchant's promotions as Google takes them: XML (RSS, Atom) or a table of text, told apart by their content. Both
 * are streamed.
 * @throws {ImportRefusal} it is another document or table, or none
 */
export async function* readGoogle(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const isTable = (await beginsAs(file)) === 'table'
  const shop = shopFromFileName(file)
  yield* readOffers(file, () => (isTable ? readTable(file) : readXmlRecords(file, PROMOTIONS)), {
    network: 'Google’s merchant promotions',
    offerOf: (record) => offerFromGoogle(record, shop),
    isKnown: (record) => record.has('promotionid') || record.has('promotioneffectivedates'),
  })
}

/**
 * A merchant's promotion as an offer.
 * @param file the shop that the file's name tells, for feeds that do not say whose they are
 */
export function offerFromGoogle(record: LooseRecord, file: FeedShop): RawOffer | RejectReason {
  const type = textIn(record, 'offertype').toLowerCase()
  if (/unique|personal|single.?use/.test(type)) return 'personal'
  const own = textIn(record, 'promotionurl', 'link', 'linkhref')
  const link = shopLink({ leading: [own, textIn(record, 'feedlink', 'feedlinkhref'), file.link] })
  const shopName = textIn(record, 'feedtitle') || (link ? '' : file.name)
  const valid = intervalIn(record, 'promotioneffectivedates', 'promotioneffectivetimeperiod')
  const shown = intervalIn(record, 'promotiondisplaydates', 'promotiondisplaytimeperiod')
  const categories = labelsIn(record, 'producttype', 'googleproductcategory')
  return networkOffer({
    source: 'google',
    externalId: idOf(textIn(record, 'promotionid'), link, shopName),
    shopName,
    title: textIn(record, 'longtitle', 'promotiontitle', 'title'),
    description: textIn(record, 'description'),
    code: textIn(record, 'genericredemptioncode', 'redemptioncode'),
    link,
    discount: discountFromGoogle(record),
    conditions: conditionsIn(record),
    terms: termsIn(record, 'fineprint'),
    starts: valid[0],
    ends: valid[1],
    publishFrom: feedTime(shown[0]),
    publishUntil: feedTime(shown[1]),
    category: categories.join(', '),
    tags: [...labelsIn(record, 'promotiontags'), ...categories],
    brands: labelsIn(record, 'brand'),
    regions: regionCodes(labelsIn(record, 'targetcountry')),
    isWithdrawn: /^(?:stopped|deleted|inactive|cancell?ed)$/i.test(textIn(record, 'promotionstatus')),
  })
}

/** Every merchant gives names of its own, and may choose one that another has. */
function idOf(promotionId: string, link: string, shopName: string): string {
  const shop = parseShopUrl(link)
  const prefix = typeof shop === 'string' ? slugify(shopName) : shop.domain
  return promotionId && plainText(`${prefix}:${promotionId}`)
}

/** "2026-11-20T00:00:00Z/2026-11-30T23:59:59Z", or both ends as elements of their own. */
function intervalIn(record: LooseRecord, dates: string, period: string): [start: string, end: string] {
  const [start = '', end = ''] = textIn(record, dates, period).split('/')
  return [textIn(record, `${period}starttime`) || start.trim(), textIn(record, `${period}endtime`) || end.trim()]
}

function conditionsIn(record: LooseRecord): Conditions {
  const leastBasket = feedMoney(textIn(record, 'minimumpurchaseamount'))
  const mostSaved = feedMoney(textIn(record, 'maxdiscount', 'maxdiscountamount', 'maximumdiscountamount'))
  const channels = new Set(
    labelsIn(record, 'redemptionchannel').map((channel) => channel.toLowerCase().replaceAll(/[\s-]/g, '_')),
  )
  const where = !channels.has('in_store') ? null : channels.has('online') ? 'anywhere' : 'in-store'
  return {
    ...(leastBasket ? { leastBasket } : {}),
    ...(mostSaved ? { mostSaved } : {}),
    ...(where ? { where } : {}),
    ...(/^all.products$/i.test(textIn(record, 'productapplicability')) ? { isSitewide: true } : {}),
    ...(/first.?order/i.test(textIn(record, 'redemptionrestriction')) ? { audience: 'new-customers' } : {}),
  }
}

interface FeedShop {
  /** Its address; empty where the name has none. */
  link: string
  /** What may be its name. */
  name: string
}

const DOMAIN = /^(?:[a-z\d-]{1,63}\.)+?[a-z]{2,24}(?:\.[a-z]{2})?(?![a-z\d.])/
/** What such files are called beside their shop's name. */
const WORDS = /\b(?:google|gmc|merchant|promotions?|promos?|feeds?|export)\b/g

/**
 * A feed of promotions belongs to one merchant and need not say to which: its file may, as in `oak.com-promotions.tsv` or
 * `oak-and-acorn.xml`.
 */
export function shopFromFileName(file: string): FeedShop {
  const domain = DOMAIN.exec(path.parse(file).name.toLowerCase())?.[0] ?? ''
  return {
    link: typeof parseShopUrl(domain) === 'string' ? '' : `https://${domain}/`,
    name: feedNameOf(file).replaceAll(WORDS, '').replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, ''),
  }
}
