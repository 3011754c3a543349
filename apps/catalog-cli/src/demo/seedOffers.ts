import { blocksFromMarkdown } from '@clipfront/feeds/markdown'
import type { Conditions, Discount } from '@clipfront/feeds/discount'
import { offerKey, offerSign, slugify } from '@clipfront/feeds/draft'
import { describeWorth } from '@clipfront/feeds/messages'
import type { DemoMerchant, DemoOffer } from './demoSchemas.ts'
import { daysBefore, findId, hoursBefore, type Ids, type Seeding } from './Seeding.ts'

const SOURCE = 'editors'

/** Votes are cast on so many days before the moment of seeding: all of them are within the window of every figure. */
export const DAYS_OF_VOTES = 28

/** The votes of an offer; what ended longer ago has none. */
export function countVotes({ votes, ends = 1 }: DemoOffer): DemoOffer['votes'] {
  return ends > -DAYS_OF_VOTES ? votes : { worked: 0, failed: 0 }
}

/** An offer that has its row. */
export interface SeededOffer {
  id: number
  merchantId: number
  offer: DemoOffer
  /** Slugs; the merchant's first one is the first. */
  categories: readonly string[]
}

/** The offers of all merchants, in their categories. */
export async function seedOffers(seeding: Seeding, merchants: Ids, categories: Ids): Promise<SeededOffer[]> {
  const { database, demo } = seeding
  const toRow = createCouponRows(seeding)
  const prepared = demo.merchants.flatMap((merchant) =>
    merchant.offers.map((offer) => ({
      offer,
      merchant,
      row: { ...toRow(merchant, offer), merchant_id: findId(merchants, merchant.slug) },
    })),
  )
  const rows = prepared.map(({ row }) => row)
  const inserted = await database.insertInto('coupon').values(rows).returning(['id', 'upk']).execute()
  const ids = new Map(inserted.map(({ id, upk }) => [upk, id]))
  const offers = prepared.map(({ offer, merchant, row: { upk, merchant_id } }) => {
    const parts = demo.parts.filter((part) => part.merchant === merchant.slug).map(({ slug }) => slug)
    const own = new Set([...merchant.categories, ...offer.alsoIn, ...parts])
    return { id: findId(ids, upk), merchantId: merchant_id, offer, categories: [...own] }
  })
  const links = offers.flatMap(({ id, categories: own }) =>
    own.map((slug) => ({ coupon_id: id, category_id: findId(categories, slug) })),
  )
  await database.insertInto('coupon_category').values(links).execute()
  return offers
}

function toConditions({ leastBasket, audience, personal }: DemoOffer, currency: string): Conditions {
  return {
    ...(personal ? { uses: 1 } : {}),
    ...(leastBasket === undefined ? {} : { leastBasket: { amount: leastBasket, currency } }),
    ...(audience ? { audience } : {}),
  }
}

/** @returns makes an offer's row of the coupon table, without its merchant */
function createCouponRows({ site, demo, format, now }: Seeding) {
  const read = (text: string) => blocksFromMarkdown(format(text))
  const { code: forCode, deal: forDeal, always } = demo.terms
  const terms = { code: [...read(forCode), ...read(always)], deal: [...read(forDeal), ...read(always)] }
  const ago = (days: number | undefined): Date | null => (days === undefined ? null : daysBefore(now, days))
  const ahead = (days: number | undefined): Date | null => ago(days === undefined ? undefined : -days)

  return (merchant: DemoMerchant, offer: DemoOffer) => {
    const { code = '', tested } = offer
    const discount = toDiscount(offer.save, site.currency, format)
    const seenAt = daysBefore(now, offer.seen)
    const verifiedAt = tested ? hoursBefore(now, tested.hours) : null
    const shown = {
      code,
      title: format(offer.title),
      detail: format(
        offer.soldOut === undefined ? (offer.personal ? demo.personal : (offer.detail ?? '')) : demo.soldOut,
      ),
      keyTerms: offer.terms.map(format),
      conditions: toConditions(offer, site.currency),
      terms: code ? terms.code : terms.deal,
      discount,
      promotionOff: describeWorth(discount, site),
      startsAt: ahead(offer.starts),
      endsAt: ahead(offer.ends),
    }
    const listed = merchant.offers.filter(({ withdrawn, hidden }) => withdrawn === undefined && hidden === undefined)
    const votes = countVotes(offer)
    const brands = demo.brands.filter(({ categories }) => categories.includes(merchant.categories[0]))
    return {
      site: site.code,
      // The demo's offers have no page at their merchant; their titles tell deals of one worth apart.
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
      tags: toTags(offer),
      // Every other offer is for goods of the brand.
      brands: listed.indexOf(offer) % 2 === 0 ? brands.map(({ slug }) => slug) : [],
      keywords: [merchant.name, ...merchant.categories, shown.title].join(' ').toLowerCase(),
      is_exclusive: offer.exclusive,
      starts_at: shown.startsAt,
      ends_at: shown.endsAt,
      first_seen_at: seenAt,
      confirmed_at: verifiedAt,
      withdrawn_at: ago(offer.withdrawn ?? offer.soldOut),
      hidden_at: ago(offer.hidden),
      verified_by: tested ? demo.testers[tested.by] : null,
      verified_at: verifiedAt,
      votes_worked: votes.worked,
      votes_failed: votes.failed,
      source: SOURCE,
      source_list: [SOURCE],
      source_add_time: seenAt,
      changed_at: seenAt,
      // No editor puts forward what fails.
      weight: offer.failed ? 0 : listed.length - merchant.offers.indexOf(offer),
    }
  }
}

function toDiscount(save: DemoOffer['save'], currency: string, format: Seeding['format']): Discount {
  switch (save.kind) {
    case 'percent':
      return { kind: 'percent', percent: save.percent, upTo: save.upTo }
    case 'money':
      return { kind: 'money', amount: save.amount, currency, upTo: save.upTo }
    case 'price':
      return { kind: 'price', amount: save.amount, was: save.was, currency, from: false }
    case 'bundle':
      return { kind: 'bundle', buy: save.paid, get: save.all - save.paid, saving: { kind: 'percent', percent: 100 } }
    case 'other':
      return { kind: 'other', text: format(save.text) }
    default:
      return { kind: save.kind }
  }
}

/** Slugs of `tags` in `common.yaml`. */
function toTags({ save, audience }: DemoOffer): string[] {
  return [
    save.kind === 'free-delivery' && 'free-delivery',
    save.kind === 'gift' && 'free-gift',
    audience === 'new-customers' && 'first-order',
    save.kind === 'bundle' && 'bundles',
    (save.kind === 'price' || ('upTo' in save && save.upTo)) && 'reduced',
  ].filter((tag) => tag !== false)
}
