import type { Insertable } from 'kysely'
import type { CashbackRateTable, ReviewTable } from '@clipfront/catalog/database'
import { hashTint } from '@clipfront/catalog/merchants'
import { pagePath } from '@clipfront/routing/page-paths'
import { storeDemoPicture } from './demoPictures.ts'
import type { DemoMerchant } from './demoSchemas.ts'
import { daysBefore, findId, formatBlocks, formatQuestions, type Ids, type Seeding } from './Seeding.ts'

/** So many of the best known merchants have reviews. */
const REVIEWED_MERCHANTS = 5

export async function seedMerchants(seeding: Seeding): Promise<Ids> {
  const { howToUse, questions } = seeding.demo.merchantTexts
  // Markdown is parsed once for all merchants; their names are put in afterwards.
  const help = {
    howToUse: formatBlocks(seeding.format(howToUse)),
    questions: formatQuestions(questions, seeding.format),
  }
  const rows = await Promise.all(seeding.demo.merchants.map((merchant) => toMerchantRow(merchant, help, seeding)))
  const inserted = await seeding.database.insertInto('merchant').values(rows).returning(['id', 'slug']).execute()
  return new Map(inserted.map(({ id, slug }) => [slug, id]))
}

async function toMerchantRow(
  { slug, name, popularity, summary, about, facts, offers }: DemoMerchant,
  help: Readonly<Record<'howToUse' | 'questions', string>>,
  { site, format, now, media }: Seeding,
) {
  const addedAt = daysBefore(now, 400)
  const hasCodes = offers.some(({ code }) => code)
  const forMerchant = (json: string): string =>
    hasCodes ? json.replaceAll('{name}', JSON.stringify(name).slice(1, -1)) : '[]'
  return {
    site: site.code,
    slug,
    name,
    domain: `${slug}.example`,
    tint: hashTint(name),
    logo: (await storeDemoPicture(media, `merchants/${slug}`)).path,
    summary: format(summary),
    facts: JSON.stringify(
      Object.entries(facts).map(([label, value]) => ({ label: format(label), value: format(value) })),
    ),
    about: formatBlocks(format(about ?? '')),
    how_to_use: forMerchant(help.howToUse),
    questions: forMerchant(help.questions),
    programme_target: pagePath('demo-shop', slug),
    popularity,
    created_at: addedAt,
    changed_at: addedAt,
  }
}

/** Reviews of the best known merchants; the last one of each waits. */
export async function seedReviews({ database, demo, format, now }: Seeding, merchants: Ids): Promise<void> {
  const known = demo.merchants.toSorted((a, b) => b.popularity - a.popularity).slice(0, REVIEWED_MERCHANTS)
  const { reviews } = demo.merchantTexts
  const rows = known.flatMap(({ slug }, place) =>
    reviews.map(({ rating, title, body, by }, index): Insertable<ReviewTable> => ({
      merchant_id: findId(merchants, slug),
      rating: Math.min(5, rating + (place % 2)),
      title: format(title ?? ''),
      body: format(body),
      by_name: by,
      written_at: daysBefore(now, 3 + index * 11 + place * 4),
      state: index === reviews.length - 1 ? 'waiting' : 'shown',
    })),
  )
  await database.insertInto('review').values(rows).execute()
}

/** Cashback by tier, boosted for a while, and as it was before. */
export async function seedCashback(seeding: Seeding, merchants: Ids): Promise<void> {
  const { database, demo, format, now } = seeding
  const { exclusions, terms } = demo.merchantTexts.cashback
  await database
    .insertInto('cashback')
    .values(
      demo.cashback.map(({ merchant, trackingHours, payingDays }) => ({
        merchant_id: findId(merchants, merchant),
        tracking_hours: trackingHours,
        paying_days: payingDays,
        exclusions: formatBlocks(format(exclusions)),
        terms: formatBlocks(format(terms)),
        changed_at: daysBefore(now, 12),
      })),
    )
    .execute()
  await database
    .insertInto('cashback_rate')
    .values(demo.cashback.flatMap((rates) => toRateRows(seeding, findId(merchants, rates.merchant), rates)))
    .execute()
}

function toRateRows(
  { demo, site, now }: Seeding,
  merchantId: number,
  { percentBefore, percent }: Seeding['demo']['cashback'][number],
): Insertable<CashbackRateTable>[] {
  const { newCustomers, accessories } = demo.merchantTexts.cashback
  const { currency } = site
  const changedAt = daysBefore(now, 96)
  // A round sum of about forty euros.
  const cap = { JPY: 6000, DKK: 300, AED: 160 }[currency] ?? 40
  const boost = { tier: newCustomers, percent: percent + 4, currency, cap, is_boost: true }
  const merchant = { merchant_id: merchantId }
  return [
    { ...merchant, percent: percentBefore, valid_from: daysBefore(now, 300), valid_until: changedAt },
    { ...merchant, percent, valid_from: changedAt },
    { ...merchant, tier: newCustomers, percent: percent + 2, currency, cap, valid_from: changedAt },
    { ...merchant, tier: accessories, percent: percent / 2, valid_from: daysBefore(now, 60) },
    { ...merchant, ...boost, valid_from: daysBefore(now, 48), valid_until: daysBefore(now, 41) },
    { ...merchant, ...boost, valid_from: daysBefore(now, 2), valid_until: daysBefore(now, -6) },
  ]
}
