import { type Site, sites } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import { countLive } from '@clipfront/catalog/counts'
import { refreshStatistics, type Database } from '@clipfront/catalog/database'
import { addDays, formatDay, makeEventDays } from '@clipfront/catalog/events'
import { rollUpDay } from '@clipfront/catalog/rollups'
import { findByLanguage } from '@clipfront/feeds/messages'
import { restoreDemoPictures } from './demoPictures.ts'
import { readDemo } from './readDemo.ts'
import {
  seedCategories,
  seedChannels,
  seedFormerSlugs,
  seedLabels,
  seedPosts,
  seedSynonyms,
  seedTopics,
} from './seedContent.ts'
import { DAYS_OF_EVENTS, seedEvents } from './seedEvents.ts'
import { createTextFormat, type Seeding } from './Seeding.ts'
import { seedCashback, seedMerchants, seedReviews } from './seedMerchants.ts'
import { seedOffers } from './seedOffers.ts'
import { seedTrials } from './seedTrials.ts'

/** A site with a row in one of these is in use. */
const USED_BY = ['merchant', 'category', 'tag', 'brand', 'topic', 'channel', 'author', 'former_slug'] as const
/** Two processes that start together must not both find an empty catalog. */
const SEED_LOCK = 4_710_021

export interface SeedReport {
  /** What became of each site: it got the demo, it had something, or the demo does not speak its language. */
  sites: { site: Site; outcome: 'seeded' | 'in-use' | 'no-language' }[]
  /** Pictures that were gone and are there again. */
  restored: number
}

/**
 * Seeds every site that has no row yet. Rows come in the same order every time. Pictures of the demo that rows name and the
 * media folder has lost are put back.
 * @param now the moment to which every date of the demo is relative
 * @param media absolute path of `CLIPFRONT_DATA/media`, where the pictures are put
 * @throws {ConfigError} a file of the demo is wrong, or the media folder cannot be written
 */
export async function seedDemo(database: Kysely<Database>, now: Date, media: string): Promise<SeedReport> {
  await makeEventDays(database, addDays(now, -DAYS_OF_EVENTS), now)
  const outcomes = await database.transaction().execute(async (transaction) => {
    await transaction.selectNoFrom((e) => e.fn('pg_advisory_xact_lock', [e.val(SEED_LOCK)]).as('lock')).execute()
    const used = await findUsedSites(transaction)
    const empty = sites.filter(({ code }) => !used.has(code))
    const demos = empty.length > 0 ? readDemo() : {}
    const seeded = new Set<Site>()
    for (const site of empty) {
      const demo = findByLanguage(demos, site.language)
      if (!demo) continue
      const format = createTextFormat(site.language, site.currency, demo.words)
      await seedSite({ database: transaction, site, demo, format, now, media })
      seeded.add(site)
    }
    return sites.map(
      (site) =>
        ({
          site,
          outcome: seeded.has(site) ? 'seeded' : used.has(site.code) ? 'in-use' : 'no-language',
        }) as const,
    )
  })
  const seeded = outcomes.filter(({ outcome }) => outcome === 'seeded')
  if (seeded.length > 0) await countSeeded(database, { seeded, now })
  return { sites: outcomes, restored: await restoreDemoPictures(database, media) }
}

async function countSeeded(
  database: Kysely<Database>,
  { seeded, now }: { seeded: readonly { site: Site }[]; now: Date },
): Promise<void> {
  await refreshStatistics(database)
  for (let day = DAYS_OF_EVENTS; day >= 0; day -= 1)
    await rollUpDay(database, { day: formatDay(addDays(now, -day)), now })
  // After the days: offers are ranked by their clicks.
  for (const { site } of seeded) await countLive(database, { site: site.code, now })
}

async function findUsedSites(database: Kysely<Database>): Promise<Set<string>> {
  const codes = await Promise.all(
    USED_BY.map((table) => database.selectFrom(table).select('site').distinct().execute()),
  )
  return new Set(codes.flat().map(({ site }) => site))
}

async function seedSite(seeding: Seeding): Promise<void> {
  const categories = await seedCategories(seeding)
  const merchants = await seedMerchants(seeding)
  await seedLabels(seeding)
  await seedSynonyms(seeding)
  const offers = await seedOffers(seeding, merchants, categories)
  await seedTrials(seeding, offers)
  await seedEvents(seeding, offers)
  await seedTopics(seeding, offers)
  await seedChannels(seeding)
  await seedPosts(seeding, merchants, categories)
  await seedReviews(seeding, merchants)
  await seedCashback(seeding, merchants)
  await seedFormerSlugs(seeding)
}
