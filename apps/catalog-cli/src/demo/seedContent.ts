import { blocksFromMarkdown } from '@clipfront/feeds/markdown'
import { readLanguage } from '@clipfront/catalog/search'
import { postFromMarkdown } from '../editing/posts/parsePost.ts'
import { addSynonym } from '../editing/synonyms.ts'
import { resolveMessages } from '@clipfront/catalog/messages'
import { storeDemoPicture } from './demoPictures.ts'
import { daysBefore, findId, formatBlocks, formatQuestions, type Ids, type Seeding } from './Seeding.ts'
import type { SeededOffer } from './seedOffers.ts'

/** Categories with their parts. */
export async function seedCategories({ database, site, demo, format }: Seeding): Promise<Ids> {
  const names: Readonly<Record<string, string>> = resolveMessages(site.language).categories
  const questions = formatQuestions(demo.categoryQuestions, format)
  const rows = demo.categories.map(([slug, summary]) => ({
    site: site.code,
    slug,
    name: names[slug] ?? slug,
    summary: format(summary),
    questions,
  }))
  const whole = await database.insertInto('category').values(rows).returning(['id', 'slug']).execute()
  const ids = new Map(whole.map(({ id, slug }) => [slug, id]))
  const parts = demo.parts.map(({ slug, parent, name, summary }) => ({
    site: site.code,
    slug,
    name,
    summary: format(summary),
    parent_id: findId(ids, parent),
  }))
  const inserted = await database.insertInto('category').values(parts).returning(['id', 'slug']).execute()
  for (const { id, slug } of inserted) ids.set(slug, id)
  return ids
}

/** Words that find each other; sites of one language share them. */
export async function seedSynonyms({ database, site, demo, now }: Seeding): Promise<void> {
  const change = { by: demo.testers[0], reason: 'Shoppers say one and merchants the other.', now }
  for (const [word, other] of demo.synonyms)
    await addSynonym(database, { language: readLanguage(site), word, other }, change)
}

/** Tags and brands. */
export async function seedLabels({ database, site, demo, format }: Seeding): Promise<void> {
  const tags = demo.tags.map(({ slug, name, summary, about }) => ({
    site: site.code,
    slug,
    name: format(name),
    summary: format(summary),
    about: formatBlocks(format(about)),
  }))
  const brands = demo.brands.map(({ slug, name, summary, about }) => ({
    site: site.code,
    slug,
    name,
    summary: format(summary),
    about: formatBlocks(format(about)),
  }))
  await database.insertInto('tag').values(tags).execute()
  await database.insertInto('brand').values(brands).execute()
}

/** Events, each with the offers whose first category it is about. */
export async function seedTopics(seeding: Seeding, offers: readonly SeededOffer[]): Promise<void> {
  const { database, site, demo, format, now, media } = seeding
  const pictures = await Promise.all(demo.topics.map(({ slug }) => storeDemoPicture(media, `topics/${slug}`)))
  const rows = demo.topics.map(({ slug, name, summary, about, questions, starts, ends }, index) => ({
    site: site.code,
    slug,
    name: format(name),
    summary: format(summary),
    about: formatBlocks(format(about)),
    questions: formatQuestions(questions, format),
    starts_at: starts === undefined ? null : daysBefore(now, -starts),
    ends_at: ends === undefined ? null : daysBefore(now, -ends),
    picture: JSON.stringify(pictures[index]),
  }))
  const topics = await database.insertInto('topic').values(rows).returning(['id', 'slug']).execute()
  const ids = new Map(topics.map(({ id, slug }) => [slug, id]))
  const links = demo.topics.flatMap(({ slug, categories }) =>
    offers
      .filter(({ categories: [first] }) => categories.some((category) => category === first))
      .map((offer) => ({ topic_id: findId(ids, slug), coupon_id: offer.id })),
  )
  await database.insertInto('topic_coupon').values(links).execute()
}

/** Pages for visitors who come by a letter or by the app. */
export async function seedChannels({ database, site, demo, format }: Seeding): Promise<void> {
  const rows = demo.channels.map(({ slug, name, summary, lanes, headings }) => ({
    site: site.code,
    slug,
    name: format(name),
    summary: format(summary),
    mktsrc: slug,
    lanes: JSON.stringify(lanes.map((from, index) => ({ heading: format(headings[index] ?? ''), from }))),
  }))
  await database.insertInto('channel').values(rows).execute()
}

/** Posts of two authors, who review each other's. */
export async function seedPosts(seeding: Seeding, merchants: Ids, categories: Ids): Promise<void> {
  const { database, site, demo, format, now, media } = seeding
  const authors = await seedAuthors(seeding)
  for (const [index, { slug, title, summary, body, category, published, changed }] of demo.posts.entries()) {
    const parts = postFromMarkdown(format(body))
    const { id } = await database
      .insertInto('post')
      .values({
        site: site.code,
        slug,
        title: format(title),
        summary: format(summary),
        body: JSON.stringify(parts),
        author_id: authors[index % 2] ?? 0,
        reviewer_id: index % 2 === 0 ? (authors[1] ?? null) : null,
        category_id: category === undefined ? null : findId(categories, category),
        picture: JSON.stringify(await storeDemoPicture(media, `posts/${slug}`)),
        published_at: daysBefore(now, published),
        changed_at: changed === undefined ? null : daysBefore(now, changed),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const named = new Set(parts.flatMap((part) => (part.type === 'offer' ? [part.merchant] : [])))
    await database
      .insertInto('post_merchant')
      .values([...named].map((merchant) => ({ post_id: id, merchant_id: findId(merchants, merchant) })))
      .execute()
  }
}

/** The first testers. */
async function seedAuthors({ database, site, demo, format, media }: Seeding): Promise<number[]> {
  const pictures = await Promise.all(
    demo.authors.map(({ slug }) => storeDemoPicture(media, `authors/${demo.language}-${slug}`)),
  )
  const rows = demo.authors.map(({ slug, role, about }, index) => ({
    site: site.code,
    slug,
    name: demo.testers[index] ?? '',
    role: format(role),
    about: JSON.stringify(blocksFromMarkdown(format(about))),
    picture: JSON.stringify(pictures[index]),
  }))
  const inserted = await database.insertInto('author').values(rows).returning('id').execute()
  return inserted.map(({ id }) => id)
}

/** Addresses that were: of merchants and tags that have another name now, or are gone. */
export async function seedFormerSlugs({ database, site, demo, now }: Seeding): Promise<void> {
  const rows = demo.formerSlugs.map(({ kind, slug, current, since }) => ({
    site: site.code,
    kind,
    slug,
    current_slug: current ?? null,
    since: daysBefore(now, since),
  }))
  await database.insertInto('former_slug').values(rows).execute()
}
