import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../database/tables.ts'
import { daysAgo, UK } from './seed.ts'

/** Stores an event that is on, and puts coupons into it; give what the test is about. */
export async function seedTopic(
  database: Kysely<Database>,
  fields: Partial<Insertable<Database['topic']>> = {},
  coupons: readonly { id: number }[] = [],
) {
  const topic = await database
    .insertInto('topic')
    .values({
      site: UK,
      slug: 'black-friday',
      name: 'Black Friday',
      starts_at: daysAgo(1),
      ends_at: daysAgo(-7),
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (coupons.length > 0)
    await database
      .insertInto('topic_coupon')
      .values(coupons.map(({ id }) => ({ topic_id: topic.id, coupon_id: id })))
      .execute()
  return topic
}

/** Stores somebody who writes. */
export async function seedAuthor(database: Kysely<Database>, fields: Partial<Insertable<Database['author']>> = {}) {
  return database
    .insertInto('author')
    .values({ site: UK, slug: 'mara', name: 'Mara Quill', role: 'Tests codes', ...fields })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stores a published post, which speaks of some shops; give what the test is about. */
export async function seedPost(
  database: Kysely<Database>,
  author: { id: number; site: string },
  fields: Partial<Insertable<Database['post']>> = {},
  merchants: readonly { id: number }[] = [],
) {
  const post = await database
    .insertInto('post')
    .values({
      site: author.site,
      slug: 'terms',
      title: 'How to read terms',
      summary: 'Four words that decide.',
      body: '[]',
      author_id: author.id,
      published_at: daysAgo(3),
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (merchants.length > 0)
    await database
      .insertInto('post_merchant')
      .values(merchants.map(({ id }) => ({ post_id: post.id, merchant_id: id })))
      .execute()
  return post
}
