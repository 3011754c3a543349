import type { RawMerchant, RawOffer, RejectReason } from '../draft/Draft.ts'
import { readJsonRecords } from '../formats/readJsonRecords.ts'
import { readOffers, networkOffer } from './readOffers.ts'
import type { SourceRecord } from '../formats/readTextLines.ts'
import { kindOf, IMPACT_LISTS, joinImpact, isStanding, programmeOf, shopNameOf, type ImpactJoin } from './joinImpact.ts'
import type { Conditions } from '../discount/Discount.ts'
import { flagIn, labelsIn, type LooseRecord, numberIn, recordIn, termsIn, textIn } from '../fields/LooseRecord.ts'
import { shopLink } from '../fields/shopLink.ts'
import { moneyOf } from '../fields/sumDiscount.ts'
import { impactDiscount } from './impactDiscount.ts'

/**
 * The offers of impact.com: its promo codes and its deals, which it gives as two resources, and the shops of its campaigns.
 * @param beside files that may hold what this one does not: the deals of its codes, the codes of its deals, the shops of both;
 *   of one list, which has this file too, all are read once
 * @throws {ImportRefusal} one of them was cut off
 */
export async function* readImpact(
  file: string,
  beside: readonly string[] = [],
): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const join = await joinImpact(file, beside)
  yield* readOffers(file, () => readJsonRecords(file, IMPACT_LISTS), {
    network: 'impact.com',
    offerOf: (record) => (kindOf(record) === 'campaign' ? shopFromImpact(record) : offerFromImpact(record, join)),
    isKnown: (record) => kindOf(record) !== undefined,
  })
  if (join.cutOff) throw join.cutOff
}

/** The offer that a promo code of impact.com makes with its deal, or a deal with its code. What it pays us is not read. */
function offerFromImpact(record: LooseRecord, join: ImpactJoin): RawOffer | RejectReason {
  const isDeal = kindOf(record) === 'deal'
  const deal = isDeal ? record : join.dealOf(record)
  const code = isDeal ? join.codeOf(record) : record
  const [ofDeal, ofCode] = [join.programmeOf(deal), join.programmeOf(code)]
  if (flagIn(deal, 'public') === false) return 'personal'
  if (!ofDeal.isJoined || !ofCode.isJoined) return 'not_joined'
  return networkOffer({
    source: 'impact',
    externalId: `${isDeal ? 'deal' : 'code'}:${textIn(record, 'id')}`,
    shopName: ofDeal.name || ofCode.name || shopNameOf(record),
    title: textIn(deal, 'name') || textIn(recordIn(code, 'deal'), 'name') || textIn(code, 'name'),
    description: textIn(deal, 'description') || textIn(code, 'description'),
    terms: termsIn(deal, 'terms', 'termsandconditions', 'restrictions'),
    code: textIn(code, 'code') || textIn(deal, 'defaultpromocode'),
    discount: impactDiscount(deal),
    conditions: conditionsOf(deal),
    link: linkOf([deal, code], ofDeal.link || ofCode.link),
    starts: textIn(code, 'startdate') || textIn(deal, 'startdate'),
    ends: earlierOf(textIn(code, 'enddate'), textIn(deal, 'enddate')),
    addedOn: textIn(code, 'createddate', 'datecreated') || textIn(deal, 'datecreated', 'createddate'),
    category: labelsIn(deal, 'categories').join(', '),
    tags: labelsIn(deal, 'categories'),
    isWithdrawn: !isStanding(deal) || !isStanding(code),
  })
}

/** The shop of a campaign, unless it has not taken us into its programme. */
function shopFromImpact(campaign: LooseRecord): RawMerchant | RejectReason {
  const { name, link, isJoined } = programmeOf(campaign)
  return isJoined ? { domain: link, name } : 'not_joined'
}

/** A code ends with its deal at the latest. */
function earlierOf(one: string, other: string): string {
  return Date.parse(other) < Date.parse(one) || one === '' ? other : one
}

function linkOf(records: readonly LooseRecord[], own: string): string {
  const keys = ['landingpageurl', 'landingpage', 'url', 'deeplink', 'trackinglink']
  return shopLink({ own, leading: records.flatMap((record) => keys.map((key) => textIn(record, key))) })
}

function conditionsOf(deal: LooseRecord): Conditions {
  const leastBasket = moneyOf(
    numberIn(deal, 'minimumpurchaseamount'),
    textIn(deal, 'minimumpurchaseamountcurrency', 'minimumpurchasecurrency'),
  )
  const mostSaved = moneyOf(
    numberIn(deal, 'maximumsavingsamount'),
    textIn(deal, 'maximumsavingscurrency', 'maximumsavingsamountcurrency'),
  )
  return {
    ...(leastBasket ? { leastBasket } : {}),
    ...(mostSaved ? { mostSaved } : {}),
    ...(textIn(deal, 'scope').toUpperCase() === 'ENTIRE_STORE' ? { isSitewide: true } : {}),
  }
}
