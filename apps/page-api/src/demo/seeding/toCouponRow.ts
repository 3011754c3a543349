import type { Block } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import type { Discount } from '../../discount/Discount.ts'
import { offerKey } from '../../import/draft/offerKey.ts'
import { offerSign } from '../../import/draft/offerSign.ts'
import { slugify } from '../../import/draft/slugify.ts'
import { describeWorth } from '../../messages/describeWorth.ts'
import type { Say } from '../createSay.ts'
import type { DemoCatalogue, DemoDiscount, DemoMerchant, DemoOffer } from '../DemoCatalogue.ts'
import { conditionsOf } from './conditionsOf.ts'
import { brandsOf, tagsOf } from './labelsOf.ts'
import { daysBefore, hoursBefore } from './moments.ts'

const SOURCE = 'editors'

interface Place {
  site: Pick<Site, 'code' | 'language' | 'currency'>
  testers: DemoCatalogue['testers']
  say: Say
  now: Date
  /** Of a code, and of a deal. */
  terms: Readonly<Record<'code' | 'deal', readonly Block[]>>
}

/** One offer of the demo as a row of the coupon table, without its merchant. */
export function toCouponRow(merchant: DemoMerchant, offer: DemoOffer, { site, testers, say, now, terms }: Place) {
  const ago = (days: number | undefined): Date | null => (days === undefined ? null : daysBefore(now, days))
  const code = offer.code ?? ''
  const discount = toDiscount(offer.save, site.currency, say)
  const seenAt = daysBefore(now, offer.seen)
  const verifiedAt = offer.tested ? hoursBefore(now, offer.tested[1]) : null
  const { conditions, otherTerms } = conditionsOf(offer, site.currency)
  const shown = {
    code,
    title: say(offer.title),
    detail: say(offer.detail ?? ''),
    keyTerms: otherTerms.map(say),
    conditions,
    terms: [...(code ? terms.code : terms.deal)],
    discount,
    promotionOff: describeWorth(discount, site),
    startsAt: ago(offer.starts === undefined ? undefined : -offer.starts),
    endsAt: ago(offer.ends === undefined ? undefined : -offer.ends),
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
    conditions: JSON.stringify(shown.conditions),
    terms: JSON.stringify(shown.terms),
    tags: tagsOf(offer),
    brands: brandsOf(merchant, offer),
    keywords: [merchant.name, ...merchant.categories, shown.title].join(' ').toLowerCase(),
    is_exclusive: offer.exclusive ?? false,
    starts_at: shown.startsAt,
    ends_at: shown.endsAt,
    first_seen_at: seenAt,
    confirmed_at: verifiedAt,
    withdrawn_at: ago(offer.withdrawn),
    hidden_at: ago(offer.hidden),
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
