import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { LARGE, type LargeCatalog } from './fillLargeCatalog.ts'

const ABOUT = JSON.stringify([{ type: 'paragraph', text: 'What there is to know. '.repeat(20) }])
const POST = JSON.stringify(
  Array.from({ length: 12 }, (_, part) => [
    { type: 'heading', text: `Part ${part}` },
    { type: 'paragraph', text: 'Words that somebody wrote with care. '.repeat(20) },
  ]).flat(),
)
const LANES = JSON.stringify([
  { heading: 'New', from: { kind: 'newest' } },
  { heading: 'Students', from: { kind: 'tag', slug: 'tag-1' } },
  { heading: 'Lamps', from: { kind: 'category', slug: 'category-2' } },
  { heading: 'A brand', from: { kind: 'brand', slug: 'brand-3' } },
  { heading: 'An event', from: { kind: 'topic', slug: 'topic-1' } },
])

const numbers = (count: number) => sql`generate_series(1, ${sql.lit(count)}) n`

/** What offers are gathered under, and what is written. */
export async function fillContent(database: Kysely<Database>, catalog: LargeCatalog): Promise<void> {
  const { site, now } = catalog
  await sql`
    insert into category (site, slug, name, summary, about)
    select ${site}, 'category-' || n, 'Category ' || n, 'All of it.', ${ABOUT} from ${numbers(LARGE.categories)}`.execute(
    database,
  )
  await sql`
    update category c set parent_id = p.id from category p
    where c.site = ${site} and p.site = ${site} and p.slug = 'category-1' and c.slug like 'category-1_'`.execute(
    database,
  )
  for (const table of ['tag', 'brand'] as const)
    await sql`
      insert into ${sql.id(table)} (site, slug, name, summary, about)
      select ${site}, ${`${table}-`} || n, ${`${table} `} || n, 'What it means.', ${ABOUT}
      from ${numbers(table === 'tag' ? LARGE.tags : LARGE.brands)}`.execute(database)
  await sql`
    insert into topic (site, slug, name, summary, about, starts_at, ends_at)
    select ${site}, 'topic-' || n, 'Topic ' || n, 'What it is.', ${ABOUT},
      ${now}::timestamptz + (n - 6) * interval '10 days', ${now}::timestamptz + (n - 5) * interval '10 days'
    from ${numbers(LARGE.topics)}`.execute(database)
  await sql`
    insert into channel (site, slug, name, summary, mktsrc, lanes)
    select ${site}, 'channel-' || n, 'Channel ' || n, 'For some.', 'channel', ${LANES}
    from ${numbers(LARGE.channels)}`.execute(database)
  await sql`insert into author (site, slug, name, role) values (${site}, 'mara', 'Mara Quill', 'Tests codes')`.execute(
    database,
  )
  await sql`
    insert into post (site, slug, title, summary, body, author_id, category_id, published_at)
    select ${site}, 'post-' || n, 'Post ' || n, 'What it says.', ${POST},
      (select id from author where site = ${site}),
      (select min(id) from category where site = ${site}) + n % ${sql.lit(LARGE.categories)},
      ${now}::timestamptz - n * interval '12 hours'
    from ${numbers(LARGE.posts)}`.execute(database)
  await sql`
    insert into post_merchant (post_id, merchant_id)
    select p.id, first.id + (p.id * 31 + n) % ${sql.lit(catalog.merchants)}
    from post p, (select min(id) as id from merchant where site = ${site}) first, generate_series(1, 3) n
    where p.site = ${site}`.execute(database)
}
