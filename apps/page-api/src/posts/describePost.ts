import type { WirePageContent } from '@clipfront/page-data'
import { invariant } from '@clipfront/routing/errors'
import type { CatalogView } from '../context/CatalogView.ts'
import { readingMinutes } from './readingMinutes.ts'
import type { PostRow } from './selectPosts.ts'

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
