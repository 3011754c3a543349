import type { RawMerchant, RawOffer } from '../draft/Draft.ts'
import { beginsAs, type SourceRecord } from '../formats/readTextLines.ts'
import { readJsonRecords } from '../formats/readJsonRecords.ts'
import { readOffers, networkOffer } from './readOffers.ts'
import { readTable } from '../formats/readTable.ts'
import type { Discount } from '../discount/Discount.ts'
import { discountOfType, sumDiscount } from '../fields/sumDiscount.ts'
import { flagIn, labelsIn, type LooseRecord, termsIn, textIn } from '../fields/LooseRecord.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { shopLink } from '../fields/shopLink.ts'

const LISTS = new Set(['offers', 'data'])

/** The offers of LinkMyDeals, all of them or what changed since the last time, as JSON or CSV. */
export async function* readLinkMyDeals(file: string): AsyncIterable<SourceRecord<RawOffer | RawMerchant>> {
  const isJson = (await beginsAs(file)) === 'json'
  const open = () => (isJson ? readJsonRecords(file, LISTS) : readTable(file))
  const shape = { network: 'LinkMyDeals', offerOf: offerFromLinkMyDeals, isKnown: isLinkMyDeals }
  yield* readOffers(file, open, shape)
}

/** What an incremental feed says of an offer that stands; whatever else it says takes it back. */
const STANDING = /^(?:|new|updated|active|live|expired)$/i

/** True for a record with the name that LinkMyDeals gives its offers. */
function isLinkMyDeals(record: LooseRecord): boolean {
  return record.has('lmdid')
}

/** An offer as a record of LinkMyDeals says it, in whichever of its spellings. */
export function offerFromLinkMyDeals(record: LooseRecord): RawOffer {
  const words = textIn(record, 'offertext', 'longoffer')
  const title = textIn(record, 'title') || words
  return networkOffer({
    source: 'linkmydeals',
    externalId: textIn(record, 'lmdid'),
    shopName: textIn(record, 'store', 'merchant'),
    title,
    description: textIn(record, 'description') || words,
    terms: termsIn(record, 'termsandconditions', 'terms'),
    code: textIn(record, 'code', 'couponcode'),
    discount: discountOf(record, [title, words]),
    link: shopLink({
      own: textIn(record, 'merchanthomepage', 'homepage'),
      leading: [textIn(record, 'url'), textIn(record, 'smartlink'), textIn(record, 'affiliatelink')],
    }),
    starts: textIn(record, 'startdate'),
    ends: textIn(record, 'enddate'),
    category: labelsIn(record, 'categories').join(', '),
    tags: flagIn(record, 'featured') === true ? ['featured'] : [],
    regions: regionCodes(labelsIn(record, 'locations', 'location')),
    isExclusive: flagIn(record, 'publisherexclusive', 'exclusive') ?? false,
    isWithdrawn: !STANDING.test(textIn(record, 'status')),
  })
}

/** Of a value such as "20%", or of the type of the offer, where the words beside them name none. */
function discountOf(record: LooseRecord, words: readonly string[]): Discount | null {
  return (
    sumDiscount(textIn(record, 'offervalue'), words.join(' | ')) ?? discountOfType([textIn(record, 'offer')], words)
  )
}
