import type { WirePageContent } from '@clipfront/page-data'
import { invariant } from '@clipfront/routing/errors'
import { type InferResult, sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import type { PostBlock } from '../database/tables/content.ts'

/** Published posts of the site with what a list says of each. Further conditions, order and limit are the caller's. */
export function selectPosts({ database, site, now }: CatalogView) {
  return database
    .selectFrom('post as p')
    .innerJoin('author as a', 'a.id', 'p.author_id')
    .leftJoin('category as k', 'k.id', 'p.category_id')
    .where('p.site', '=', site.code)
    .where('p.published_at', '<=', now)
    .select([
      'p.id',
      'p.slug',
      'p.title',
      'p.summary',
      'p.picture',
      'p.body',
      'p.picture',
      'p.published_at',
      'p.changed_at',
      'a.name as author_name',
      'k.slug as category_slug',
      'k.name as category_name',
    ])
}

export const newestFirst = sql`p.published_at desc, p.id desc`

type PostRow = InferResult<ReturnType<typeof selectPosts>>[number]

type WirePost = Extract<WirePageContent['blog'], { view: 'post' }>['post']

/** A post as lists carry it. */
export function describePost(row: PostRow, { now }: Pick<CatalogView, 'now'>): WirePost {
  const { published_at: publishedAt, changed_at: changedAt, category_slug: slug, category_name: name } = row
  invariant(publishedAt, 'a post that is shown has been published')
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    picture: row.picture,
    author: row.author_name,
    category: slug === null || name === null ? null : { slug, name },
    published_at: publishedAt.toISOString(),
    changed_at: changedAt && changedAt > publishedAt && changedAt <= now ? changedAt.toISOString() : null,
    reading_minutes: readingMinutes(row.body),
  }
}

const WORDS_A_MINUTE = 230
/** Of scripts that set no spaces. */
const SIGNS_A_MINUTE = 500

const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const WORDS = /[\p{L}\p{M}\p{N}’']+/gu

/** How long it takes to read a post, in whole minutes from 1. Offers in it are looked at, not read. */
export function readingMinutes(body: readonly PostBlock[]): number {
  const text = body.map(readText).join('\n')
  const signs = text.match(SIGNS)?.length ?? 0
  const words = text.replaceAll(SIGNS, ' ').match(WORDS)?.length ?? 0
  return Math.max(1, Math.round(signs / SIGNS_A_MINUTE + words / WORDS_A_MINUTE))
}

function readText(block: PostBlock): string {
  if (block.type === 'offer') return ''
  if (block.type === 'list') return block.items.join('\n')
  return block.type === 'links' ? block.links.map(({ label }) => label).join('\n') : block.text
}

/** What was published last. */
export async function latestPosts(view: CatalogView, limit: number) {
  const rows = await selectPosts(view).orderBy(newestFirst).limit(limit).execute()
  return rows.map((row) => describePost(row, view))
}

/** Posts that speak of some merchants, the last one first. */
export async function postsAbout(view: CatalogView, merchants: readonly number[], limit: number) {
  if (merchants.length === 0) return []
  const rows = await selectPosts(view)
    .where('p.id', 'in', (query) =>
      query.selectFrom('post_merchant').where('merchant_id', 'in', merchants).select('post_id'),
    )
    .orderBy(newestFirst)
    .limit(limit)
    .execute()
  return rows.map((row) => describePost(row, view))
}

/** Other posts of the same category or about the same merchants, those nearest to it first, then the last one. */
export async function relatedPosts(view: CatalogView, post: { id: number; category_id: number | null }, limit: number) {
  const shared = view.database
    .selectFrom('post_merchant as own')
    .innerJoin('post_merchant as other', 'other.merchant_id', 'own.merchant_id')
    .where('own.post_id', '=', post.id)
    .groupBy('other.post_id')
    .select(['other.post_id', sql<number>`count(*)`.as('shops')])
  const isNear = sql<boolean>`p.category_id = ${post.category_id}`
  const rows = await selectPosts(view)
    .leftJoin(shared.as('shared'), 'shared.post_id', 'p.id')
    .where('p.id', '<>', post.id)
    .where((is) => is.or([is('shared.post_id', 'is not', null), isNear]))
    .orderBy(sql`coalesce(shared.shops, 0) + coalesce(${isNear}, false)::int desc, p.published_at desc, p.id desc`)
    .limit(limit)
    .execute()
  return rows.map((row) => describePost(row, view))
}
