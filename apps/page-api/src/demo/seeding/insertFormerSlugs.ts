import { daysBefore } from './moments.ts'
import type { Seeding } from './Seeding.ts'

/** Addresses that were: of a shop that has another name now, and of one that has closed. */
export async function insertFormerSlugs({ database, site, now }: Seeding): Promise<void> {
  const shop = { site: site.code, kind: 'merchant' } as const
  await database
    .insertInto('former_slug')
    .values([
      { ...shop, slug: 'nimbus-walking', current_slug: 'nimbus-shoes', since: daysBefore(now, 200) },
      { ...shop, slug: 'paperlane', current_slug: null, since: daysBefore(now, 90) },
      { ...shop, kind: 'tag', slug: 'no-postage', current_slug: 'free-delivery', since: daysBefore(now, 120) },
    ])
    .execute()
}
