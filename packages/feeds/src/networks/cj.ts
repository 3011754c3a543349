import type { RawOffer, RejectReason } from '../draft/Draft.ts'
import type { FeedRecord } from '../fields/FeedRecord.ts'
import { findDiscountByType } from '../fields/parseDiscount.ts'
import { regionCodes } from '../fields/regionCodes.ts'
import { merchantLink } from '../fields/merchantLink.ts'
import { readXmlRecords } from '../formats/readXmlRecords.ts'
import { findCodes } from '../text/findCodes.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { plainText } from '../text/plainText.ts'
import { type Network, networkOffer } from './readNetwork.ts'

const SEARCH = { name: 'an answer of CJ’s link search', records: { links: 'link' } } as const

/** CJ: answers of its link search (XML). What it says of commissions and earnings is not read. */
export const cj: Network = {
  name: 'CJ',
  readers: { xml: (file) => readXmlRecords(file, SEARCH) },
  signs: [['linkid'], ['relationshipstatus', 'linkcodehtml']],
  isKnown: (record) => record.has('linkid') || record.has('linkname') || record.has('advertiserid'),
  toOffer,
}

function toOffer(record: FeedRecord): RawOffer | RejectReason {
  const status = record.text('relationshipstatus').toLowerCase()
  if (status && status !== 'joined') return 'not_joined'
  const linkCode = record.text('linkcodehtml')
  const title = record.text('linkname') || plainText(linkCode)
  const description = record.text('description')
  const types = record.labels('promotiontype')
  const code = record.text('couponcode')
  if (types.length === 0 && !code && !namesOffer(`${title} | ${description}`)) return 'no_offer'
  // The HTML for a page stands in the feed as text, or as elements of the document.
  const linkInCode = record.text('linkcodehtmlahref') || /\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(linkCode)?.[1]
  return networkOffer({
    source: 'cj',
    externalId: plainText(record.text('linkid')),
    merchantName: record.text('advertisername'),
    title,
    description,
    code,
    link: merchantLink({ leading: [record.text('destination'), record.text('clickurl'), linkInCode ?? ''] }),
    discount: findDiscountByType(types, [title, description]),
    starts: record.text('promotionstartdate'),
    ends: record.text('promotionenddate'),
    category: record.text('category'),
    tags: [...types, ...record.labels('category')],
    regions: regionCodes(record.labels('targetedcountries')),
  })
}

/** The search lists banners and links to home pages too. */
function namesOffer(text: string): boolean {
  const wording = plainText(text)
  return findDiscount(wording) !== null || findCodes(wording, { bareToo: false }).length > 0
}
