import type { Site } from '@clipfront/site-config'
import type { Discount } from '../discount/Discount.ts'
import { offerKey } from '../import/draft/offerKey.ts'
import { offerSign } from '../import/draft/offerSign.ts'
import { slugify } from '../import/draft/slugify.ts'
import { describeWorth } from '../messages/describeWorth.ts'
import type { Say } from './createSay.ts'
import type { DemoCatalogue, DemoDiscount, DemoMerchant, DemoOffer } from './DemoCatalogue.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SOURCE = 'editors'

interface Place {
  site: Pick<Site, 'code' | 'language' | 'currency'>
  testers: DemoCatalogue['testers']
  say: Say
  now: Date
}

/** One offer of the demo as a row of the coupon table, without its merchant. */
export function toCouponRow(merchant: DemoMerchant, offer: DemoOffer, { site, testers, say, now }: Place) {
  const inDays = (days: number | undefined): Date | null =>
    days === undefined ? null : new Date(now.getTime() + days * DAY_MS)
  const code = offer.code ?? ''
  const discount = toDiscount(offer.save, site.currency, say)
  const seenAt = new Date(now.getTime() - offer.seen * DAY_MS)
  const verifiedAt = offer.tested ? new Date(now.getTime() - offer.tested[1] * HOUR_MS) : null
  const shown = {
    code,
    title: say(offer.title),
    detail: say(offer.detail ?? ''),
    keyTerms: (offer.terms ?? []).map(say),
    conditions: {},
    terms: [],
    discount,
    promotionOff: describeWorth(discount, site),
    startsAt: inDays(offer.starts),
    endsAt: inDays(offer.ends),
  }
  return {
    site: site.code,
    // The demo's offers have no page at a shop; their titles tell deals of one worth apart.
    upk: offerKey({
      domain: `${merchant.slug}.example`,
      code,
      discount,
      landing: `/${slugify(offer.title)}`,
      title: offer.title,
    }),
    sign: offerSign(shown),
    code,
    title: shown.title,
    detail: shown.detail,
    key_terms: shown.keyTerms,
    discount: JSON.stringify(discount),
    promotion_off: shown.promotionOff,
    tags: shown.keyTerms.map((term) => slugify(term)),
    keywords: [merchant.name, ...merchant.categories, shown.title].join(' ').toLowerCase(),
    is_exclusive: offer.exclusive ?? false,
    starts_at: shown.startsAt,
    ends_at: shown.endsAt,
    first_seen_at: seenAt,
    confirmed_at: verifiedAt,
    verified_by: offer.tested ? (testers[offer.tested[0] % testers.length] ?? null) : null,
    verified_at: verifiedAt,
    votes_worked: offer.votes?.[0] ?? 0,
    votes_failed: offer.votes?.[1] ?? 0,
    source: SOURCE,
    source_list: [SOURCE],
    source_add_time: seenAt,
    changed_at: seenAt,
  }
}

function toDiscount(save: DemoDiscount, currency: string, say: Say): Discount {
  switch (save.kind) {
    case 'percent':
      return { kind: 'percent', percent: save.percent, upTo: save.upTo ?? false }
    case 'money':
      return { kind: 'money', amount: save.amount, currency, upTo: save.upTo ?? false }
    case 'price':
      return { kind: 'price', amount: save.amount, was: save.was, currency }
    case 'bundle':
      return { kind: 'bundle', buy: save.paid, get: save.all - save.paid, saving: { kind: 'percent', percent: 100 } }
    case 'other':
      return { kind: 'other', text: say(save.text) }
    default:
      return { kind: save.kind }
  }
}
