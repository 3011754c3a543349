import type { Insertable } from 'kysely'
import type { CashbackRateTable, ReviewTable } from '../../database/tables/merchants.ts'
import { tintOf } from '../../import/draft/tintOf.ts'
import { storePicture } from '../../media/storePicture.ts'
import type { DemoMerchant } from '../DemoCatalogue.ts'
import { idOf } from './idOf.ts'
import { blocks, questions } from './insertLabels.ts'
import { daysBefore } from './moments.ts'
import { logoOf } from './pictures.ts'
import type { Ids, Seeding } from './Seeding.ts'

/** So many of the best known shops are written about. */
const REVIEWED_SHOPS = 5
/** Shops that pay back; what by each of their rates, in per cent, before and now. */
const CASHBACK = {
  'nimbus-shoes': [3, 4],
  'volta-and-vine': [2, 2.5],
  'wayfarer-stays': [5, 6],
} as const

/** The demo's shops, each with a picture of its own. */
export async function insertMerchants(seeding: Seeding): Promise<Ids> {
  const { howToUse, questions: asked } = seeding.demo.content.shops
  // Markdown is read once for all shops; their names are put in afterwards.
  const help = { howToUse: blocks(seeding.say(howToUse)), asked: questions(asked, seeding.say) }
  const rows = seeding.demo.merchants.map((merchant) => toMerchantRow(merchant, help, seeding))
  const inserted = await seeding.database.insertInto('merchant').values(rows).returning(['id', 'slug']).execute()
  return new Map(inserted.map(({ id, slug }) => [slug, id]))
}

interface Help {
  howToUse: string
  asked: string
}

function toMerchantRow(merchant: DemoMerchant, help: Help, { site, demo, say, now, media }: Seeding) {
  const { slug, name, popularity, summary, facts, offers } = merchant
  const addedAt = daysBefore(now, 400)
  const ofShop = (json: string): string => json.replaceAll('{name}', JSON.stringify(name).slice(1, -1))
  const hasCodes = offers.some(({ code }) => code)
  const told: Readonly<Record<string, string>> = demo.content.shops.about
  return {
    site: site.code,
    slug,
    name,
    domain: `${slug}.example`,
    tint: tintOf(name),
    logo: storePicture(media, logoOf(merchant)),
    summary: say(summary),
    facts: JSON.stringify(facts.map(([label, value]) => ({ label: say(label), value: say(value) }))),
    about: blocks(say(told[slug] ?? '')),
    how_to_use: hasCodes ? ofShop(help.howToUse) : '[]',
    questions: hasCodes ? ofShop(help.asked) : '[]',
    programme_target: `/demo-shop/${slug}`,
    popularity,
    created_at: addedAt,
    changed_at: addedAt,
  }
}

/** What shoppers wrote of the best known shops; the last one of each waits to be looked through. */
export async function insertReviews({ database, demo, say, now }: Seeding, merchants: Ids): Promise<void> {
  const known = demo.merchants.toSorted((a, b) => b.popularity - a.popularity).slice(0, REVIEWED_SHOPS)
  const { reviews } = demo.content.shops
  const rows = known.flatMap(({ slug }, shop) =>
    reviews.map(([rating, title, body, by], index): Insertable<ReviewTable> => ({
      merchant_id: idOf(merchants, slug),
      rating: Math.min(5, rating + (shop % 2)),
      title: say(title),
      body: say(body),
      by_name: by,
      written_at: daysBefore(now, 3 + index * 11 + shop * 4),
      state: index === reviews.length - 1 ? 'waiting' : 'shown',
    })),
  )
  await database.insertInto('review').values(rows).execute()
}

/** What some shops pay back: by tier, more than usual for a while, and how it was before. */
export async function insertCashback(seeding: Seeding, merchants: Ids): Promise<void> {
  const { database, demo, say, now } = seeding
  const { exclusions, terms } = demo.content.shops.cashback
  const shops = Object.keys(CASHBACK) as (keyof typeof CASHBACK)[]
  await database
    .insertInto('cashback')
    .values(
      shops.map((slug, index) => ({
        merchant_id: idOf(merchants, slug),
        tracking_hours: 24 * (index + 1),
        paying_days: 45 + index * 15,
        exclusions: blocks(say(exclusions)),
        terms: blocks(say(terms)),
        changed_at: daysBefore(now, 12),
      })),
    )
    .execute()
  await database
    .insertInto('cashback_rate')
    .values(shops.flatMap((slug) => ratesOf(seeding, idOf(merchants, slug), CASHBACK[slug])))
    .execute()
}

type Rate = Insertable<CashbackRateTable>

function ratesOf({ demo, site, now }: Seeding, merchantId: number, [before, usual]: readonly [number, number]): Rate[] {
  const { newCustomers, accessories } = demo.content.shops.cashback
  const { currency } = site
  const merchant = { merchant_id: merchantId }
  return [
    { ...merchant, percent: before, valid_from: daysBefore(now, 300), valid_until: daysBefore(now, 96) },
    { ...merchant, percent: usual, valid_from: daysBefore(now, 96) },
    {
      ...merchant,
      tier: newCustomers,
      percent: usual + 2,
      currency,
      cap: capIn(currency),
      valid_from: daysBefore(now, 96),
    },
    { ...merchant, tier: accessories, percent: usual / 2, valid_from: daysBefore(now, 60) },
    {
      ...merchant,
      percent: usual * 2,
      is_boost: true,
      valid_from: daysBefore(now, 48),
      valid_until: daysBefore(now, 41),
    },
    {
      ...merchant,
      percent: usual * 2,
      is_boost: true,
      valid_from: daysBefore(now, 2),
      valid_until: daysBefore(now, -6),
    },
  ]
}

/** A round sum of about forty euros. */
function capIn(currency: string): number {
  return { JPY: 6000, DKK: 300, AED: 160 }[currency] ?? 40
}
