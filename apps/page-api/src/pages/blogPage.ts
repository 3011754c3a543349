import { sql } from 'kysely'
import { resolveMessages } from '@clipfront/catalog/messages'
import { describePost, newestFirst, selectPosts } from '@clipfront/catalog/posts'
import { describeCrawling } from '../alternates/listAlternates.ts'
import { findListPaths } from '../alternates/indexablePaths.ts'
import { buildPage } from './buildPage.ts'
import type { CatalogView, PageRequest } from '@clipfront/catalog/context'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'

const POSTS_PER_PAGE = 12

/** What was published, the last one first, a page at a time. */
export async function blogPage(view: CatalogView, { page }: PageRequest) {
  const offset = (page - 1) * POSTS_PER_PAGE
  const [{ total }, rows, paths] = await Promise.all([
    countPosts(view),
    selectPosts(view).orderBy(newestFirst).limit(POSTS_PER_PAGE).offset(offset).execute(),
    findListPaths(view, 'blog'),
  ])
  const pages = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
  if (page > pages) return undefined
  const words = resolveMessages(view.site.language).blog
  const { robots, alternates } = describeCrawling(view.site, 'blog', paths)
  return buildPage(view.site, {
    page: 'blog',
    title: words.title(view.site.name, page),
    description: words.description(view.site.name),
    canonicalPath: page > 1 ? `${PAGE_PATHS.posts}?page=${page}` : PAGE_PATHS.posts,
    robots,
    data: { view: 'list', posts: rows.map((row) => describePost(row, view)), paging: { page, pages, total, offset } },
    // Pages of a list do not correspond: the second one holds other posts elsewhere.
    alternates: page === 1 ? alternates : [],
    tags: ['blog', ...rows.map(({ id }) => `post:${id}`)],
  })
}

function countPosts({ database, site, now }: CatalogView): Promise<{ total: number }> {
  return database
    .selectFrom('post')
    .where('site', '=', site.code)
    .where('published_at', '<=', now)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
}
