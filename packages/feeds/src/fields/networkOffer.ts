import type { Conditions } from '../discount/Conditions.ts'
import type { Discount } from '../discount/Discount.ts'
import type { GivenFields, RawOffer } from '../draft/Draft.ts'
import { NOTHING_GIVEN } from '../draft/NOTHING_GIVEN.ts'
import { findCodes } from '../text/findCodes.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { plainText } from '../text/plainText.ts'
import { tableDate } from './tableDate.ts'

/** What the feeds of networks say of an offer, each under names of its own. Everything but the first three may be missing. */
export interface NetworkOffer extends Partial<Omit<GivenFields, 'conditions'>> {
  /** The network's name. */
  source: string
  shopName: string
  title: string
  /** The offer's page at the shop, or the shop's home; empty where the feed does not say. */
  link?: string
  description?: string
  code?: string
  /** From fields of its own; the words are asked where it is null. */
  discount?: Discount | null
  /** From fields of their own; they count before those that the words name. */
  conditions?: Conditions
  /** As the feed writes them. */
  starts?: string
  ends?: string
  addedOn?: string
  category?: string
  language?: string
}

/** An offer of a network's feed, ready to be drafted. */
export function networkOffer(offer: NetworkOffer): RawOffer {
  const { source, shopName, title, link = '', description = '', code = '', discount, conditions } = offer
  const { starts = '', ends = '', addedOn = '', category = '', language = 'en', ...given } = offer
  const words = plainText(title)
  return {
    name: shopName,
    text: description,
    isDescription: false,
    terms: '',
    links: [link],
    codes: findCodes(words, { bareToo: false }),
    discount: discount ?? findDiscount(words) ?? null,
    starts: tableDate(starts, undefined),
    ends: tableDate(ends, undefined),
    addedOn: tableDate(addedOn, undefined),
    year: null,
    category,
    source,
    language,
    given: {
      ...NOTHING_GIVEN,
      ...pickGiven(given),
      title,
      code,
      conditions: conditions ?? {},
    },
  }
}

function pickGiven(offer: Partial<GivenFields>): Partial<GivenFields> {
  const { externalId, terms, tags, brands, isExclusive, publishFrom, publishUntil, regions, isWithdrawn } = offer
  const fields = { externalId, terms, tags, brands, isExclusive, publishFrom, publishUntil, regions, isWithdrawn }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
