import type { Conditions } from '../discount/Conditions.ts'
import type { RawOffer, RejectReason } from '../draft/Draft.ts'
import { slugify } from '../draft/slugify.ts'
import { feedMoney } from '../fields/feedMoney.ts'
import { feedTime } from '../fields/feedTime.ts'
import { labelsIn, type LooseRecord, termsIn, textIn } from '../fields/LooseRecord.ts'
import { networkOffer } from '../fields/networkOffer.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { shopLink } from '../fields/shopLink.ts'
import { parseShopUrl } from '../text/parseShopUrl.ts'
import { plainText } from '../text/plainText.ts'
import { discountFromGoogle } from './discountFromGoogle.ts'
import type { FeedShop } from './shopFromFileName.ts'

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
