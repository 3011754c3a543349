import type { Discount } from '../discount/Discount.ts'
import type { RawOffer } from '../draft/Draft.ts'
import { discountOfType } from '../fields/discountOfType.ts'
import { flagIn, labelsIn, type LooseRecord, termsIn, textIn } from '../fields/LooseRecord.ts'
import { networkOffer } from '../fields/networkOffer.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { shopLink } from '../fields/shopLink.ts'
import { sumDiscount } from '../fields/sumDiscount.ts'

/** What an incremental feed says of an offer that stands; whatever else it says takes it back. */
const STANDING = /^(?:|new|updated|active|live|expired)$/i

/** True for a record with the name that LinkMyDeals gives its offers. */
export function isLinkMyDeals(record: LooseRecord): boolean {
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
